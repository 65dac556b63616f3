// Generates src/components/icon/{icons.scss,icon-names.ts} and
// src/components/drawing/{drawings.scss,room-drawings.scss,drawing-layers.ts} from the lists below and in
// pictures/, with --tabs the PNGs of the tab bar (81 x 81, needs a Chromium), and with --pins those of the
// mini-program's map.
// Run: node scripts/make-icons.mjs [--tabs] [--pins]
// A CSS mask works both in the browser and in the mini-program, and takes its colour from the tokens; inline
// SVG works only in the browser.
import './lib/help.mjs'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { optimize } from 'svgo'
import { roomEmptyKinds } from '../build/compact-texts-loader.js'
import { drawings } from './pictures/empty-states.mjs'

const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '..')
const phosphor = JSON.parse(
  readFileSync(path.join(root, 'node_modules/@iconify-json/ph/icons.json'), 'utf8'),
).icons

const regular = `
 arrow-clockwise arrow-down arrow-right arrow-u-down-left
 arrow-u-up-left arrow-up arrows-clockwise
 baby barcode bell bell-ringing bell-simple-ringing buildings calendar-blank calendar-check
 calendar-plus calendar-x bus camera car caret-down caret-left caret-right caret-up
 chat-circle-dots check check-circle circle clipboard-text clock clock-clockwise clock-countdown
 clock-counter-clockwise coins copy credit-card crosshair crown
 device-mobile door-open dots-three download-simple drop envelope-simple eye eye-slash facebook-logo
 file-text first-aid-kit fork-knife funnel gear gift globe google-logo
 hand-coins handbag headset heart heartbeat hourglass-medium house identification-card image info
 key link list-bullets lock-key lock-simple
 magnifying-glass map-pin map-trifold megaphone-simple minus moon navigation-arrow newspaper
 package pencil-simple phone
 pill play plus printer prohibit push-pin qr-code question receipt scales scan seal-check
 seal-percent share-network shield-check shopping-cart-simple sign-out
 squares-four star stethoscope storefront sun syringe
 t-shirt tag text-aa thermometer ticket timer tooth translate
 bone brain ear gender-female gender-male lifebuoy microscope stool test-tube virus
 trash truck user user-check user-circle user-plus users users-three wallet warning warning-circle
 wechat-logo wifi-slash x x-circle`
  .trim()
  .split(/\s+/)
const fill = `check-circle crown heart house map-pin push-pin seal-check squares-four star star-half
  storefront user-circle x-circle wechat-logo`
  .split(/\s+/)
  .map((n) => `${n}-fill`)
const bold = 'check plus'.split(' ').map((n) => `${n}-bold`)
const duotone =
  `baby bone brain buildings calendar-check calendar-plus clipboard-text clock-counter-clockwise drop eye file-text
 first-aid-kit gender-female gender-male gift
 ear heart heartbeat identification-card lifebuoy microscope package pill scales seal-check shield-check stethoscope
 storefront syringe test-tube ticket tooth user-circle users virus`
    .trim()
    .split(/\s+/)
    .map((n) => `${n}-duotone`)
const names = [...regular, ...fill, ...bold, ...duotone].sort()

// escapes only what url("") of a style sheet cannot contain
const inUrl = { '"': "'", '%': '%25', '#': '%23', '<': '%3C', '>': '%3E' }
const dataUri = (svg) => `url("data:image/svg+xml,${svg.replace(/["%#<>]/g, (sign) => inUrl[sign])}")`
const svgOf = (width, height, shapes) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}">${shapes}</svg>`

// Whole units of a drawing 256 wide: half a unit is a sixth of a screen pixel where an icon is largest (28 px
// at three device pixels)
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
  return `.mi-${n} { --mi: ${dataUri(rounded(svgOf(256, 256, body)))}; }`
})
// used for names sent by the server that this list does not contain
const unknown = dataUri(svgOf(256, 256, '<circle cx="128" cy="128" r="48"/>'))
const mask = (value) =>
  `-webkit-mask: ${value} center / contain no-repeat; mask: ${value} center / contain no-repeat;`
