// Draws src/components/icon/{icons.scss,icon-names.ts} and
// src/components/drawing/{drawings.scss,room-drawings.scss,drawing-layers.ts} from the lists below,
// with --tabs the PNGs of the tab bar (81 x 81, needs a Chromium), and with --pins those of the mini-program's map.
// Run: node scripts/make-icons.mjs [--tabs] [--pins]
// A mask works in the browser and in the mini-program alike, and takes its colour from the tokens; inline SVG
// works only in the browser.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { optimize } from 'svgo'
import { roomEmptyKinds } from '../build/compact-texts-loader.js'

const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '..')
const phosphor = JSON.parse(
  readFileSync(path.join(root, 'node_modules/@iconify-json/ph/icons.json'), 'utf8'),
).icons

const regular = `
 apple-logo arrow-bend-up-left arrow-clockwise arrow-down arrow-left arrow-right arrow-u-down-left
 arrow-u-up-left arrow-up arrows-clockwise arrows-left-right
 baby bank barcode bell bell-ringing bell-simple-ringing buildings calendar-blank calendar-check
 calendar-plus calendar-x bus camera car caret-down caret-left caret-right caret-up
 chat-circle-dots check check-circle circle clipboard-text clock clock-clockwise clock-countdown
 clock-counter-clockwise coins copy credit-card crosshair crown
 device-mobile door-open dots-three download-simple drop envelope-simple eye eye-slash facebook-logo
 file-text first-aid-kit flag fork-knife funnel gear gift globe google-logo
 hand-coins handbag handshake headset heart heartbeat hourglass-medium house identification-card image info
 key link list-bullets lock-key lock-simple
 magnifying-glass map-pin map-trifold medal megaphone-simple minus moon navigation-arrow newspaper
 note-pencil package paper-plane-tilt pencil-simple percent phone
 pill play plus plus-circle printer prohibit push-pin qr-code question receipt ruler scales scan seal-check
 seal-percent share-network shield-check shopping-cart-simple sign-out
 sliders-horizontal smiley sort-ascending speaker-high squares-four star stethoscope storefront sun syringe
 t-shirt tag text-aa thermometer thumbs-up ticket timer tooth translate
 bone brain ear gender-female gender-male lifebuoy lightning microscope stool test-tube virus wind wine
 trash tray truck user user-check user-circle user-plus users users-three wallet warning warning-circle
 wechat-logo wifi-slash x x-circle`
  .trim()
  .split(/\s+/)
const fill = `bell check-circle crown heart house info map-pin push-pin seal-check squares-four star star-half
  storefront user-circle warning-circle x-circle wechat-logo`
  .split(/\s+/)
  .map((n) => `${n}-fill`)
const bold = 'check plus caret-right'.split(' ').map((n) => `${n}-bold`)
const duotone =
  `baby bone brain buildings calendar-check calendar-plus clipboard-text clock-counter-clockwise drop eye file-text first-aid-kit gender-female gender-male gift
 ear heart heartbeat identification-card lifebuoy microscope package pill scales seal-check shield-check stethoscope storefront syringe test-tube ticket tooth user-circle users virus`
    .trim()
    .split(/\s+/)
    .map((n) => `${n}-duotone`)
const names = [...regular, ...fill, ...bold, ...duotone].sort()

// escapes only what url("") of a style sheet cannot contain
const dataUri = (svg) =>
  `url("data:image/svg+xml,${svg.replace(/"/g, "'").replace(/%/g, '%25').replace(/#/g, '%23').replace(/</g, '%3C').replace(/>/g, '%3E')}")`

// Whole units of a drawing 256 wide: half of one is a sixth of a pixel of the screen where an icon is largest
// (28 px at three dots a pixel)
const wholeUnits = {
  multipass: true,
  floatPrecision: 1,
  plugins: [
    {
      name: 'preset-default',
      params: { overrides: { removeViewBox: false, convertPathData: { floatPrecision: 0 } } },
    },
  ],
}
const rounded = (svg) => optimize(svg, wholeUnits).data

const missing = names.filter((n) => !phosphor[n])
if (missing.length) throw new Error(`Phosphor has no ${missing.join(', ')}`)
const iconRules = names.map((n) => {
  const body = phosphor[n].body.replace(/ fill="currentColor"/g, '')
  return `.mi-${n} { --mi: ${dataUri(rounded(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 256 256">${body}</svg>`))}; }`
})
// used for names sent by the server that this list does not contain
const unknown = dataUri(
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 256 256"><circle cx="128" cy="128" r="48"/></svg>',
)
const made = '// Made by scripts/make-icons.mjs (Phosphor, MIT): change the list there.\n'
mkdirSync(path.join(root, 'src/components/icon'), { recursive: true })
writeFileSync(
  path.join(root, 'src/components/icon/icons.scss'),
  `${made}.mi {
  display: inline-block; flex: none; background-color: currentColor; vertical-align: middle;
  -webkit-mask: var(--mi, ${unknown}) center / contain no-repeat; mask: var(--mi, ${unknown}) center / contain no-repeat;
}
${iconRules.join('\n')}\n`,
)
writeFileSync(
  path.join(root, 'src/components/icon/icon-names.ts'),
  `${made}/** The available icons; to add one, add its Phosphor name to the list of the script and run it. */
