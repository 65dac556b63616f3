// The 60 health products: name, tint, object. The names match server/demo/seed/content/goods-*.ts.
import {
  bottle,
  capsules,
  carton,
  creamTube,
  device,
  jar,
  pouch,
  pumpBottle,
  sprayBottle,
  tissueBox,
} from './parts.mjs'
import { fluent, ground, inks, label, shadow, still, tints, writeSvg } from './svg.mjs'

const ink = (tint) => inks[tint]
const pills = (tint, title, caption, icon) => () =>
  bottle(120, 128, 112, 188, ...ink(tint), title, caption) +
  (icon ? fluent(icon, 238, 238, 80, -6) : capsules(tints[tint][1], tints[tint][5]))
const boxed = (tint, title, corner, icon) => () =>
  carton(98, 176, 132, 136, ...ink(tint), title, corner) + (icon ? fluent(icon, 248, 238, 82, 6) : '')
const tubed = (tint, title, caption, icon) => () =>
  creamTube(126, 112, 106, 204, ...ink(tint), title, caption) + (icon ? fluent(icon, 238, 240, 78, 6) : '')
const pumped = (tint, title, caption, icon) => () =>
  pumpBottle(128, 108, 104, 208, ...ink(tint), title, caption) + (icon ? fluent(icon, 240, 242, 76, 4) : '')
const sprayed = (tint, title, caption, icon) => () =>
  sprayBottle(138, 124, 88, 192, ...ink(tint), title, caption) + (icon ? fluent(icon, 234, 236, 80, 6) : '')
const jarred = (tint, title, caption, icon) => () =>
  jar(104, 180, 140, 136, ...ink(tint), title, caption) + (icon ? fluent(icon, 240, 238, 80, 6) : '')
const bagged = (tint, title, caption, icon) => () =>
  pouch(108, 130, 140, 184, ...ink(tint), title, caption) + (icon ? fluent(icon, 238, 236, 82, 6) : '')
const gadget = (lines, accent, icon) => () =>
  device(104, 138, 148, 178, lines, accent) + (icon ? fluent(icon, 242, 232, 84, 6) : '')
const things =
  (first, second, turn = 6) =>
  () =>
    `${shadow(190, 316, 104)}${fluent(first, 88, 138, 178)}${second ? fluent(second, 216, 206, 110, turn) : ''}`
const masks = (tint, title) => () => tissueBox(100, 236, 200, 78, ...ink(tint), title)

