// Examination packages: a leading still life and three more gallery pictures each (what is examined, the
// report, the room).
import { audiogram, bust, film, forearm, kneeBones, organ, stand } from './bodies.mjs'
import { clipboard, device, monitor, rack, syringe, tube } from './parts.mjs'
import { fluent, ground, inks, label, plinth, shadow, still, tints, writeSvg } from './svg.mjs'

const heartTrace = `<polyline points="104,200 150,200 166,166 186,240 206,150 222,216 236,200 296,200" fill="none" stroke="#6FE0B4" stroke-width="7" stroke-linejoin="round" stroke-linecap="round"/><rect x="106" y="144" width="44" height="8" rx="4" fill="#5AA5D8"/><rect x="106" y="246" width="70" height="7" rx="3.5" fill="#37658A"/>`
const board = (tint) => clipboard(104, 106, 160, 208, tints[tint][5], 4)
const boardWith =
  (tint, icon, size = 108) =>
  () =>
    board(tint) + fluent(icon, 318 - size * 0.9, 322 - size, size, 6)
/**
 * A body with the examined organs in colour, and an object that indicates the target group. An organ that the package
 * does not examine would be a false promise.
 */
const bodyWith =
  (tint, build, shown, icon, options, size = 84) =>
  () =>
    bust(tint, build, shown, options) + (icon ? fluent(icon, 236, 316 - size, size, 6) : '')
const tie = `<path d="M-9 -22 h18 l-5 12 l10 52 l-14 16 l-14 -16 l10 -52z" fill="#1D4E74"/><path d="M-30 -34 l30 18 l30 -18 M-16 -34 l16 18 l16 -18" stroke="#fff" stroke-width="8" fill="none" stroke-linejoin="round"/>`
const heartScreen = () =>
  monitor(84, 120, 232, 150, '#123C5A', heartTrace) + fluent('anatomical-heart', 212, 198, 120)
const liverModel = () =>
  `${stand(170, 200, '#7F9C3C')}${organ('liver', 178, -46, 2.2)}<path d="M136 232 q10 -16 30 -12" stroke="#5E8F4A" stroke-width="18" stroke-linecap="round" fill="none"/>${tube(276, 166, 1, '#7F9C3C', '#C9574F', 0.5)}`
const stomachModel = () =>
  `${stand(196, 240, '#D39A36')}<path d="M152 84 q22 22 22 64" stroke="#E8A24B" stroke-width="26" stroke-linecap="round" fill="none"/>${organ('stomach', 128, -86, 2.55)}${fluent('microbe', 76, 232, 80)}`
const neckModel = () =>
  `${shadow(190, 316, 104)}<path d="M242 150 v58 q4 34 58 46 q22 8 22 62 H58 q0 -54 22 -62 q54 -12 58 -46 v-58z" fill="#F7E0DA" stroke="#E8C5BB" stroke-width="4"/><path d="M118 84 h144 q4 56 -26 76 q-46 26 -92 0 q-30 -20 -26 -76z" fill="#FBEDE8" stroke="#E8C5BB" stroke-width="4"/><path d="M166 116 q24 16 48 0" stroke="#C98472" stroke-width="6" stroke-linecap="round" fill="none"/><rect x="174" y="186" width="32" height="92" rx="14" fill="#fff" opacity=".8"/><g stroke="#E8C5BB" stroke-width="5"><path d="M178 262 h24 M178 274 h24"/></g>${organ('thyroid', 190, 276, 2.3)}`
const kneeFilm = () => film(98, 100, 150, 214, kneeBones(173, 208)) + fluent('glass-of-milk', 240, 226, 88, 4)
const hearingCard = () =>
  `${shadow(172, 316, 84)}<rect x="96" y="124" width="152" height="192" rx="14" fill="#fff"/>${audiogram()}${fluent('ear', 206, 196, 118, 4)}`
