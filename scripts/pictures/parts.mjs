// The drawn objects. All stand on y = 316 and are lit from the upper left.
import { fitLabel, label, shadow } from './svg.mjs'

const pale = '#C9D2CE'

export function carton(x, y, w, h, colour, dark, title, corner = '') {
  return `${shadow(x + w * 0.55, y + h + 2, w * 0.72)}
  <path d="M${x} ${y} l${w * 0.24} -${w * 0.16} h${w} l-${w * 0.24} ${w * 0.16} z" fill="#fff"/><path d="M${x} ${y} l${w * 0.24} -${w * 0.16} h${w} l-${w * 0.24} ${w * 0.16} z" fill="${colour}" opacity=".45"/>
  <path d="M${x + w} ${y} l${w * 0.24} -${w * 0.16} v${h} l-${w * 0.24} ${w * 0.16} z" fill="${dark}"/><rect x="${x}" y="${y}" width="${w}" height="${h}" fill="#fff"/><rect x="${x}" y="${y}" width="${w}" height="${h * 0.46}" fill="${colour}"/>
  ${fitLabel(title, x + w / 2, y + h * 0.335, w * 0.27, w * 0.88, '#fff')}<rect x="${x + w * 0.12}" y="${y + h * 0.58}" width="${w * 0.5}" height="7" rx="3.5" fill="${dark}" opacity=".85"/><rect x="${x + w * 0.12}" y="${y + h * 0.7}" width="${w * 0.68}" height="5" rx="2.5" fill="${pale}"/><rect x="${x + w * 0.12}" y="${y + h * 0.79}" width="${w * 0.4}" height="5" rx="2.5" fill="${pale}"/>
  ${corner ? fitLabel(corner, x + w * 0.9, y + h * 0.93, w * 0.12, w * 0.8, dark, 700, 'end') : ''}`
}

export function vial(x, y, s, cap, liquid) {
  const w = 58 * s
  const h = 112 * s
  return `${shadow(x + w / 2, y + h, w * 0.62)}<rect x="${x + w * 0.2}" y="${y}" width="${w * 0.6}" height="${h * 0.17}" rx="${4 * s}" fill="${cap}"/><rect x="${x + w * 0.2}" y="${y + h * 0.11}" width="${w * 0.6}" height="${h * 0.05}" fill="#000" opacity=".12"/><rect x="${x + w * 0.26}" y="${y + h * 0.17}" width="${w * 0.48}" height="${h * 0.09}" fill="#DDE6EA"/>
  <path d="M${x + w * 0.26} ${y + h * 0.25} h${w * 0.48} q${w * 0.26} ${h * 0.03} ${w * 0.26} ${h * 0.16} V${y + h - 8 * s} q0 ${8 * s} ${-8 * s} ${8 * s} H${x + 8 * s} q${-8 * s} 0 ${-8 * s} ${-8 * s} V${y + h * 0.41} q0 ${-h * 0.13} ${w * 0.26} ${-h * 0.16} z" fill="#EAF3F6"/>
  <path d="M${x + 3 * s} ${y + h * 0.46} h${w - 6 * s} V${y + h - 9 * s} q0 ${6 * s} ${-6 * s} ${6 * s} H${x + 9 * s} q${-6 * s} 0 ${-6 * s} ${-6 * s} z" fill="${liquid}"/><rect x="${x}" y="${y + h * 0.52}" width="${w}" height="${h * 0.32}" fill="#fff"/><rect x="${x + w * 0.14}" y="${y + h * 0.59}" width="${w * 0.5}" height="${h * 0.05}" rx="2" fill="${cap}"/><rect x="${x + w * 0.14}" y="${y + h * 0.69}" width="${w * 0.7}" height="${h * 0.035}" rx="2" fill="${pale}"/><rect x="${x + w * 0.1}" y="${y + h * 0.36}" width="${w * 0.1}" height="${h * 0.54}" rx="${w * 0.05}" fill="#fff" opacity=".55"/>`
}

