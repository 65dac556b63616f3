// Wide scenes: banners (the page places text on the free left part), articles, opening poster, hovering
// advert.
import { carton, clipboard, syringe } from './parts.mjs'
import { fitLabel, fluent, ground, inks, label, plinth, shadow, tints, writeSvg } from './svg.mjs'

const shifted = (dx, dy, body) => `<g transform="translate(${dx} ${dy})">${body}</g>`
const banners = [
  [
    'flu',
    'mint',
    () =>
      shifted(
        0,
        0,
        carton(112, 196, 114, 118, ...inks.mint, 'FLU', '四價') +
          syringe(288, 236, 16, 0.96, '#BFE9D6', '#0F5C42'),
      ),
  ],
  [
    'women',
    'blush',
    () =>
      shifted(10, 6, clipboard(104, 110, 150, 198, '#E08A77', 4) + fluent('stethoscope', 216, 196, 108, 8)),
  ],
  [
    'family',
    'sky',
    () =>
      shifted(
        0,
        0,
        `${shadow(200, 316, 120)}${fluent('teddy-bear', 96, 158, 160)}${fluent('hot-beverage', 226, 226, 92)}`,
      ),
  ],
  [
    'shop',
    'sand',
    () =>
      shifted(
        0,
        0,
        carton(104, 186, 120, 126, ...inks.sand, '健康', '48 小時') + fluent('seedling', 238, 222, 92),
      ),
  ],
  [
    'heart',
    'slate',
    () =>
      shifted(
        0,
        0,
        `${shadow(200, 316, 110)}${fluent('red-heart', 110, 150, 166)}${fluent('running-shoe', 226, 228, 88, -6)}`,
      ),
  ],
]

/**
 * Texts of the opening poster and the hovering advert, by language. A tall phone shows the middle 400 of the
 * poster's 600.
 */
const said = {
  'zh-Hant': ['康序健康', ['一家人的健康，', '一步一步來'], '流感針'],
  'zh-Hans': ['康序健康', ['一家人的健康，', '一步一步来'], '流感针'],
  en: ['Medibook', ['Your family’s health,', 'step by step'], 'Flu shot'],
  fr: ['Medibook', ['La santé de votre famille,', 'pas à pas'], 'Grippe'],
  es: ['Medibook', ['La salud de su familia,', 'paso a paso'], 'Gripe'],
  ja: ['Medibook', ['家族の健康を、', '一歩ずつ'], 'インフル'],
}

export function drawBanners() {
  for (const [slug, tint, object] of banners) {
    writeSvg(
      `banners/${slug}`,
      720,
      360,
      () =>
        `${ground(tint, 720, 360, false)}<circle cx="560" cy="150" r="190" fill="#fff" opacity=".42"/>${plinth(tint, 556, 292, 132, 80)}${shifted(356, -24, object())}`,
    )
    writeSvg(
      `banners/${slug}-wide`,
      1120,
      360,
      () =>
        `${ground(tint, 1120, 360, false)}<circle cx="880" cy="160" r="230" fill="#fff" opacity=".42"/><circle cx="640" cy="330" r="90" fill="#fff" opacity=".25"/>${plinth(tint, 880, 296, 150, 80)}${shifted(668, -40, `<g transform="scale(1.06)">${object()}</g>`)}`,
    )
  }
  for (const [lang, [name, lines, vaccine]] of Object.entries(said)) {
    writeSvg(
      `banners/poster-${lang}`,
      600,
      900,
      () =>
        `${ground('mint', 600, 900, false)}<path d="M90 760 V420 a210 210 0 0 1 420 0 V760 Z" fill="#fff" opacity=".5"/>${plinth('mint', 300, 700, 220, 60)}${shifted(6, 96, `<g transform="scale(1.5)">${clipboard(88, 156, 150, 230, '#41C492', 5)}${fluent('stethoscope', 206, 280, 120, 8)}${fluent('potted-plant', 60, 300, 88)}</g>`)}${label(name, 300, 128, 64, tints.mint[4])}${lines.map((line, index) => label(line, 300, 186 + index * 42, 30, tints.mint[4], 500)).join('')}`,
    )
    writeSvg(
      `banners/hover-${lang}`,
      160,
      160,
      () =>
        `<circle cx="80" cy="84" r="72" fill="${tints.mint[3]}"/><circle cx="80" cy="80" r="72" fill="#fff"/><circle cx="80" cy="80" r="64" fill="${tints.mint[1]}"/>${fluent('syringe', 38, 26, 76)}<rect x="22" y="104" width="116" height="32" rx="16" fill="#0F7A55"/>${fitLabel(vaccine, 80, 127, 22, 104, '#fff')}`,
    )
  }
}

/** [slug, tint, three icons] */
const articles = [
  ['fasting', 'sky', ['alarm-clock', 'droplet', 'clipboard']],
  ['help', 'mint', ['calendar', 'clipboard', 'green-heart']],
  ['flu-faq', 'sky', ['lungs', 'syringe', 'shield']],
  ['report', 'slate', ['clipboard', 'magnifying-glass-tilted-left', 'pill']],
  ['blood-pressure', 'blush', ['red-heart', 'stethoscope', 'hot-beverage']],
  ['sleep', 'slate', ['bed', 'alarm-clock', 'potted-plant']],
  ['child-eyes', 'sand', ['glasses', 'open-book', 'sun']],
  ['bones', 'mint', ['bone', 'glass-of-milk', 'running-shoe']],
  ['gums', 'sky', ['tooth', 'toothbrush', 'droplet']],
  ['hpv-course', 'blush', ['tulip', 'calendar', 'syringe']],
  ['crossing', 'sand', ['luggage', 'passport-control', 'clipboard']],
]
export function drawArticles() {
  for (const [slug, tint, [a, b, c]] of articles) {
    writeSvg(
      `articles/${slug}`,
      480,
      360,
      () =>
        `${ground(tint, 480, 360, false)}<circle cx="240" cy="180" r="146" fill="#fff" opacity=".5"/>${shadow(240, 306, 130, 0.1)}${fluent(a, 86, 100, 132, -6)}${fluent(b, 248, 74, 138, 6)}${fluent(c, 176, 178, 130)}`,
    )
  }
}
