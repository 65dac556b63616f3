// Round category pictures and the wordless marks of the invented brands.
import { fluent, inks, tints, writeSvg } from './svg.mjs'

/** [slug, tint, icon] */
const categories = [
  ['packages', 'mint', 'clipboard'],
  ['package-general', 'sky', 'stethoscope'],
  ['package-women', 'blush', 'tulip'],
  ['package-men', 'sky', 'flexed-biceps'],
  ['package-organ', 'blush', 'red-heart'],
  ['package-family', 'sage', 'teddy-bear'],
  ['package-special', 'slate', 'microscope'],
  ['package-teeth-eyes', 'sky', 'tooth'],
  ['package-lab', 'sand', 'microscope'],
  ['vaccines', 'mint', 'syringe'],
  ['vaccine-adult', 'sky', 'shield'],
  ['vaccine-child', 'sand', 'baby'],
  ['vaccine-travel', 'sage', 'luggage'],
  ['services', 'sand', 'calendar'],
  ['service-free', 'mint', 'green-heart'],
  ['service-cross', 'sky', 'passport-control'],
  ['goods', 'sage', 'pill'],
  ['goods-nutrition', 'sand', 'tangerine'],
  ['goods-monitoring', 'slate', 'thermometer'],
  ['goods-protection', 'mint', 'soap'],
  ['goods-oral-eye', 'sky', 'tooth'],
  ['goods-baby', 'blush', 'baby-bottle'],
  ['goods-skin', 'blush', 'lotion-bottle'],
  ['goods-rehab', 'sage', 'running-shoe'],
]
export function drawCategories() {
  for (const [slug, tint, icon] of categories) {
    writeSvg(
      `categories/${slug}`,
      200,
      200,
      () =>
        `<rect width="200" height="200" rx="56" fill="${tints[tint][1]}"/><circle cx="100" cy="92" r="70" fill="#fff" opacity=".55"/>${fluent(icon, 48, 42, 104)}`,
    )
  }
}

const shapes = [
  (c) =>
    `<circle cx="80" cy="100" r="42" fill="${c[0]}"/><circle cx="120" cy="100" r="42" fill="${c[1]}" opacity=".75"/>`,
  (c) =>
    `<path d="M100 46 q56 30 54 74 q-20 36 -54 36 q-34 0 -54 -36 q-2 -44 54 -74z" fill="${c[0]}"/><path d="M100 74 v68" stroke="#fff" stroke-width="8" stroke-linecap="round"/>`,
  (c) =>
    `<rect x="54" y="54" width="42" height="42" rx="12" fill="${c[0]}"/><rect x="104" y="54" width="42" height="42" rx="21" fill="${c[1]}"/><rect x="54" y="104" width="42" height="42" rx="21" fill="${c[1]}"/><rect x="104" y="104" width="42" height="42" rx="12" fill="${c[0]}"/>`,
  (c) =>
    `<path d="M46 130 q54 -100 108 0" fill="none" stroke="${c[0]}" stroke-width="18" stroke-linecap="round"/><path d="M68 142 q32 -56 64 0" fill="none" stroke="${c[1]}" stroke-width="16" stroke-linecap="round"/>`,
  (c) =>
    `<path d="M100 44 l48 28 v56 l-48 28 l-48 -28 v-56z" fill="${c[0]}"/><circle cx="100" cy="100" r="22" fill="#fff"/>`,
  (c) =>
    `<circle cx="100" cy="100" r="50" fill="none" stroke="${c[0]}" stroke-width="16"/><path d="M100 72 v56 M72 100 h56" stroke="${c[1]}" stroke-width="14" stroke-linecap="round"/>`,
]
const brandSlugs = [
  'anlan',
  'qinghe',
  'yuanmu',
  'bailu',
  'xinghe',
  'nuanyang',
  'zhuyin',
  'haicheng',
  'kangxu',
  'muqin',
  'sente',
  'jiecheng',
]
export function drawBrands() {
  const names = Object.keys(tints)
  brandSlugs.forEach((slug, i) => {
    const tint = names[(i * 5) % names.length]
    writeSvg(
      `brands/${slug}`,
      200,
      200,
      () =>
        `<rect width="200" height="200" rx="40" fill="${tints[tint][0]}"/>${shapes[i % shapes.length](inks[tint])}`,
    )
  })
}