export function tube(x, y, s, cap, liquid, level = 0.5) {
  const w = 34 * s
  const h = 150 * s
  return `<rect x="${x - 3 * s}" y="${y}" width="${w + 6 * s}" height="${26 * s}" rx="${5 * s}" fill="${cap}"/><rect x="${x - 3 * s}" y="${y + 18 * s}" width="${w + 6 * s}" height="${8 * s}" fill="#000" opacity=".12"/><path d="M${x} ${y + 26 * s} h${w} v${h - 43 * s} a${w / 2} ${w / 2} 0 0 1 ${-w} 0 z" fill="#fff" opacity=".82"/><path d="M${x + 3 * s} ${y + 26 * s + (h - 43 * s) * (1 - level)} h${w - 6 * s} v${(h - 43 * s) * level} a${w / 2 - 3 * s} ${w / 2 - 3 * s} 0 0 1 ${-(w - 6 * s)} 0 z" fill="${liquid}"/><rect x="${x + 5 * s}" y="${y + 34 * s}" width="${4 * s}" height="${80 * s}" rx="${2 * s}" fill="#fff" opacity=".7"/>`
}

export function rack(x, y, w, ink) {
  return `<g fill="${ink}"><rect x="${x}" y="${y}" width="${w}" height="16" rx="5" opacity=".9"/><rect x="${x + 6}" y="${y + 70}" width="${w - 12}" height="14" rx="5" opacity=".9"/><rect x="${x + 6}" y="${y + 8}" width="10" height="92" rx="4"/><rect x="${x + w - 16}" y="${y + 8}" width="10" height="92" rx="4"/><rect x="${x - 6}" y="${y + 94}" width="${w + 12}" height="14" rx="6"/></g>`
}

export function clipboard(x, y, w, h, colour, rows = 4) {
  let lines = ''
  for (let row = 0; row < rows; row += 1) {
    const yy = y + h * 0.3 + row * (h * 0.155)
    lines += `<circle cx="${x + w * 0.2}" cy="${yy}" r="${w * 0.06}" fill="${colour}"/><path d="M${x + w * 0.172} ${yy} l${w * 0.021} ${w * 0.023} l${w * 0.037} -${w * 0.043}" stroke="#fff" stroke-width="${w * 0.02}" fill="none" stroke-linecap="round" stroke-linejoin="round"/><rect x="${x + w * 0.33}" y="${yy - w * 0.03}" width="${w * (row % 2 ? 0.38 : 0.48)}" height="${w * 0.06}" rx="${w * 0.03}" fill="#D5DDD9"/>`
  }
  return `${shadow(x + w / 2, y + h + 2, w * 0.56)}<rect x="${x}" y="${y}" width="${w}" height="${h}" rx="16" fill="${colour}"/><rect x="${x + w * 0.06}" y="${y + w * 0.08}" width="${w * 0.88}" height="${h - w * 0.14}" rx="8" fill="#fff"/><rect x="${x + w * 0.3}" y="${y - w * 0.06}" width="${w * 0.4}" height="${w * 0.18}" rx="10" fill="#33464F"/><circle cx="${x + w * 0.5}" cy="${y - w * 0.03}" r="${w * 0.045}" fill="#fff" opacity=".7"/>${lines}`
}

