// Façades of clinics and shops: four palettes, varying windows and plants, the sign as text.
import { fitLabel, fluent, tints, writeSvg } from './svg.mjs'

const palettes = {
  mint: ['#FBFAF7', '#0F7A55', '#41C492'],
  sky: ['#F8F6F2', '#1D4E74', '#5AA5D8'],
  sand: ['#FAF6EF', '#7A4A1C', '#DDA94B'],
  blush: ['#FBF6F4', '#7A3325', '#E58A74'],
}
const skylines = [
  'M0 92 h70 v-34 h64 v46 h58 V20 h84 v70 h62 V44 h72 v60 h70 V360 H0z',
  'M0 70 h52 v40 h70 V36 h60 v54 h74 V64 h64 V18 h60 v72 h100 V360 H0z',
  'M0 110 q60 -70 120 -10 q50 -70 110 -20 q70 -80 140 0 q60 -30 110 10 V360 H0z',
]

const plants = [
  (x) =>
    `<rect x="${x}" y="270" width="34" height="42" rx="5" fill="#8A6B4A"/><circle cx="${x + 17}" cy="248" r="30" fill="#5E9C6E"/><circle cx="${x + 6}" cy="260" r="18" fill="#74B083"/>`,
  (x) =>
    `<rect x="${x + 2}" y="282" width="30" height="30" rx="5" fill="#C6D0D5"/><path d="M${x + 17} 284 q-30 -34 -18 -64 q20 16 18 64 q-2 -56 20 -70 q10 34 -20 70z" fill="#4F9161"/>`,
  (x) =>
    `<rect x="${x - 2}" y="288" width="38" height="24" rx="4" fill="#A9B8BF"/><circle cx="${x + 6}" cy="280" r="13" fill="#E58A74"/><circle cx="${x + 20}" cy="274" r="14" fill="#74B083"/><circle cx="${x + 30}" cy="282" r="11" fill="#DDA94B"/>`,
]

function pane(x, width, mullions, shelf) {
  const bars = Array.from(
    { length: mullions },
    (_, i) =>
      `<rect x="${x + ((i + 1) * width) / (mullions + 1) - 2}" y="176" width="4" height="104" fill="#fff"/>`,
  ).join('')
  return `<rect x="${x}" y="176" width="${width}" height="104" rx="4" fill="#E6F1F3"/><path d="M${x} 254 l${width * 0.5} -78 h${width * 0.22} l-${width * 0.64} 104 h-${width * 0.08}z" fill="#fff" opacity=".6"/><rect x="${x}" y="262" width="${width}" height="18" fill="${shelf}"/>${bars}`
}

/** [slug, palette, sign, skyline, plant, layout 0..2, icon in the window or ''] */
const facades = [
  ['central', 'mint', '中環健康中心', 0, 0, 0, ''],
  ['tst', 'sky', '尖沙咀門診中心', 1, 1, 1, 'stethoscope'],
  ['causeway', 'blush', '銅鑼灣專科中心', 0, 2, 2, ''],
  ['shatin', 'sand', '沙田家庭醫療中心', 2, 0, 1, 'teddy-bear'],
  ['mongkok', 'mint', '旺角夜診', 1, 2, 2, 'alarm-clock'],
  ['futian', 'sand', '福田門診部', 0, 1, 0, ''],
  ['tianhe', 'sky', '天河體檢中心', 1, 0, 2, 'microscope'],
  ['chaoyang', 'mint', '朝阳健康管理中心', 0, 1, 1, ''],
  ['xuhui', 'blush', '徐汇国际门诊', 1, 0, 0, 'potted-plant'],
  ['daan', 'mint', '大安家醫中心', 2, 2, 0, ''],
  ['zuoying', 'sky', '左營健檢中心', 2, 1, 2, ''],
  ['macau', 'blush', '新馬路醫務所', 1, 0, 1, ''],
  ['taipa', 'sand', '氹仔健康中心', 2, 2, 0, 'stethoscope'],
  ['shop-wellness', 'mint', '康序健康店', 0, 0, 2, 'pill'],
  ['shop-family', 'sky', '安居護理店', 1, 2, 0, 'bell'],
  ['shop-cross', 'sand', '跨境健康選物', 2, 1, 1, 'package'],
]

