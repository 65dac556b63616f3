import { carton, syringe, vial } from './parts.mjs'
import { fluent, ground, inks, label, shadow, still, tints, writeSvg } from './svg.mjs'

/** [slug, tint, carton title, corner, arrangement, doses, icon of the disease or the target group] */
const vaccines = [
  ['hpv9', 'mint', 'HPV 9', '0.5 mL', 'box', 3, 'tulip'],
  ['flu', 'sky', 'FLU', '四價', 'pen', 1, 'snowflake'],
  ['zoster', 'blush', 'SHZ', '2 針', 'row', 2, 'shield'],
  ['pneumo', 'sand', 'PCV', '20', 'row', 1, 'lungs'],
  ['hepb', 'sage', 'HEP B', '3 針', 'row', 3, 'baby'],
  ['hepa', 'slate', 'HEP A', '2 針', 'tall', 2, 'oyster'],
  ['mmr', 'blush', 'MMR', '2 針', 'pen', 2, 'teddy-bear'],
  ['varicella', 'mint', 'VAR', '2 針', 'pen', 2, 'backpack'],
  ['tdap', 'sky', 'Tdap', '1 針', 'tall', 1, 'adhesive-bandage'],
  ['meningo', 'sage', 'MenACWY', '1 針', 'tall', 1, 'graduation-cap'],
  ['rabies', 'sand', 'RAB', '3 針', 'box', 3, 'dog-face'],
  ['typhoid', 'slate', 'TYP', '1 針', 'box', 1, 'luggage'],
]

/** A round sign for the disease or the target group, in the colour of the box. */
const badge = (icon, cx, cy, colour) =>
  `<circle cx="${cx}" cy="${cy}" r="46" fill="#fff" stroke="${colour}" stroke-width="6"/>${fluent(icon, cx - 29, cy - 29, 58)}`

/**
 * Four arrangements, which distinguish boxes of one colour; the icon stands for the disease or the target
 * group.
 */
const scenes = {
  box: ({ colour, dark, pale, title, corner, icon }) =>
    carton(84, 182, 128, 130, colour, dark, title, corner) +
    vial(250, 220, 0.9, dark, pale) +
    badge(icon, 278, 150, colour),
  tall: ({ colour, dark, pale, title, corner, icon }) =>
    carton(92, 132, 104, 180, colour, dark, title, corner) +
    vial(236, 232, 0.8, dark, pale) +
    badge(icon, 281, 163, colour),
  pen: ({ colour, dark, pale, title, corner, icon }) =>
    carton(76, 210, 132, 102, colour, dark, title, corner) +
    syringe(288, 226, 16, 1, pale, dark) +
    badge(icon, 145, 141, colour),
  row: ({ colour, dark, pale, title, corner, count, icon }) =>
    Array.from({ length: count }, (_, i) =>
      vial(224 - i * 22 + (i % 2) * 50, 196 + i * 8, 0.9, dark, pale),
    ).join('') +
    carton(70, 190, 116, 122, colour, dark, title, corner) +
    badge(icon, 142, 124, colour),
}

function doses(tint, count, icon) {
  const [colour] = inks[tint]
  const width = 90
  const start = 200 - ((count - 1) * width) / 2
  const line =
    count > 1
      ? `<path d="M${start} 246 H${start + (count - 1) * width}" stroke="${tints[tint][3]}" stroke-width="10" stroke-linecap="round"/>`
      : ''
  const discs = Array.from(
    { length: count },
    (_, i) =>
      `<circle cx="${start + i * width}" cy="246" r="32" fill="${i === 0 ? colour : '#fff'}" stroke="${colour}" stroke-width="5"/>${label(String(i + 1), start + i * width, 257, 30, i === 0 ? '#fff' : inks[tint][1])}`,
  ).join('')
  return `${ground(tint, 400, 400, false)}<circle cx="200" cy="200" r="176" fill="#fff" opacity=".4"/>${badge(icon, 200, 126, colour)}${line}${discs}<rect x="140" y="306" width="120" height="10" rx="5" fill="${tints[tint][3]}"/>`
}

function tray(tint) {
  const [colour, dark] = inks[tint]
  return `${ground(tint, 400, 400, false)}<circle cx="200" cy="190" r="170" fill="#fff" opacity=".45"/>${shadow(200, 318, 150)}<path d="M56 268 h288 l-24 44 q-6 10 -18 10 H98 q-12 0 -18 -10 z" fill="#C6D0D5"/><rect x="48" y="256" width="304" height="18" rx="9" fill="#E4EAED"/><g transform="translate(0 30)">${syringe(168, 158, -62, 1, tints[tint][3], dark)}</g>${vial(256, 158, 0.92, colour, tints[tint][1])}${fluent('adhesive-bandage', 84, 196, 70, 10)}`
}

export function drawVaccines() {
  for (const [slug, tint, title, corner, scene, count, icon] of vaccines) {
    const [colour, dark] = inks[tint]
    const pale = tints[tint][3]
    still(`goods/vaccine-${slug}`, tint, () =>
      scenes[scene]({ colour, dark, pale, title, corner, count, icon }),
    )
    writeSvg(`goods/vaccine-${slug}-2`, 400, 400, () => doses(tint, count, icon))
    writeSvg(`goods/vaccine-${slug}-3`, 400, 400, () => tray(tint))
  }
}