const inTwoTones = duotone.map((n) => n.replace('-duotone', ''))
// one wrapped text, which is smaller than a list
const textOf = (words) =>
  words
    .reduce(
      (lines, word) =>
        lines.at(-1).length + word.length < 90
          ? [...lines.slice(0, -1), `${lines.at(-1)}${word} `]
          : [...lines, `${word} `],
      [''],
    )
    .map((line) => `'${line}'`)
    .join(' +\n')
    .replace(/ '$/, "'")
const made = '// Made by scripts/make-icons.mjs (Phosphor, MIT): change the list there.\n'
mkdirSync(path.join(root, 'src/components/icon'), { recursive: true })
writeFileSync(
  path.join(root, 'src/components/icon/icons.scss'),
  `${made}.mi {
  display: inline-block; flex: none; background-color: currentColor; vertical-align: middle;
  ${mask(`var(--mi, ${unknown})`)}
}
${iconRules.join('\n')}\n`,
)
writeFileSync(
  path.join(root, 'src/components/icon/icon-names.ts'),
  `${made}/** The available icons; to add one, add its Phosphor name to the list of the script and run it. */
export type IconName =\n${names.map((n) => `  | '${n}'`).join('\n')}

/** Icons that are also available in two tones. */
export const duotoneIcons: ReadonlySet<string> = new Set((${textOf(inTwoTones)}).split(' '))\n`,
)

const layerCounts = Object.entries(drawings).map(([name, layers]) => `  ${name}: ${layers.length}`)

/** Drawings share backgrounds and symbols, so layers that look the same share one CSS rule. */
function layerRules(names) {
  const layersByLook = new Map()
  for (const name of names) {
    drawings[name].forEach(([token, shapes], i) => {
      const look = `--md: ${dataUri(svgOf(200, 150, shapes))}; background-color: var(--c-${token});`
      layersByLook.set(look, [...(layersByLook.get(look) ?? []), `.md-${name}-${i}`])
    })
  }
  return [...layersByLook].map(([look, selectors]) => `${selectors.join(', ')} { ${look} }`).join('\n')
}
const drawn =
  '// Made by scripts/make-icons.mjs from scripts/pictures/empty-states.mjs: change the shapes there.\n'
const isOfRooms = (name) => roomEmptyKinds.includes(name)
const ofMain = Object.keys(drawings).filter((name) => !isOfRooms(name))
const ofRooms = Object.keys(drawings).filter(isOfRooms)
mkdirSync(path.join(root, 'src/components/drawing'), { recursive: true })
writeFileSync(
  path.join(root, 'src/components/drawing/drawings.scss'),
  `${drawn}.md-layer { position: absolute; top: 0; right: 0; bottom: 0; left: 0; ${mask('var(--md)')} }
${layerRules(ofMain)}\n`,
)
writeFileSync(
  path.join(root, 'src/components/drawing/room-drawings.scss'),
  `${drawn}${layerRules(ofRooms)}\n`,
)
writeFileSync(
  path.join(root, 'src/components/drawing/drawing-layers.ts'),
  `${drawn}/** How many coloured layers each drawing has, back to front. */
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
        '<style>*{margin:0}svg{display:block}</style><svg xmlns="http://www.w3.org/2000/svg" ' +
          `width="81" height="81" viewBox="0 0 256 256" color="${colour}">${body}</svg>`,
      )
      // a palette of one colour in sixteen levels of opacity
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
  // the tip marks the place, so it is cropped to the drop, which leaves an eighth free below. A white outline
  // separates it from the streets.
  for (const [file, colour, size] of [
    ['pin', '#4F5A55', 108],
    ['chosen', '#0F7A55', 144],
  ]) {
    const svg =
      `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}" viewBox="12 12 232 232" ` +
      `color="${colour}" stroke="#FFFFFF" stroke-width="10" paint-order="stroke">${phosphor['map-pin-fill'].body}</svg>`
    writeFileSync(
      path.join(folder, `${file}.png`),
      await sharp(Buffer.from(svg)).png({ palette: true, colours: 32, effort: 10 }).toBuffer(),
    )
  }
}
