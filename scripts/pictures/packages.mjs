// Examination packages: one leading still life each, and two more gallery pictures (what is examined, where and how).
import { clipboard, device, monitor, rack, tube } from './parts.mjs'
import { fluent, ground, inks, label, plinth, shadow, still, tints, writeSvg } from './svg.mjs'

const heartTrace = `<polyline points="104,200 150,200 166,166 186,240 206,150 222,216 236,200 296,200" fill="none" stroke="#6FE0B4" stroke-width="7" stroke-linejoin="round" stroke-linecap="round"/><rect x="106" y="144" width="44" height="8" rx="4" fill="#5AA5D8"/><rect x="106" y="246" width="70" height="7" rx="3.5" fill="#37658A"/>`
const board = (tint) => clipboard(104, 106, 160, 208, tints[tint][5], 4)
const boardWith =
  (tint, icon, size = 108) =>
  () =>
    board(tint) + fluent(icon, 318 - size * 0.9, 322 - size, size, 6)
const screenWith = (icon) => () =>
  monitor(84, 120, 232, 150, '#123C5A', heartTrace) + fluent(icon, 238, 222, 96)
const pair = (first, second) => () =>
  `${shadow(190, 316, 104)}${fluent(first, 88, 138, 178)}${fluent(second, 212, 204, 112, 6)}`
const tubes = (ink) => () =>
  `${shadow(200, 318, 120)}${tube(128, 150, 1, '#C2524B', '#C9574F', 0.62)}${tube(183, 150, 1, '#3F8FC6', '#B5443D', 0.5)}${tube(238, 150, 1, '#2FA67A', '#E6C46A', 0.55)}${rack(106, 210, 188, ink)}`
const eyeChart = () =>
  `${shadow(176, 316, 80)}<rect x="104" y="104" width="140" height="212" rx="14" fill="#fff"/>${label('E', 174, 172, 58, '#33464F')}${label('F P', 174, 214, 32, '#33464F')}${label('T O Z', 174, 246, 22, '#33464F')}${label('L P E D', 174, 270, 15, '#33464F')}<rect x="128" y="284" width="92" height="7" rx="3.5" fill="#41C492"/>${fluent('glasses', 190, 214, 134, -4)}`

/** [slug, tint, leading object, icons of the second picture] */
export const packages = [
  [
    'basic',
    'mint',
    boardWith('mint', 'drop-of-blood', 92),
    ['drop-of-blood', 'balance-scale', 'test-tube', 'stethoscope'],
  ],
  ['comprehensive', 'sky', screenWith('stethoscope'), ['lungs', 'red-heart', 'drop-of-blood', 'microscope']],
  ['executive', 'slate', boardWith('slate', 'briefcase'), ['red-heart', 'brain', 'lungs', 'microscope']],
  ['women', 'blush', boardWith('blush', 'stethoscope', 112), ['tulip', 'red-heart', 'bone', 'drop-of-blood']],
  ['men', 'sky', boardWith('sky', 'flexed-biceps'), ['red-heart', 'drop-of-blood', 'microscope', 'bone']],
  ['heart', 'sky', screenWith('red-heart'), ['red-heart', 'drop-of-blood', 'running-shoe', 'stethoscope']],
  [
    'liver',
    'sage',
    boardWith('sage', 'microscope', 116),
    ['microscope', 'test-tube', 'drop-of-blood', 'stethoscope'],
  ],
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
  ['thyroid', 'blush', boardWith('blush', 'dna'), ['dna', 'drop-of-blood', 'test-tube', 'stethoscope']],
  ['lungs', 'sky', pair('lungs', 'stethoscope'), ['lungs', 'microscope', 'stethoscope', 'drop-of-blood']],
  ['digestive', 'sage', boardWith('sage', 'microbe'), ['microbe', 'test-tube', 'microscope', 'green-salad']],
  ['bone', 'slate', pair('bone', 'stethoscope'), ['bone', 'clipboard', 'running-shoe', 'glass-of-milk']],
  ['eye', 'sand', eyeChart, ['eye', 'glasses', 'open-book', 'mobile-phone']],
  [
    'dental',
    'sky',
    pair('tooth', 'toothbrush'),
    ['tooth', 'toothbrush', 'magnifying-glass-tilted-left', 'sparkles'],
  ],
  ['child', 'sage', pair('teddy-bear', 'stethoscope'), ['teddy-bear', 'eye', 'tooth', 'footprints']],
  ['teen', 'mint', boardWith('mint', 'backpack'), ['backpack', 'eye', 'bone', 'drop-of-blood']],
  ['senior', 'sand', boardWith('sand', 'hot-beverage'), ['bone', 'brain', 'red-heart', 'eye']],
  ['premarital', 'blush', pair('ring', 'clipboard'), ['ring', 'drop-of-blood', 'dna', 'microscope']],
  ['pregnancy', 'blush', boardWith('blush', 'baby'), ['baby', 'drop-of-blood', 'green-salad', 'dna']],
  ['sleep', 'slate', pair('bed', 'alarm-clock'), ['bed', 'alarm-clock', 'nose', 'red-heart']],
  ['allergy', 'sage', boardWith('sage', 'blossom'), ['blossom', 'cat', 'peanuts', 'egg']],
  ['blood', 'slate', tubes('#4E6470'), ['drop-of-blood', 'test-tube', 'microscope', 'petri-dish']],
  ['sports', 'mint', pair('running-shoe', 'stethoscope'), ['running-shoe', 'red-heart', 'lungs', 'bone']],
  ['hearing', 'sky', boardWith('sky', 'ear'), ['ear', 'bell', 'stethoscope', 'clipboard']],
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

/** Third gallery picture: the report one takes home. */
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

/** Fourth gallery picture: the room where it happens. */
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

/** Services that can be booked free. */
const services = [
  ['consultation', 'mint', boardWith('mint', 'stethoscope', 112)],
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
  ['north-channel', 'sky', boardWith('sky', 'passport-control')],
  ['health-talk', 'sand', pair('books', 'light-bulb')],
  ['diet', 'sage', pair('green-salad', 'clipboard')],
  ['vaccine-advice', 'mint', boardWith('mint', 'shield')],
  ['report-reading', 'sky', boardWith('sky', 'magnifying-glass-tilted-left')],
]
export function drawServices() {
  for (const [slug, tint, object] of services) {
    still(`goods/service-${slug}`, tint, object)
    writeSvg(`goods/service-${slug}-2`, 400, 400, () => room(tint))
  }
}
