// The drawings of empty and failed states, 200 by 150: layers from back to front, each with its colour token
// and its shapes. scripts/make-icons.mjs generates style sheets from them.
const ground = ['sunken', '<ellipse cx="100" cy="134" rx="82" ry="9"/>']
const badge = (sign) => [
  ['page', '<circle cx="132" cy="108" r="28"/>'],
  ['brand-tint-2', '<circle cx="132" cy="108" r="24"/>'],
  ['brand-text', sign],
]
const plus =
  '<path d="M132 96v24M120 108h24" fill="none" stroke="#000" stroke-width="5" stroke-linecap="round"/>'
const tick =
  '<path d="M121 109l8 8 15-17" fill="none" stroke="#000" stroke-width="5" stroke-linecap="round" stroke-linejoin="round"/>'
const lens =
  '<circle cx="130" cy="105" r="9" fill="none" stroke="#000" stroke-width="5"/><path d="M137 112l8 8" fill="none" stroke="#000" stroke-width="5" stroke-linecap="round"/>'
const sheet = [
  ['line', '<rect x="51" y="23" width="88" height="108" rx="13"/>'],
  ['card', '<rect x="53" y="25" width="84" height="104" rx="11"/>'],
]
export const drawings = {
  appointments: [
    ground,
    ['line', '<rect x="45" y="29" width="98" height="102" rx="15"/>'],
    ['card', '<rect x="47" y="31" width="94" height="98" rx="13"/>'],
    ['brand', '<path d="M46 58V44a14 14 0 0 1 14-14h68a14 14 0 0 1 14 14v14z"/>'],
    [
      'brand-deep',
      '<rect x="66" y="20" width="8" height="20" rx="4"/><rect x="114" y="20" width="8" height="20" rx="4"/>',
    ],
    [
      'line',
      '<circle cx="66" cy="76" r="6"/><circle cx="94" cy="76" r="6"/><circle cx="122" cy="76" r="6"/><circle cx="66" cy="102" r="6"/><circle cx="94" cy="102" r="6"/>',
    ],
    ...badge(plus),
  ],
  orders: [
    ground,
    ['line', '<path d="M50 30h90v100l-11-8-11 8-11-8-12 8-12-8-11 8-11-8-11 8z"/>'],
    ['card', '<path d="M52 32h86v94l-9-6.500-11 8-11-8-12 8-12-8-11 8-11-8-9 6.500z"/>'],
    ['brand', '<rect x="44" y="24" width="102" height="14" rx="7"/>'],
    [
      'line',
      '<rect x="66" y="54" width="58" height="7" rx="3.500"/><rect x="66" y="72" width="42" height="7" rx="3.500"/><rect x="66" y="90" width="30" height="7" rx="3.500"/>',
    ],
    ...badge(plus),
  ],
  stores: [
    ground,
    ['line', '<rect x="45" y="57" width="104" height="73" rx="6"/>'],
    ['card', '<rect x="47" y="59" width="100" height="71" rx="4"/>'],
    [
      'brand',
      '<path d="M50 26h94l12 26v6a12 12 0 0 1-24 3 12 12 0 0 1-23 0 12 12 0 0 1-24 0 12 12 0 0 1-23 0 12 12 0 0 1-24-3v-6z"/>',
    ],
    ['brand-deep', '<path d="M38 52h118v6h-118z"/>'],
    [
      'line',
      '<rect x="60" y="82" width="26" height="48" rx="3"/><rect x="98" y="82" width="36" height="28" rx="3"/>',
    ],
    ...badge(lens),
  ],
  data: [
    ground,
    ...sheet,
    [
      'brand',
      '<rect x="67" y="84" width="12" height="30" rx="4"/><rect x="88" y="62" width="12" height="52" rx="4"/>',
    ],
    ['brand-deep', '<rect x="109" y="74" width="12" height="40" rx="4"/>'],
    ['line', '<rect x="67" y="40" width="40" height="7" rx="3.500"/>'],
  ],
  people: [
    ground,
    ['brand-tint-2', '<circle cx="130" cy="62" r="18"/><path d="M90 134v-10a40 36 0 0 1 80 0v10z"/>'],
    ['page', '<circle cx="84" cy="52" r="26"/><path d="M32 134v-12a52 42 0 0 1 104 0v12z"/>'],
    ['brand', '<circle cx="84" cy="52" r="22"/><path d="M36 134v-12a48 38 0 0 1 96 0v12z"/>'],
  ],
  products: [
    ground,
    ['brand-deep', '<path d="M46 56l50-22 50 22-50 22z"/>'],
    ['brand', '<path d="M46 56l50 22v52l-50-22z"/>'],
    ['brand-tint-2', '<path d="M146 56l-50 22v52l50-22z"/>'],
    ['card', '<path d="M68 66l50-22 10 4.400-50 22v16l-10-4.400z"/>'],
    ...badge(plus),
  ],
  intro: [
    ground,
    ...sheet,
    ['brand', '<path d="M95 42a17 17 0 1 1 0 34 17 17 0 0 1 0-34z"/>'],
    ['card', '<path d="M92 50h6v6h6v6h-6v6h-6v-6h-6v-6h6z"/>'],
    [
      'line',
      '<rect x="68" y="88" width="54" height="7" rx="3.500"/><rect x="68" y="104" width="38" height="7" rx="3.500"/>',
    ],
  ],
  notice: [
    ground,
    ['brand-deep', '<rect x="92" y="18" width="12" height="16" rx="6"/>'],
    ['brand', '<path d="M98 26a38 38 0 0 1 38 38v28l10 16H50l10-16V64a38 38 0 0 1 38-38z"/>'],
    ['brand-deep', '<path d="M82 112h32a16 16 0 0 1-32 0z"/>'],
    ['brand-tint-2', '<path d="M74 66a24 24 0 0 1 14-21l3 6a17 17 0 0 0-10 15z"/>'],
  ],
  category: [
    ground,
    ['brand', '<rect x="50" y="28" width="42" height="42" rx="11"/>'],
    [
      'line-2',
      '<rect x="102" y="28" width="42" height="42" rx="11"/><rect x="50" y="80" width="42" height="42" rx="11"/>',
    ],
    [
      'card',
      '<rect x="105" y="31" width="36" height="36" rx="9"/><rect x="53" y="83" width="36" height="36" rx="9"/>',
    ],
    ...badge(lens),
  ],
  project: [
    ground,
    ...sheet,
    ['brand-deep', '<rect x="76" y="16" width="38" height="16" rx="8"/>'],
    ['brand', '<circle cx="70" cy="54" r="7"/><circle cx="70" cy="78" r="7"/>'],
    [
      'line',
      '<circle cx="70" cy="102" r="7"/><rect x="86" y="51" width="36" height="7" rx="3.500"/><rect x="86" y="75" width="28" height="7" rx="3.500"/><rect x="86" y="99" width="20" height="7" rx="3.500"/>',
    ],
    ...badge(tick),
  ],
  searchResults: [
    ground,
    ['brand-deep', '<rect x="122" y="92" width="14" height="46" rx="7" transform="rotate(-45 129 96)"/>'],
    ['brand', '<path d="M92 26a42 42 0 1 1 0 84 42 42 0 0 1 0-84z"/>'],
    ['card', '<circle cx="92" cy="68" r="31"/>'],
    [
      'line',
      '<rect x="74" y="58" width="36" height="7" rx="3.500"/><rect x="74" y="74" width="24" height="7" rx="3.500"/>',
    ],
  ],
  failed: [
    ground,
    [
      'line-2',
      '<path d="M6 118c30 0 18-44 44-44M162 74c24 0 10 44 32 44" fill="none" stroke="#000" stroke-width="7" stroke-linecap="round"/><rect x="121" y="49" width="42" height="50" rx="13"/>',
    ],
    ['brand', '<rect x="44" y="50" width="40" height="48" rx="12"/>'],
    ['brand-deep', '<rect x="78" y="56" width="10" height="36" rx="4"/>'],
    ['card', '<rect x="123.500" y="51.500" width="37" height="45" rx="10.500"/>'],
    [
      'line-strong',
      '<path d="M90 65h12M90 83h12M130 65h10M130 83h10" fill="none" stroke="#000" stroke-width="6" stroke-linecap="round"/>',
    ],
    [
      'warning-line',
      '<path d="M112 44V30M124 42l9-10M100 42l-9-10" fill="none" stroke="#000" stroke-width="5" stroke-linecap="round"/>',
    ],
  ],
}