const speech = () =>
  `${shadow(196, 316, 110)}<path d="M84 140 h138 q20 0 20 20 v62 q0 20 -20 20 h-86 l-34 34 v-34 h-18 q-20 0 -20 -20 v-62 q0 -20 20 -20z" fill="#2FA67A"/><g fill="#fff"><rect x="92" y="166" width="112" height="11" rx="5.5"/><rect x="92" y="190" width="84" height="11" rx="5.5" opacity=".6"/></g>${fluent('stethoscope', 206, 200, 122, 8)}`
const shieldAndSyringe = () =>
  `${shadow(190, 316, 100)}${fluent('shield', 84, 142, 176)}${syringe(278, 226, 18, 1, '#BFE9D6', '#0F5C42')}`
const pair = (first, second) => () =>
  `${shadow(190, 316, 104)}${fluent(first, 88, 138, 178)}${fluent(second, 212, 204, 112, 6)}`
const tubes = (ink) => () =>
  `${shadow(200, 318, 120)}${tube(128, 150, 1, '#C2524B', '#C9574F', 0.62)}${tube(183, 150, 1, '#3F8FC6', '#B5443D', 0.5)}${tube(238, 150, 1, '#2FA67A', '#E6C46A', 0.55)}${rack(106, 210, 188, ink)}`
const eyeChart = () =>
  `${shadow(176, 316, 80)}<rect x="104" y="104" width="140" height="212" rx="14" fill="#fff"/>${label('E', 174, 172, 58, '#33464F')}${label('F P', 174, 214, 32, '#33464F')}${label('T O Z', 174, 246, 22, '#33464F')}${label('L P E D', 174, 270, 15, '#33464F')}<rect x="128" y="284" width="92" height="7" rx="3.5" fill="#41C492"/>${fluent('glasses', 190, 214, 134, -4)}`

/** [slug, tint, leading object, icons of the second picture] */
const packages = [
  [
    'basic',
    'mint',
    bodyWith('mint', 'neutral', ['heart'], 'drop-of-blood'),
    ['drop-of-blood', 'balance-scale', 'test-tube', 'stethoscope'],
  ],
  [
    'comprehensive',
    'sky',
    bodyWith(
      'sky',
      'neutral',
      ['thyroid', 'lungs', 'heart', 'liver', 'kidneys'],
      'magnifying-glass-tilted-left',
      {},
      96,
    ),
    ['lungs', 'red-heart', 'drop-of-blood', 'microscope'],
  ],
  [
    'executive',
    'slate',
    bodyWith('slate', 'man', [], 'briefcase', { extra: tie }, 96),
    ['red-heart', 'drop-of-blood', 'lungs', 'microscope'],
  ],
  [
    'women',
    'blush',
    bodyWith('blush', 'woman', ['womb', 'breasts'], 'tulip'),
    ['tulip', 'red-heart', 'microscope', 'drop-of-blood'],
  ],
  [
    'men',
    'sand',
    bodyWith('sand', 'man', ['kidneys', 'prostate'], 'flexed-biceps'),
    ['red-heart', 'drop-of-blood', 'microscope', 'lungs'],
  ],
  ['heart', 'sky', heartScreen, ['red-heart', 'drop-of-blood', 'running-shoe', 'stethoscope']],
  ['liver', 'sage', liverModel, ['microscope', 'test-tube', 'drop-of-blood', 'stethoscope']],
  [
    'diabetes',
    'sand',
    () =>
      device(
        112,
        132,
        128,
        184,
        [
          ['5.4', 46],
          ['mmol/L', 20],
        ],
        '#DDA94B',
      ) + fluent('drop-of-blood', 232, 226, 92),
    ['drop-of-blood', 'eye', 'foot', 'test-tube'],
  ],
  ['thyroid', 'blush', neckModel, ['dna', 'drop-of-blood', 'test-tube', 'stethoscope']],
  ['lungs', 'sky', pair('lungs', 'stethoscope'), ['lungs', 'microscope', 'stethoscope', 'drop-of-blood']],
  ['digestive', 'sand', stomachModel, ['microbe', 'test-tube', 'microscope', 'green-salad']],
  ['bone', 'slate', kneeFilm, ['bone', 'clipboard', 'running-shoe', 'glass-of-milk']],
  ['eye', 'sand', eyeChart, ['eye', 'glasses', 'open-book', 'mobile-phone']],
  [
    'dental',
    'sky',
    pair('tooth', 'toothbrush'),
    ['tooth', 'toothbrush', 'magnifying-glass-tilted-left', 'sparkles'],
  ],
  ['child', 'sage', pair('teddy-bear', 'stethoscope'), ['teddy-bear', 'eye', 'tooth', 'footprints']],
  [
    'teen',
    'mint',
    bodyWith('mint', 'teen', ['spine'], 'backpack', {}, 92),
    ['backpack', 'eye', 'bone', 'drop-of-blood'],
  ],
  [
    'senior',
    'slate',
    bodyWith('slate', 'senior', ['brain', 'heart'], 'hot-beverage', { also: ['spine'] }, 76),
    ['bone', 'brain', 'red-heart', 'eye'],
  ],
  ['premarital', 'blush', pair('ring', 'dna'), ['ring', 'drop-of-blood', 'dna', 'microscope']],
  [
    'pregnancy',
    'mint',
    pair('pregnant-woman-light', 'baby-bottle'),
    ['baby', 'drop-of-blood', 'green-salad', 'dna'],
  ],
  ['sleep', 'slate', pair('bed', 'alarm-clock'), ['bed', 'alarm-clock', 'nose', 'red-heart']],
  [
    'allergy',
    'sage',
    () => forearm() + fluent('blossom', 232, 108, 82),
    ['blossom', 'cat', 'peanuts', 'egg'],
  ],
  ['blood', 'slate', tubes('#4E6470'), ['drop-of-blood', 'test-tube', 'microscope', 'petri-dish']],
  ['sports', 'mint', pair('running-shoe', 'stopwatch'), ['running-shoe', 'red-heart', 'lungs', 'bone']],
  ['hearing', 'sky', hearingCard, ['ear', 'bell', 'stethoscope', 'clipboard']],
]

