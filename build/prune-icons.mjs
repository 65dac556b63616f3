import fs from 'node:fs'
import path from 'node:path'

// Subpackages of the mini-program with icons named by the server; the home page has them too, in two tones
// only
const serverIconRooms = new Set(['pages-goods', 'pages-order'])
// Icons of key screenings only, since orders show only preparations
const bodyIcons = new Set('bone brain ear gender-female gender-male microscope stool tooth virus'.split(' '))
// The subpackage that shows departments
const departmentRooms = new Set(['pages-clinic'])
// Icons the server may name: nav icons, key screenings, preparations, guarantees
// (src/components/icon/server-icon.ts)
export const serverIcons = new Set(
  `identification-card t-shirt fork-knife syringe shield-check pill thermometer clock drop baby bell
  camera car credit-card first-aid-kit
 eye file-text heart heartbeat house info lock-key lock-simple map-pin moon package phone receipt scales
 stethoscope storefront sun test-tube ticket tooth truck user users warning arrows-clockwise
 arrow-u-up-left calendar-check calendar-plus clipboard-text seal-check gift ear brain bone microscope
 stool gender-female gender-male virus`.split(/\s+/),
)
// Icons of departments, in two tones where available
export const departmentIcons = new Set(
  `stethoscope first-aid-kit clipboard-text gender-female gender-male baby heartbeat heart pill bone eye
  tooth brain ear microscope
 scales virus syringe drop thermometer test-tube shield-check user users`.split(/\s+/),
)
// Icons of screenings and departments: two tones in these subpackages, not used by the home page
const screeningRooms = new Set(['pages-goods', 'pages-clinic'])
const screeningIcons = new Set(
  'bone brain ear microscope scales virus'.split(' ').map((name) => `${name}-duotone`),
)
/** Icons that at least this many subpackages need are in the main package once instead of copied into each. */
const MANY_ROOMS = 6
const rule = /\.mi-([a-z0-9-]+)\{--mi:url\("([^"]*)"\)\}/g
const shorter = (text) => text.replaceAll('data:image/svg+xml;charset=utf-8,', 'data:image/svg+xml,')

const filesBelow = (folder) =>
  fs
    .readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath ?? entry.path, entry.name))

const noIcons = () =>
  new Error(
    'No style sheet has an icon as build/prune-icons.mjs looks for them (src/components/icon/icons.scss)',
  )

// scripts of packages only, which contain no names of icons
const packageScripts = new Set(['vendors.js', 'taro.js', 'runtime.js'])

// a role or a kind of access is no icon, nor is what something is compared with: "link", "user"
const quotedName = /(?<!\b(?:role|auth):|[=!]==?)["'`]([a-z][a-z0-9-]{0,40})["'`]/g

/** Quoted words in scripts and the icons of templates: anything that may be the name of an icon. */
function namedIn(files) {
  const named = new Set()
  for (const file of files.filter(
    (name) => name.endsWith('.js') && !packageScripts.has(path.basename(name)),
  )) {
    for (const [, name] of fs.readFileSync(file, 'utf8').matchAll(quotedName)) named.add(name)
  }
  for (const file of files.filter((name) => name.endsWith('.wxml'))) {
    for (const [, name] of fs.readFileSync(file, 'utf8').matchAll(/\bmi-([a-z0-9-]+)/g)) named.add(name)
  }
  return named
}

/** Whether a subpackage shows the icon of a name: its scripts and templates name it, or the server does there. */
function namedByRoom(folder, root, icons) {
  const named = namedIn(filesBelow(path.join(folder, root)))
  return (name) =>
    named.has(name) ||
    (serverIconRooms.has(root) &&
      serverIcons.has(name) &&
      !(root === 'pages-order' && bodyIcons.has(name))) ||
    (departmentRooms.has(root) && departmentIcons.has(name) && !icons.has(`${name}-duotone`)) ||
    (screeningRooms.has(root) && screeningIcons.has(name))
}

/**
 * Distributes the mini-program's icons, each a rule of 500 bytes, over its packages: the main package's sheet
 * keeps those that its own scripts, the home page's links or many subpackages may name; the others are
 * moved to an icons.wxss there, which each of its pages imports.
 *
 * @param {string} folder dist/weapp
 * @returns {Record<string, number>} number of icons of each package; the main package is ''
 */
export function spreadIcons(folder) {
  const app = JSON.parse(fs.readFileSync(path.join(folder, 'app.json'), 'utf8'))
  const rooms = (app.subPackages ?? app.subpackages ?? []).map(({ root, pages }) => ({
    root: root.replace(/\/$/, ''),
    pages,
  }))
  const isOfRoom = (file) =>
    rooms.some(({ root }) => path.relative(folder, file).startsWith(path.normalize(`${root}/`)))
  const mainFiles = filesBelow(folder).filter((file) => !isOfRoom(file))
  const mainNames = namedIn(mainFiles)
  const icons = new Map()
  const counts = {}
  const sheets = mainFiles
    .filter((name) => name.endsWith('.wxss'))
    .map((file) => [file, shorter(fs.readFileSync(file, 'utf8'))])
  for (const [, sheet] of sheets) for (const [text, name] of sheet.matchAll(rule)) icons.set(name, text)
  if (icons.size === 0) throw noIcons()
  const asking = rooms.map(({ root }) => ({ root, asks: namedByRoom(folder, root, icons) }))
  const isMain = (name) =>
    mainNames.has(name) ||
    (name.endsWith('-duotone') && !screeningIcons.has(name)) ||
    asking.filter(({ asks }) => asks(name)).length >= MANY_ROOMS
  for (const [file, sheet] of sheets)
    fs.writeFileSync(
      file,
      sheet.replace(rule, (text, name) => (isMain(name) ? text : '')),
    )
  for (const file of filesBelow(folder).filter((name) => name.endsWith('.wxss') && isOfRoom(name)))
    fs.writeFileSync(file, shorter(fs.readFileSync(file, 'utf8')))
  counts[''] = [...icons.keys()].filter(isMain).length
  for (const [at, { root, pages }] of rooms.entries()) {
    const own = [...icons].filter(([name]) => !isMain(name) && asking[at].asks(name))
    counts[root] = own.length
    if (own.length === 0) continue
    fs.writeFileSync(path.join(folder, root, 'icons.wxss'), own.map(([, text]) => text).join(''))
    for (const page of pages) {
      const sheet = path.join(folder, root, `${page}.wxss`)
      const up = '../'.repeat(page.split('/').length - 1) || './'
      fs.writeFileSync(
        sheet,
        `@import "${up}icons.wxss";${fs.existsSync(sheet) ? fs.readFileSync(sheet, 'utf8') : ''}`,
      )
    }
  }
  return counts
}