export type IconName =\n${names.map((n) => `  | '${n}'`).join('\n')}

/** Icons that are also available in two tones. */
export const duotoneIcons: ReadonlySet<string> = new Set('${duotone.map((n) => n.replace('-duotone', '')).join(' ')}'.split(' '))\n`,
)

// ---- drawings: [token, shapes] from back to front; every entry is one layer with the colour of its token ----
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
const drawings = {
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
const layerCounts = Object.entries(drawings).map(([name, layers]) => `  ${name}: ${layers.length}`)

/** Drawings share backgrounds and symbols: one rule of a sheet for all layers that look the same. */
function layerRules(names) {
  const layersByLook = new Map()
  for (const name of names) {
    drawings[name].forEach(([token, shapes], i) => {
      const look = `--md: ${dataUri(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 200 150">${shapes}</svg>`)}; background-color: var(--c-${token});`
      layersByLook.set(look, [...(layersByLook.get(look) ?? []), `.md-${name}-${i}`])
    })
  }
  return [...layersByLook].map(([look, selectors]) => `${selectors.join(', ')} { ${look} }`).join('\n')
}
const isOfRooms = (name) => roomEmptyKinds.includes(name)
const ofMain = Object.keys(drawings).filter((name) => !isOfRooms(name))
const ofRooms = Object.keys(drawings).filter(isOfRooms)
mkdirSync(path.join(root, 'src/components/drawing'), { recursive: true })
writeFileSync(
  path.join(root, 'src/components/drawing/drawings.scss'),
  `// Made by scripts/make-icons.mjs: change the shapes there.
.md-layer { position: absolute; top: 0; right: 0; bottom: 0; left: 0; -webkit-mask: var(--md) center / contain no-repeat; mask: var(--md) center / contain no-repeat; }
${layerRules(ofMain)}\n`,
)
writeFileSync(
  path.join(root, 'src/components/drawing/room-drawings.scss'),
  `// Made by scripts/make-icons.mjs: change the shapes there.
${layerRules(ofRooms)}\n`,
)
writeFileSync(
  path.join(root, 'src/components/drawing/drawing-layers.ts'),
  `// Made by scripts/make-icons.mjs: change the shapes there.
/** How many coloured layers each drawing has, back to front. */
export const drawingLayers = {\n${layerCounts.join(',\n')}\n} as const

export type DrawingName = keyof typeof drawingLayers\n`,
)

if (process.argv.includes('--tabs')) {
  const { chromium } = await import('@playwright/test')
  const { default: sharp } = await import('sharp')
  const browser = await chromium.launch({
    executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
    args: ['--no-sandbox', '--disable-gpu'],
  })
  const page = await browser.newPage({ viewport: { width: 81, height: 81 } })
  const folder = path.join(root, 'src/assets/tab')
  mkdirSync(folder, { recursive: true })
  for (const [file, icon] of Object.entries({
    home: 'house',
    shops: 'storefront',
    goods: 'squares-four',
    mine: 'user-circle',
  })) {
    for (const [suffix, name, colour] of [
      ['', icon, '#8F8F8F'],
      ['-on', `${icon}-fill`, '#41C492'],
    ]) {
      const body = phosphor[name].body
      await page.setContent(
        `<style>*{margin:0}svg{display:block}</style><svg xmlns="http://www.w3.org/2000/svg" width="81" height="81" viewBox="0 0 256 256" color="${colour}">${body}</svg>`,
      )
      // one colour in sixteen levels of opacity
      const png = await sharp(await page.screenshot({ omitBackground: true }))
        .png({ palette: true, colours: 16, dither: 0, effort: 10 })
        .toBuffer()
      writeFileSync(path.join(folder, `${file}${suffix}.png`), png)
    }
  }
  await browser.close()
}

if (process.argv.includes('--pins')) {
  const { default: sharp } = await import('sharp')
  const folder = path.join(root, 'src/pages-common/map/pins')
  mkdirSync(folder, { recursive: true })
  // the tip marks the place: cropped to the drop, which leaves an eighth free below. White around it
  // separates it from the streets.
  for (const [file, colour, size] of [
    ['pin', '#4F5A55', 108],
    ['chosen', '#0F7A55', 144],
  ]) {
    const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}" viewBox="12 12 232 232" color="${colour}" stroke="#FFFFFF" stroke-width="10" paint-order="stroke">${phosphor['map-pin-fill'].body}</svg>`
    writeFileSync(
      path.join(folder, `${file}.png`),
      await sharp(Buffer.from(svg)).png({ palette: true, colours: 32, effort: 10 }).toBuffer(),
    )
  }
}