/** Second gallery picture: what is examined, as four tiles. */
function contents(tint, icons) {
  const spots = [
    [62, 62],
    [212, 62],
    [62, 212],
    [212, 212],
  ]
  const tiles = spots
    .map(
      ([x, y], i) =>
        `<rect x="${x}" y="${y + 4}" width="126" height="126" rx="28" fill="${tints[tint][3]}"/><rect x="${x}" y="${y}" width="126" height="126" rx="28" fill="#fff"/>${fluent(icons[i], x + 23, y + 23, 80)}`,
    )
    .join('')
  return `${ground(tint, 400, 400, false)}<circle cx="200" cy="200" r="176" fill="#fff" opacity=".4"/>${tiles}`
}

/** Third gallery picture: the printed report. */
function report(tint) {
  const [colour, dark] = inks[tint]
  const rows = [0, 1, 2, 3]
    .map((i) => {
      const y = 196 + i * 26
      return `<rect x="112" y="${y - 5}" width="${[54, 40, 62, 46][i]}" height="8" rx="4" fill="#C9D2CE"/><rect x="188" y="${y - 5}" width="92" height="8" rx="4" fill="${tints[tint][1]}"/><circle cx="${188 + [36, 58, 44, 28][i]}" cy="${y - 1}" r="7" fill="${colour}"/>`
    })
    .join('')
  return `${ground(tint)}${plinth(tint)}${shadow(200, 324, 120)}<g transform="rotate(-4 200 210)"><rect x="92" y="92" width="214" height="232" rx="14" fill="${tints[tint][3]}"/></g><rect x="88" y="84" width="214" height="240" rx="14" fill="#fff"/><rect x="88" y="84" width="214" height="66" rx="14" fill="${colour}"/><rect x="88" y="130" width="214" height="20" fill="${colour}"/>${label('健康報告', 110, 128, 28, '#fff', 700, 'start')}<circle cx="270" cy="117" r="17" fill="#fff" opacity=".25"/><path d="M262 117 l6 7 l11 -13" stroke="#fff" stroke-width="5" fill="none" stroke-linecap="round" stroke-linejoin="round"/>${rows}${fluent('stethoscope', 236, 236, 100, 8)}<rect x="112" y="168" width="70" height="8" rx="4" fill="${dark}" opacity=".8"/>`
}