export function bottle(x, y, w, h, colour, dark, title, caption) {
  const ribs = [0.22, 0.34, 0.46, 0.58, 0.7]
    .map(
      (k) => `<rect x="${x + w * k}" y="${y + h * 0.03}" width="${w * 0.05}" height="${h * 0.12}" rx="2"/>`,
    )
    .join('')
  return `${shadow(x + w / 2, y + h, w * 0.62)}<rect x="${x + w * 0.12}" y="${y}" width="${w * 0.76}" height="${h * 0.18}" rx="8" fill="#fff"/><g fill="#DDE3E0">${ribs}</g><rect x="${x + w * 0.18}" y="${y + h * 0.17}" width="${w * 0.64}" height="${h * 0.06}" fill="${dark}"/>
  <path d="M${x + w * 0.18} ${y + h * 0.22} h${w * 0.64} q${w * 0.18} ${h * 0.02} ${w * 0.18} ${h * 0.12} V${y + h - 14} q0 14 -14 14 H${x + 14} q-14 0 -14 -14 V${y + h * 0.34} q0 -${h * 0.1} ${w * 0.18} -${h * 0.12} z" fill="${colour}"/><rect x="${x}" y="${y + h * 0.42}" width="${w}" height="${h * 0.42}" fill="#fff"/>${fitLabel(title, x + w / 2, y + h * 0.62, w * 0.32, w * 0.84, dark)}${fitLabel(caption, x + w / 2, y + h * 0.74, w * 0.11, w * 0.88, '#66706B', 500)}<rect x="${x + w * 0.08}" y="${y + h * 0.3}" width="${w * 0.06}" height="${h * 0.6}" rx="4" fill="#fff" opacity=".28"/>`
}

function capsule(x, y, turn, first, second) {
  return `<g transform="rotate(${turn} ${x} ${y})"><rect x="${x - 24}" y="${y - 10}" width="48" height="20" rx="10" fill="${first}"/><path d="M${x} ${y - 10} h14 a10 10 0 0 1 0 20 h-14 z" fill="${second}"/><rect x="${x - 16}" y="${y - 6}" width="30" height="4" rx="2" fill="#fff" opacity=".5"/></g>`
}
export const capsules = (first, second) =>
  capsule(276, 298, -18, first, second) + capsule(306, 316, 14, first, second)

export function syringe(x, y, turn, s, liquid, dark) {
  const marks = [-70, -52, -34, -16, 2, 20].map((k) => `<path d="M20 ${k} h-12"/>`).join('')
  return `<g transform="translate(${x} ${y}) rotate(${turn}) scale(${s})"><rect x="-2" y="-150" width="4" height="52" fill="#9FB0B8"/><rect x="-8" y="-104" width="16" height="16" rx="3" fill="${dark}"/><rect x="-20" y="-90" width="40" height="128" rx="8" fill="#fff"/><rect x="-16" y="-40" width="32" height="74" rx="5" fill="${liquid}"/><g stroke="#9FB0B8" stroke-width="3">${marks}</g><rect x="-34" y="34" width="68" height="11" rx="5" fill="${dark}"/><rect x="-6" y="44" width="12" height="42" fill="#C6D0D5"/><rect x="-24" y="84" width="48" height="11" rx="5" fill="${dark}"/></g>`
}

export function monitor(x, y, w, h, screen, inner) {
  return `${shadow(x + w / 2, y + h + 22, w * 0.45)}<rect x="${x + w * 0.44}" y="${y + h}" width="${w * 0.12}" height="18" fill="#C6D0D5"/><rect x="${x + w * 0.3}" y="${y + h + 14}" width="${w * 0.4}" height="10" rx="5" fill="#A9B8BF"/><rect x="${x}" y="${y}" width="${w}" height="${h}" rx="16" fill="#fff"/><rect x="${x + 10}" y="${y + 10}" width="${w - 20}" height="${h - 20}" rx="9" fill="${screen}"/>${inner}`
}