/** The interior shown second in a clinic's gallery: a reception desk. */
function reception(palette, sign, plant) {
  const [wall, dark, accent] = palettes[palette]
  const c = tints[palette]
  return `<rect width="480" height="360" fill="${wall}"/><rect y="286" width="480" height="74" fill="${c[1]}"/><rect x="40" y="44" width="110" height="128" rx="6" fill="#fff"/><rect x="48" y="52" width="94" height="112" rx="3" fill="#DCEBF2"/><path d="M48 140 l54 -88 h24 l-64 112 h-14z" fill="#fff" opacity=".7"/><rect x="176" y="56" width="252" height="62" rx="12" fill="${dark}"/>${fitLabel(sign, 302, 97, 28, 220, '#fff')}<ellipse cx="300" cy="318" rx="166" ry="14" fill="#16302a" opacity=".12"/><path d="M160 206 h280 v92 q0 16 -16 16 H176 q-16 0 -16 -16z" fill="#fff"/><rect x="148" y="194" width="304" height="20" rx="10" fill="${accent}"/><rect x="160" y="268" width="280" height="8" fill="${c[1]}"/><g transform="translate(210 152)"><rect width="58" height="38" rx="6" fill="#33464F"/><rect x="5" y="5" width="48" height="28" rx="3" fill="#8CC9E6"/><rect x="25" y="38" width="8" height="8" fill="#9FB0B8"/></g>${fluent('potted-plant', 372, 140, 56)}<rect x="44" y="262" width="84" height="16" rx="8" fill="${dark}"/><rect x="44" y="222" width="14" height="52" rx="7" fill="${dark}"/><rect x="50" y="276" width="8" height="34" rx="4" fill="#9FB0B8"/><rect x="114" y="276" width="8" height="34" rx="4" fill="#9FB0B8"/>${plants[plant](0)}`
}

function facade([, palette, sign, skyline, plant, layout, icon]) {
  const [wall, dark, awning] = palettes[palette]
  const c = tints[palette]
  const doorX = [222, 62, 324][layout]
  const windows = [
    [
      [62, 136, 0],
      [340, 80, 0],
    ],
    [
      [180, 118, 1],
      [318, 102, 0],
    ],
    [
      [62, 118, 0],
      [196, 112, 1],
    ],
  ][layout]
  const glass = windows.map(([x, width, mullions]) => pane(x, width, mullions, c[3])).join('')
  const iconX = windows[0][0] + windows[0][1] / 2 - 24
  const stripes = [0, 2, 4, 6, 8]
    .map(
      (i) => `<path d="M${52 + i * 41.8} 154 h41.8 l${i > 4 ? 2 : 0} 22 h-43.8z" fill="#fff" opacity=".35"/>`,
    )
    .join('')
  return `<rect width="480" height="360" fill="${c[0]}"/><path d="${skylines[skyline]}" fill="${c[1]}" opacity=".8"/><rect x="40" y="96" width="400" height="214" fill="${wall}"/><rect x="40" y="96" width="400" height="58" fill="${dark}"/><g transform="translate(66 108)"><rect width="34" height="34" rx="8" fill="#fff"/><path d="M17 8v18M8 17h18" stroke="${dark}" stroke-width="6" stroke-linecap="round"/></g>${fitLabel(sign, 118, 135, 25, 300, '#fff', 700, 'start')}${glass}${icon ? fluent(icon, iconX, 212, 48) : ''}<rect x="${doorX}" y="170" width="96" height="140" rx="4" fill="#33464F"/><rect x="${doorX + 7}" y="177" width="38" height="133" fill="#DCECEF"/><rect x="${doorX + 51}" y="177" width="38" height="133" fill="#DCECEF"/><rect x="${doorX + 40}" y="236" width="4" height="26" rx="2" fill="#fff"/><rect x="${doorX + 52}" y="236" width="4" height="26" rx="2" fill="#fff"/><path d="M52 154 h376 l10 22 H42z" fill="${awning}"/>${stripes}<rect y="310" width="480" height="50" fill="#E9E6DF"/><rect y="310" width="480" height="8" fill="#D8D4CB"/>${plants[plant](14)}${plants[(plant + layout) % 3](430)}`
}

export function drawClinics() {
  for (const entry of facades) {
    writeSvg(`clinics/${entry[0]}`, 480, 360, () => facade(entry))
    writeSvg(`clinics/${entry[0]}-2`, 480, 360, () => reception(entry[1], entry[2], entry[4]))
  }
}