const cuff = () =>
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
  )}`
const earThermometer = () =>
  `${shadow(196, 316, 84)}<g transform="rotate(18 200 220)"><rect x="150" y="128" width="92" height="190" rx="42" fill="#fff"/><path d="M172 136 q24 -58 48 0 z" fill="#BFD7E8"/><rect x="168" y="160" width="56" height="50" rx="10" fill="#21343D"/>${label('36.6', 196, 193, 22, '#8CF0C6')}<circle cx="196" cy="246" r="16" fill="#5AA5D8"/></g>`
const oximeter = () =>
  `${shadow(198, 314, 96)}<rect x="96" y="196" width="204" height="62" rx="28" fill="#33464F"/><rect x="96" y="246" width="204" height="66" rx="30" fill="#fff"/><rect x="120" y="206" width="120" height="44" rx="8" fill="#16252C"/>${label('98%', 166, 238, 30, '#8CF0C6')}<path d="M206 230 h8 l5 -12 l8 20 l5 -8" stroke="#8CF0C6" stroke-width="3" fill="none"/><circle cx="268" cy="226" r="10" fill="#41C492"/><path d="M300 270 q40 6 34 44" stroke="#7F98A3" stroke-width="6" fill="none"/>`
const scale = () =>
  `${shadow(200, 316, 128)}<path d="M112 210 h176 l34 92 q4 12 -10 12 H88 q-14 0 -10 -12 z" fill="#fff"/><path d="M78 302 q-4 14 10 14 h224 q14 0 10 -14 z" fill="#C6D0D5"/><rect x="160" y="224" width="80" height="32" rx="8" fill="#21343D"/>${label('58.2', 200, 248, 24, '#8CF0C6')}<g fill="#DCE3E6"><path d="M122 226 h26 l-8 62 h-38 z"/><path d="M252 226 h26 l20 62 h-38 z"/></g>`
const band = () =>
  `${shadow(200, 316, 84)}<path d="M158 128 h84 l-8 64 h-68 z M166 254 h68 l8 62 h-84 z" fill="#33464F"/><rect x="146" y="176" width="108" height="96" rx="24" fill="#fff"/><rect x="156" y="186" width="88" height="76" rx="16" fill="#16252C"/>${label('6,280', 200, 226, 26, '#8CF0C6')}<rect x="172" y="240" width="56" height="7" rx="3.5" fill="#41C492"/>`
const pillBox = () =>
  `${shadow(200, 316, 132)}<rect x="72" y="236" width="256" height="78" rx="18" fill="#fff"/>${[...'一二三四五六日'].map((day, i) => `<rect x="${80 + i * 34.6}" y="244" width="31" height="62" rx="9" fill="${i % 2 ? '#BFE3D2' : '#D3EFE2'}"/>${label(day, 95.5 + i * 34.6, 283, 18, '#0F5C42')}`).join('')}${fluent('pill', 232, 176, 64, 8)}`
const packs = (tint, text) => () =>
  `${shadow(200, 316, 116)}<rect x="92" y="176" width="216" height="138" rx="26" fill="${ink(tint)[0]}"/><rect x="92" y="176" width="216" height="138" rx="26" fill="#fff" opacity=".18"/><path d="M118 206 h164 M118 284 h164" stroke="#fff" stroke-width="5" stroke-dasharray="2 12" stroke-linecap="round" opacity=".8"/>${label(text, 200, 258, 34, '#fff')}`
const cushion = (tint) => () =>
  `${shadow(200, 316, 116)}<path d="M96 216 q0 -62 60 -54 q44 14 88 0 q60 -8 60 54 v50 q0 56 -58 48 q-46 -12 -92 0 q-58 8 -58 -48 z" fill="${tints[tint][5]}"/><path d="M124 222 q0 -36 38 -30 q38 10 76 0 q38 -6 38 30 v34 q0 34 -38 28 q-38 -10 -76 0 q-38 6 -38 -28 z" fill="#fff" opacity=".3"/><path d="M200 198 v82" stroke="#fff" stroke-width="5" stroke-dasharray="2 12" stroke-linecap="round" opacity=".8"/>`
const bands = () =>
  `${shadow(200, 316, 120)}${[
    ['#41C492', 0],
    ['#5AA5D8', 34],
    ['#E58A74', 68],
  ]
    .map(
      ([colour, y]) =>
        `<path d="M96 ${206 + y} q104 -52 208 0 q-104 46 -208 0 z" fill="none" stroke="${colour}" stroke-width="20"/>`,
    )
    .join('')}`
const mat = () =>
  `${shadow(200, 316, 128)}<rect x="128" y="262" width="208" height="50" rx="6" fill="#94B04F"/><circle cx="118" cy="272" r="46" fill="#7F9C3C"/><path d="M118 252 a20 20 0 1 1 -20 20 a30 30 0 0 1 30 -30" stroke="#DFE8CD" stroke-width="7" fill="none" stroke-linecap="round"/><path d="M182 262 v50" stroke="#42561C" stroke-width="8" opacity=".5"/>`
const stick = () =>
  `${shadow(196, 316, 62)}<path d="M196 312 V154 q0 -34 34 -34 q34 0 34 34" stroke="#8A6B4A" stroke-width="15" fill="none" stroke-linecap="round"/><path d="M196 312 v-20" stroke="#33464F" stroke-width="18" stroke-linecap="round"/><path d="M224 120 q40 -4 40 34" stroke="#33464F" stroke-width="17" fill="none" stroke-linecap="round"/>`
const sleepMask = () =>
  `${shadow(200, 312, 104)}<path d="M70 214 q130 -64 260 0" stroke="#7F98A3" stroke-width="12" fill="none"/><path d="M96 206 q104 -40 208 0 q26 78 -44 88 q-34 2 -46 -32 q-14 -20 -28 0 q-12 34 -46 32 q-70 -10 -44 -88 z" fill="#5B7480"/><path d="M130 246 q22 18 44 0 M226 246 q22 18 44 0" stroke="#fff" stroke-width="6" fill="none" stroke-linecap="round"/>`
const knee = () =>
  `${shadow(200, 316, 76)}<path d="M146 112 h108 q14 50 2 102 q14 50 2 100 h-116 q-12 -50 2 -100 q-12 -52 2 -102 z" fill="#33464F"/><circle cx="200" cy="214" r="36" fill="#7F98A3"/><circle cx="200" cy="214" r="20" fill="#33464F"/><path d="M148 136 h104 M146 292 h108" stroke="#41C492" stroke-width="9"/>`
const electricBrush = () =>
  `${shadow(196, 316, 60)}<rect x="172" y="196" width="54" height="120" rx="22" fill="#fff"/><rect x="190" y="138" width="18" height="62" fill="#DCE3E6"/><rect x="178" y="102" width="42" height="40" rx="12" fill="#fff"/><g fill="#5AA5D8"><rect x="182" y="90" width="8" height="18" rx="3"/><rect x="195" y="90" width="8" height="18" rx="3"/><rect x="208" y="90" width="8" height="18" rx="3"/></g><circle cx="199" cy="230" r="11" fill="#41C492"/><rect x="192" y="256" width="14" height="5" rx="2.5" fill="#C6D0D5"/><rect x="192" y="268" width="14" height="5" rx="2.5" fill="#C6D0D5"/>${fluent('tooth', 238, 240, 76)}`
const flosser = () =>
  `${shadow(196, 316, 84)}<rect x="140" y="180" width="112" height="136" rx="22" fill="#fff"/><rect x="152" y="192" width="88" height="70" rx="12" fill="#BFD7E8"/><path d="M152 224 q44 -14 88 0 v26 q0 12 -12 12 h-64 q-12 0 -12 -12 z" fill="#5AA5D8"/><path d="M196 180 v-40 q0 -26 30 -26" stroke="#9FB0B8" stroke-width="11" fill="none" stroke-linecap="round"/><circle cx="196" cy="288" r="12" fill="#41C492"/>`
const firstAid = () =>
  `${shadow(200, 316, 124)}<path d="M160 178 v-18 q0 -16 16 -16 h48 q16 0 16 16 v18" fill="none" stroke="#0F5C42" stroke-width="13"/><rect x="84" y="174" width="232" height="140" rx="24" fill="#2FA67A"/><rect x="84" y="232" width="232" height="12" fill="#0F5C42" opacity=".3"/><path d="M200 204 v68 M166 238 h68" stroke="#fff" stroke-width="20" stroke-linecap="round"/>${fluent('adhesive-bandage', 256, 248, 70, 8)}`
const nursingBottles = () =>
  `${shadow(196, 316, 104)}${fluent('baby-bottle', 86, 146, 172, -10)}${fluent('baby-bottle', 214, 212, 106, 10)}`

/** [slug, tint, object] */
const shippedGoods = [
  ['vitamin-d3', 'sand', pills('sand', 'D3', '1000 IU')],
  ['omega-3', 'sky', pills('sky', 'Ω3', '魚油 90 粒', 'fish')],
  ['multivitamin', 'mint', pills('mint', 'A–Z', '60 片')],
  ['vitamin-c', 'sand', pills('sand', 'C', '500 mg', 'tangerine')],
  ['vitamin-b', 'blush', pills('blush', 'B', '複合 60 粒')],
  ['calcium', 'slate', pills('slate', 'Ca', '鈣 + D3', 'glass-of-milk')],
  ['magnesium', 'sage', pills('sage', 'Mg', '200 mg')],
  ['iron', 'blush', pills('blush', 'Fe', '溫和鐵', 'leafy-green')],
  ['zinc', 'slate', pills('slate', 'Zn', '15 mg')],
  ['lutein', 'sand', pills('sand', '葉黃素', '30 粒', 'glasses')],
  ['probiotic', 'mint', boxed('mint', '益生菌', '30 包', 'microbe')],
  ['coq10', 'blush', pills('blush', 'Q10', '100 mg')],
  ['collagen', 'blush', bagged('blush', '膠原', '15 條', 'cherry-blossom')],
  ['folate', 'sage', pills('sage', '葉酸', '400 μg', 'broccoli')],
  ['fibre', 'sage', bagged('sage', '纖維', '20 包', 'sheaf-of-rice')],
  ['blood-pressure-monitor', 'slate', cuff],
  ['ear-thermometer', 'sky', earThermometer],
  ['oximeter', 'slate', oximeter],
  ['body-scale', 'slate', scale],
  ['activity-band', 'mint', band],
  [
    'forehead-thermometer',
    'mint',
    gadget(
      [
        ['36.5', 44],
        ['°C', 22],
      ],
      '#41C492',
      'thermometer',
    ),
  ],
  [
    'glucose-meter',
    'sand',
    gadget(
      [
        ['5.4', 44],
        ['mmol/L', 19],
      ],
      '#DDA94B',
      'drop-of-blood',
    ),
  ],
  ['pill-organiser', 'mint', pillBox],
  ['masks-adult', 'mint', masks('mint', '三層口罩 50 片')],
  ['masks-3d', 'sky', masks('sky', '立體口罩 30 片')],
  ['masks-child', 'blush', masks('blush', '兒童口罩 30 片')],
  ['hand-gel', 'sky', pumped('sky', '75%', '搓手液', 'soap')],
  ['alcohol-wipes', 'slate', bagged('slate', '濕巾', '50 片', 'sparkles')],
  ['surface-spray', 'sage', sprayed('sage', '消毒', '500 mL', 'house')],
  ['saline-spray', 'sky', sprayed('sky', '鹽水', '鼻噴', 'nose')],
  ['first-aid-kit', 'mint', firstAid],
  ['plasters', 'sand', boxed('sand', '膠布', '100 片', 'adhesive-bandage')],
  ['electric-toothbrush', 'sky', electricBrush],
  ['floss', 'mint', boxed('mint', '牙線', '50 米', 'tooth')],
  ['mouth-rinse', 'sky', sprayed('sky', '漱口', '無酒精', 'droplet')],
  ['toothpaste', 'mint', tubed('mint', '牙膏', '含氟', 'toothbrush')],
  ['water-flosser', 'sky', flosser],
  ['eye-mask-warm', 'sand', boxed('sand', '熱眼罩', '14 片', 'bed')],
  ['screen-glasses', 'slate', things('glasses', 'mobile-phone')],
  ['child-toothbrush', 'sage', things('toothbrush', 'teddy-bear')],
  ['baby-wash', 'sky', pumped('sky', '沐浴', '嬰兒', 'bathtub')],
  ['baby-lotion', 'blush', pumped('blush', '潤膚', '嬰兒', 'baby')],
  ['nursing-bottles', 'sand', nursingBottles],
  ['nappy-cream', 'mint', tubed('mint', '護臀', '60 g', 'baby')],
  ['prenatal', 'blush', pills('blush', '孕媽媽', '60 粒', 'blossom')],
  ['milk-bags', 'slate', boxed('slate', '母乳袋', '60 個', 'baby-bottle')],
  ['sunscreen', 'sand', tubed('sand', 'SPF50', '防曬', 'sun')],
  ['moisturiser', 'mint', jarred('mint', '保濕霜', '100 g', 'droplet')],
  ['hand-cream', 'blush', tubed('blush', '護手', '75 mL', 'tulip')],
  ['lip-balm', 'blush', boxed('blush', '潤唇', '2 支', 'honey-pot')],
  ['cleanser', 'sky', pumped('sky', '潔面', '溫和', 'soap')],
  ['foot-cream', 'sage', jarred('sage', '護足霜', '80 g', 'foot')],
  ['heat-pack', 'blush', packs('blush', '熱敷')],
  ['cold-pack', 'sky', packs('sky', '冷敷')],
  ['lumbar-cushion', 'slate', cushion('slate')],
  ['knee-support', 'mint', knee],
  ['resistance-bands', 'sky', bands],
  ['yoga-mat', 'sage', mat],
  ['walking-stick', 'sand', stick],
  ['sleep-mask', 'slate', sleepMask],
]

/** The background of the close-up, matching that of the first picture. */
const companions = { mint: 'sand', sky: 'slate', sand: 'mint', blush: 'slate', sage: 'sand', slate: 'sky' }

export function drawGoods() {
  for (const [slug, tint, object] of shippedGoods) {
    still(`goods/item-${slug}`, tint, object)
    const other = companions[tint]
    writeSvg(
      `goods/item-${slug}-2`,
      400,
      400,
      () =>
        `${ground(other, 400, 400, false)}<circle cx="200" cy="196" r="168" fill="#fff" opacity=".5"/><ellipse cx="200" cy="352" rx="150" ry="18" fill="${tints[other][3]}"/><g transform="translate(-72 -72) scale(1.34)">${object()}</g>`,
    )
  }
}