/** A squeeze tube standing on its cap. */
export function creamTube(x, y, w, h, colour, dark, title, caption) {
  return `${shadow(x + w / 2, y + h, w * 0.55)}<path d="M${x} ${y} h${w} l-${w * 0.12} ${h * 0.84} h-${w * 0.76} z" fill="#fff"/><path d="M${x} ${y} h${w} l-${w * 0.016} ${h * 0.11} h-${w * 0.968} z" fill="${dark}" opacity=".9"/><path d="M${x + w * 0.045} ${y + h * 0.32} h${w * 0.91} l-${w * 0.047} ${h * 0.33} h-${w * 0.816} z" fill="${colour}"/>${fitLabel(title, x + w / 2, y + h * 0.53, w * 0.24, w * 0.7, '#fff')}${fitLabel(caption, x + w / 2, y + h * 0.74, w * 0.12, w * 0.68, '#66706B', 500)}<rect x="${x + w * 0.16}" y="${y + h * 0.84}" width="${w * 0.68}" height="${h * 0.16}" rx="6" fill="${dark}"/><path d="M${x + w * 0.1} ${y + h * 0.14} l${w * 0.08} ${h * 0.66} h${w * 0.05} l-${w * 0.05} -${h * 0.66} z" fill="#fff" opacity=".5"/>`
}

export function pumpBottle(x, y, w, h, colour, dark, title, caption) {
  return `${shadow(x + w / 2, y + h, w * 0.6)}<path d="M${x + w * 0.46} ${y} h-${w * 0.4} q-${w * 0.1} 0 -${w * 0.1} ${h * 0.07} h${w * 0.12} v-${h * 0.015} h${w * 0.38} z" fill="${dark}"/><rect x="${x + w * 0.44}" y="${y}" width="${w * 0.14}" height="${h * 0.2}" fill="${dark}"/><rect x="${x + w * 0.3}" y="${y + h * 0.16}" width="${w * 0.42}" height="${h * 0.1}" rx="5" fill="${dark}"/><rect x="${x}" y="${y + h * 0.25}" width="${w}" height="${h * 0.75}" rx="${w * 0.2}" fill="${colour}"/><rect x="${x + w * 0.08}" y="${y + h * 0.42}" width="${w * 0.84}" height="${h * 0.42}" rx="8" fill="#fff"/>${fitLabel(title, x + w / 2, y + h * 0.63, w * 0.25, w * 0.74, dark)}${fitLabel(caption, x + w / 2, y + h * 0.75, w * 0.12, w * 0.74, '#66706B', 500)}<rect x="${x + w * 0.07}" y="${y + h * 0.31}" width="${w * 0.07}" height="${h * 0.6}" rx="4" fill="#fff" opacity=".3"/>`
}

export function sprayBottle(x, y, w, h, colour, dark, title, caption) {
  return `${shadow(x + w / 2, y + h, w * 0.62)}<rect x="${x + w * 0.3}" y="${y}" width="${w * 0.4}" height="${h * 0.13}" rx="5" fill="${dark}"/><rect x="${x + w * 0.2}" y="${y + h * 0.1}" width="${w * 0.6}" height="${h * 0.12}" rx="5" fill="#fff"/><rect x="${x + w * 0.2}" y="${y + h * 0.18}" width="${w * 0.6}" height="${h * 0.04}" fill="${pale}"/><path d="M${x + w * 0.16} ${y + h * 0.22} h${w * 0.68} q${w * 0.16} ${h * 0.02} ${w * 0.16} ${h * 0.12} V${y + h - 12} q0 12 -12 12 H${x + 12} q-12 0 -12 -12 V${y + h * 0.34} q0 -${h * 0.1} ${w * 0.16} -${h * 0.12} z" fill="${colour}"/><rect x="${x}" y="${y + h * 0.44}" width="${w}" height="${h * 0.38}" fill="#fff"/>${fitLabel(title, x + w / 2, y + h * 0.62, w * 0.28, w * 0.84, dark)}${fitLabel(caption, x + w / 2, y + h * 0.74, w * 0.13, w * 0.86, '#66706B', 500)}<rect x="${x + w * 0.08}" y="${y + h * 0.3}" width="${w * 0.07}" height="${h * 0.62}" rx="4" fill="#fff" opacity=".28"/>`
}