/** Fourth gallery picture: the examination room. */
function room(tint) {
  const c = tints[tint]
  const [colour, dark] = inks[tint]
  return `<rect width="400" height="400" fill="${c[0]}"/><rect y="300" width="400" height="100" fill="${c[1]}"/><rect x="36" y="58" width="150" height="128" rx="10" fill="#fff"/><rect x="46" y="68" width="130" height="108" rx="4" fill="#DCEBF2"/><path d="M46 150 l60 -82 h30 l-76 108 h-14z" fill="#fff" opacity=".7"/><rect x="108" y="68" width="5" height="108" fill="#fff"/><rect x="238" y="76" width="112" height="70" rx="8" fill="#fff"/><path d="M252 112 h18 l8 -18 l12 36 l10 -24 l5 6 h32" stroke="${colour}" stroke-width="5" fill="none" stroke-linecap="round" stroke-linejoin="round"/><ellipse cx="200" cy="352" rx="164" ry="22" fill="${dark}" opacity=".1"/><rect x="52" y="246" width="206" height="34" rx="14" fill="${colour}"/><path d="M52 258 q0 -40 34 -40 h22 v28 h-56z" fill="${c[3]}"/><rect x="66" y="280" width="12" height="68" rx="5" fill="#9FB0B8"/><rect x="232" y="280" width="12" height="68" rx="5" fill="#9FB0B8"/><rect x="52" y="268" width="206" height="12" rx="6" fill="${dark}" opacity=".35"/><rect x="290" y="236" width="84" height="10" rx="5" fill="#9FB0B8"/><rect x="296" y="246" width="8" height="100" rx="4" fill="#C6D0D5"/><rect x="360" y="246" width="8" height="100" rx="4" fill="#C6D0D5"/><rect x="294" y="294" width="76" height="8" rx="4" fill="#C6D0D5"/>${fluent('stethoscope', 300, 176, 62)}${fluent('potted-plant', 306, 312, 66)}`
}

export function drawPackages() {
  for (const [slug, tint, object, icons] of packages) {
    still(`goods/package-${slug}`, tint, object)
    writeSvg(`goods/package-${slug}-2`, 400, 400, () => contents(tint, icons))
    writeSvg(`goods/package-${slug}-3`, 400, 400, () => report(tint))
    writeSvg(`goods/package-${slug}-4`, 400, 400, () => room(tint))
  }
}

/** Free services. */
const services = [
  ['consultation', 'mint', speech],
  [
    'blood-pressure',
    'slate',
    () =>
      `${shadow(196, 314, 120)}<path d="M250 200 q70 -40 78 40 q4 50 -50 56" fill="none" stroke="#5B7480" stroke-width="10" stroke-linecap="round"/>${device(
        84,
        142,
        176,
        174,
        [
          ['118', 40],
          ['76', 32],
        ],
        '#41C492',
      )}`,
  ],
  ['blood-donor', 'blush', pair('drop-of-blood', 'red-heart')],
  ['north-channel', 'sky', pair('passport-control', 'luggage')],
  ['health-talk', 'sand', pair('books', 'light-bulb')],
  ['diet', 'sage', pair('green-salad', 'balance-scale')],
  ['vaccine-advice', 'sage', shieldAndSyringe],
  ['report-reading', 'sky', boardWith('sky', 'magnifying-glass-tilted-left')],
]
export function drawServices() {
  for (const [slug, tint, object] of services) {
    still(`goods/service-${slug}`, tint, object)
    writeSvg(`goods/service-${slug}-2`, 400, 400, () => room(tint))
  }
}
