// File output and the SVG primitives shared by all scenes.
import fs from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'
import { fileURLToPath } from 'node:url'

const emoji = createRequire(import.meta.url)('@iconify-json/fluent-emoji-flat/icons.json').icons
const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '../../server/demo/assets')
const written = []

/** Background tints: [top, bottom, plinth, plinth side, ink, accent]. */
export const tints = {
  mint: ['#EDF8F3', '#D3EFE2', '#FFFFFF', '#BFE3D2', '#0F5C42', '#41C492'],
  sky: ['#EEF5FA', '#D5E7F3', '#FFFFFF', '#BFD7E8', '#1D4E74', '#5AA5D8'],
  sand: ['#FAF5EB', '#F1E5CE', '#FFFFFF', '#E2D2B2', '#6B4A16', '#DDA94B'],
  blush: ['#FBF1EE', '#F5DCD5', '#FFFFFF', '#E8C5BB', '#7A3325', '#E58A74'],
  sage: ['#F3F6EC', '#DFE8CD', '#FFFFFF', '#CAD6B2', '#42561C', '#94B04F'],
  slate: ['#F1F4F5', '#DCE3E6', '#FFFFFF', '#C6D0D5', '#33464F', '#7F98A3'],
}
/** Darker print colours of cartons and bottles, by tint: [colour, dark]. */
export const inks = {
  mint: ['#2FA67A', '#0F5C42'],
  sky: ['#3F8FC6', '#1D4E74'],
  sand: ['#D39A36', '#6B4A16'],
  blush: ['#D9735B', '#7A3325'],
  sage: ['#7F9C3C', '#42561C'],
  slate: ['#6B8490', '#33464F'],
}

let lastId = 0
const nextId = () => `g${(++lastId).toString(36)}`

export function writeRaw(name, text) {
  const file = path.join(root, `${name}.svg`)
  fs.mkdirSync(path.dirname(file), { recursive: true })
  fs.writeFileSync(file, text)
  written.push({ path: `${name}.svg`, bytes: Buffer.byteLength(text) })
}

/** Ids restart with every picture, so that one changed picture does not change all later ones. */
export function writeSvg(name, width, height, draw) {
  lastId = 0
  const body = draw()
    .replace(/\n\s*/g, '')
    .replace(/(\d+\.\d{2})\d+/g, '$1')
  writeRaw(
    name,
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}">${body}</svg>`,
  )
}

export function writtenSummary() {
  const bytes = written.reduce((sum, file) => sum + file.bytes, 0)
  const largest = written.reduce((best, file) => (file.bytes > best.bytes ? file : best))
  return { files: written.length, bytes, largest }
}

export function fluent(name, x, y, size, turn = 0) {
  const icon = emoji[name]
  if (!icon) {
    throw new Error(`no such emoji: ${name}`)
  }
  return `<g transform="translate(${x} ${y}) rotate(${turn} ${size / 2} ${size / 2}) scale(${size / (icon.width ?? 32)})">${icon.body}</g>`
}

const fonts = 'Noto Sans CJK HK,Noto Sans HK,PingFang HK,Microsoft JhengHei,Helvetica,Arial,sans-serif'
// the Latin font comes first, because a CJK font draws ’ at full width
const latinFonts = 'Noto Sans,Helvetica Neue,Helvetica,Arial,sans-serif'
const escapes = { '&': '&amp;', '<': '&lt;', '>': '&gt;' }

export function label(text, x, y, size, fill, weight = 700, anchor = 'middle') {
  const safe = text.replace(/[&<>]/g, (sign) => escapes[sign])
  return `<text x="${x}" y="${y}" font-family="${/[\u2e80-\uffef]/.test(text) || !/’/.test(text) ? fonts : latinFonts}" font-size="${size}" font-weight="${weight}" fill="${fill}" text-anchor="${anchor}">${safe}</text>`
}

/** A label that fits its width: CJK glyphs are a full em, Latin ones about 0.62 em. */
export function fitLabel(text, x, y, size, width, fill, weight = 700, anchor = 'middle') {
  const ems = [...text].reduce((sum, sign) => sum + (sign > '\u2e80' ? 1 : 0.62), 0)
  return label(text, x, y, Math.min(size, width / ems), fill, weight, anchor)
}

export const shadow = (cx, cy, rx, opacity = 0.16) =>
  `<ellipse cx="${cx}" cy="${cy}" rx="${rx}" ry="${rx * 0.16}" fill="#16302a" opacity="${opacity}"/>`

export function ground(tint, width = 400, height = 400, hasArch = true) {
  const c = tints[tint]
  const id = nextId()
  const arch = `<path d="M${width * 0.2} ${height * 0.82} V${height * 0.42} a${width * 0.3} ${width * 0.3} 0 0 1 ${width * 0.6} 0 V${height * 0.82} Z" fill="#fff" opacity=".45"/>`
  return `<defs><linearGradient id="${id}" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="${c[0]}"/><stop offset="1" stop-color="${c[1]}"/></linearGradient></defs><rect width="${width}" height="${height}" fill="url(#${id})"/>${hasArch ? arch : ''}`
}

export function plinth(tint, cx = 200, cy = 326, rx = 152, depth = 36) {
  const c = tints[tint]
  return `<path d="M${cx - rx} ${cy} v${depth} a${rx} ${rx * 0.2} 0 0 0 ${2 * rx} 0 v${-depth} z" fill="${c[3]}"/><ellipse cx="${cx}" cy="${cy}" rx="${rx}" ry="${rx * 0.2}" fill="#fff"/><ellipse cx="${cx}" cy="${cy}" rx="${rx * 0.93}" ry="${rx * 0.17}" fill="${c[0]}"/>`
}

/** One square still life: background, arch, plinth, and the object around (190, 316). */
export function still(name, tint, object) {
  writeSvg(
    name,
    400,
    400,
    () => `${ground(tint)}${plinth(tint)}<g transform="translate(-26 -34) scale(1.13)">${object()}</g>`,
  )
}