export function jar(x, y, w, h, colour, dark, title, caption) {
  return `${shadow(x + w / 2, y + h, w * 0.56)}<rect x="${x + w * 0.06}" y="${y}" width="${w * 0.88}" height="${h * 0.28}" rx="9" fill="${dark}"/><rect x="${x + w * 0.06}" y="${y + h * 0.2}" width="${w * 0.88}" height="${h * 0.08}" fill="#000" opacity=".14"/><rect x="${x}" y="${y + h * 0.27}" width="${w}" height="${h * 0.73}" rx="16" fill="#fff"/><rect x="${x}" y="${y + h * 0.42}" width="${w}" height="${h * 0.42}" fill="${colour}"/>${fitLabel(title, x + w / 2, y + h * 0.66, w * 0.2, w * 0.84, '#fff')}${fitLabel(caption, x + w / 2, y + h * 0.79, w * 0.1, w * 0.84, '#fff', 500)}<rect x="${x + w * 0.06}" y="${y + h * 0.33}" width="${w * 0.05}" height="${h * 0.6}" rx="4" fill="#fff" opacity=".35"/>`
}

/** A soft pouch with a tear strip on top. */
export function pouch(x, y, w, h, colour, dark, title, caption) {
  return `${shadow(x + w / 2, y + h, w * 0.56)}<path d="M${x + 6} ${y} h${w - 12} q8 ${h * 0.5} 6 ${h} q-${w / 2} 10 -${w} 0 q-2 -${h * 0.5} 6 -${h} z" fill="${colour}"/><path d="M${x + 6} ${y} h${w - 12} l3 ${h * 0.1} h-${w - 6} z" fill="${dark}" opacity=".85"/><rect x="${x + w * 0.12}" y="${y + h * 0.26}" width="${w * 0.76}" height="${h * 0.42}" rx="12" fill="#fff"/>${fitLabel(title, x + w / 2, y + h * 0.5, w * 0.26, w * 0.68, dark)}${fitLabel(caption, x + w / 2, y + h * 0.61, w * 0.11, w * 0.68, '#66706B', 500)}<path d="M${x + w * 0.07} ${y + h * 0.14} q4 ${h * 0.4} 2 ${h * 0.76}" stroke="#fff" stroke-width="7" opacity=".3" fill="none" stroke-linecap="round"/>`
}

export function tissueBox(x, y, w, h, colour, dark, title) {
  return `${shadow(x + w / 2, y + h + 2, w * 0.56)}<rect x="${x}" y="${y}" width="${w}" height="${h}" rx="8" fill="${colour}"/><path d="M${x} ${y + 8} l30 -46 h${w - 60} l30 46z" fill="${dark}"/><path d="M${x + w * 0.18} ${y + 2} q${w * 0.32} -84 ${w * 0.64} 0 z" fill="#fff"/><g stroke="#CFE3DA" stroke-width="4" fill="none"><path d="M${x + w * 0.27} ${y - 14} h${w * 0.46}"/><path d="M${x + w * 0.24} ${y - 3} h${w * 0.52}"/></g>${fitLabel(title, x + w / 2, y + h * 0.62, 22, w * 0.86, '#fff')}`
}

/** A small device with a dark display; lines are [text, size]. */
export function device(x, y, w, h, lines, accent) {
  const screenHeight = h * 0.58
  const texts = lines
    .map(([text, size], i) =>
      label(text, x + w / 2, y + 20 + (screenHeight * (i + 0.75)) / lines.length, size, '#8CF0C6'),
    )
    .join('')
  return `${shadow(x + w / 2, y + h, w * 0.58)}<rect x="${x}" y="${y}" width="${w}" height="${h}" rx="24" fill="#fff"/><rect x="${x + 18}" y="${y + 18}" width="${w - 36}" height="${screenHeight}" rx="12" fill="#21343D"/>${texts}<circle cx="${x + w / 2}" cy="${y + h * 0.83}" r="${h * 0.09}" fill="${accent}"/>`
}
