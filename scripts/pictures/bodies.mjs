// The body and its organs, drawn like a teaching model: examined parts are coloured, the rest is pale.
import { shadow, tints } from './svg.mjs'

/** Organs in a bust with its centre at x = 0 and its shoulders at y = 0; each has its own colour. */
const organs = {
  lungs: (c) =>
    `<g fill="${c ?? '#EF9A9A'}"><path d="M-8 22 q-4 -16 -18 -8 q-26 22 -26 66 q2 14 18 10 q24 -4 26 -16 z"/><path d="M8 22 q4 -16 18 -8 q26 22 26 66 q-2 14 -18 10 q-24 -4 -26 -16 z"/></g><path d="M0 -16 v34 M0 18 l-14 16 M0 18 l14 16" stroke="${c ?? '#C96A6A'}" stroke-width="6" fill="none" stroke-linecap="round"/>`,
  heart: (c) =>
    `<path d="M6 40 q-18 -16 -22 6 q0 20 28 36 q22 -20 18 -38 q-10 -16 -24 -4z" fill="${c ?? '#D9434E'}"/><path d="M2 38 q2 -14 12 -14 M14 38 q4 -8 12 -8" stroke="${c ?? '#9C2B3A'}" stroke-width="5" fill="none" stroke-linecap="round"/>`,
  liver: (c) =>
    `<path d="M-48 98 q4 -22 42 -18 q32 0 44 12 q-18 16 -46 18 q-6 22 -26 18 q-20 -8 -14 -30z" fill="${c ?? '#A8503C'}"/>`,
  stomach: (c) =>
    `<path d="M14 92 q-2 16 10 20 q24 0 22 -26 q20 10 14 36 q-14 26 -44 14 q-10 -6 -8 -14 q18 6 22 -6 q-22 -4 -16 -24z" fill="${c ?? '#E8A24B'}"/>`,
  kidneys: (c) =>
    `<g fill="${c ?? '#B5557A'}"><path d="M-30 118 q-16 -2 -16 18 q2 18 16 16 q10 -4 2 -14 q-4 -8 2 -12 q4 -8 -4 -8z"/><path d="M30 118 q16 -2 16 18 q-2 18 -16 16 q-10 -4 -2 -14 q4 -8 -2 -12 q-4 -8 4 -8z"/></g>`,
  bowel: (c) =>
    `<path d="M-30 164 v-26 q0 -10 12 -10 h36 q12 0 12 10 v26 M-14 146 q14 -12 28 0 q-14 12 -28 0 M-14 164 q14 -12 28 0" fill="none" stroke="${c ?? '#E58A74'}" stroke-width="9" stroke-linecap="round"/>`,
  womb: (c) =>
    `<path d="M-12 140 q12 -8 24 0 q4 12 -6 24 q-6 8 -12 0 q-10 -12 -6 -24z" fill="${c ?? '#D9538A'}"/><path d="M-12 142 q-18 -8 -24 6 M12 142 q18 -8 24 6" stroke="${c ?? '#D9538A'}" stroke-width="5" fill="none" stroke-linecap="round"/><g fill="${c ?? '#F0A8C4'}"><circle cx="-36" cy="152" r="8"/><circle cx="36" cy="152" r="8"/></g>`,
  breasts: (c) =>
    `<g fill="none" stroke="${c ?? '#E0789C'}" stroke-width="5"><path d="M-48 66 q4 30 26 26 q16 -4 16 -20"/><path d="M48 66 q-4 30 -26 26 q-16 -4 -16 -20"/></g>`,
  prostate: (c) =>
    `<path d="M-16 132 q16 -12 32 0 q4 16 -16 22 q-20 -6 -16 -22z" fill="${c ?? '#F0C35C'}"/><path d="M-10 156 q10 8 20 0 q4 12 -10 16 q-14 -4 -10 -16z" fill="${c ?? '#5AA5D8'}"/>`,
  thyroid: (c) =>
    `<path d="M-3 -30 q-16 -16 -18 4 q0 20 14 18 q6 0 7 -6 q1 6 7 6 q14 2 14 -18 q-2 -20 -18 -4 q-3 4 -6 0z" fill="${c ?? '#C8476B'}"/>`,
  spine: (c) =>
    Array.from(
      { length: 10 },
      (_, i) =>
        `<rect x="-9" y="${-26 + i * 19}" width="18" height="13" rx="5" fill="${c ?? '#8FA6B2'}"/><rect x="-17" y="${-22 + i * 19}" width="34" height="5" rx="2.5" fill="${c ?? '#8FA6B2'}"/>`,
    ).join(''),
  brain: (c) =>
    `<path d="M-26 -84 q-6 -24 18 -28 q8 -8 18 -2 q20 0 18 24 q4 16 -14 18 h-22 q-16 2 -18 -12z" fill="${c ?? '#EFA0B4'}"/><path d="M-16 -92 q10 -8 16 2 M2 -104 q-4 10 6 14 M10 -84 q8 -2 8 -10" stroke="${c ?? '#C76A86'}" stroke-width="4" fill="none" stroke-linecap="round"/>`,
}

const skins = {
  mint: '#DDF1E8',
  sky: '#DCEAF5',
  sand: '#F3E7CF',
  blush: '#F7E0DA',
  sage: '#E3ECD2',
  slate: '#E2E8EB',
}

const builds = {
  woman: { shoulder: 66, waist: 46, hip: 62, hair: 'long' },
  man: { shoulder: 80, waist: 62, hip: 62, hair: 'short' },
  senior: { shoulder: 70, waist: 62, hip: 62, hair: 'grey' },
  teen: { shoulder: 58, waist: 44, hip: 50, hair: 'tuft' },
  neutral: { shoulder: 72, waist: 54, hip: 62, hair: 'none' },
}
const hair = {
  none: '',
  short: `<path d="M-33 -84 q-6 -40 33 -40 q40 0 33 40 q-4 -20 -16 -24 q-20 6 -36 0 q-10 6 -14 24z" fill="#33464F"/>`,
  grey: `<path d="M-33 -78 q-10 -46 33 -46 q44 0 33 46 q0 -22 -12 -28 q-22 8 -42 0 q-12 6 -12 28z" fill="#B4BCC0"/>`,
  tuft: `<path d="M-33 -80 q-10 -30 10 -40 l2 -10 l12 8 l10 -12 l8 12 l12 -4 l2 10 q16 12 10 36 q-6 -20 -20 -22 q-22 2 -34 -2 q-8 8 -12 24z" fill="#5B3A24"/>`,
  long: `<path d="M-34 -92 q2 -34 34 -34 q34 0 34 34 q10 50 -2 76 q-12 4 -16 -4 q12 -34 4 -74 q-26 2 -40 -14 q-6 12 -14 14 q-8 40 4 74 q-4 8 -16 4 q-12 -26 4 -76z" fill="#4A2F2A"/>`,
}

/**
 * A bust on a base, as large as the other objects.
 * @param build of the person; `shown` lists the examined organs, `also` the pale ones
 */
export function bust(tint, build, shown, { also = [], extra = '' } = {}) {
  const { shoulder, waist, hip, hair: style } = builds[build]
  const c = tints[tint]
  const skin = skins[tint]
  const body = `M-16 -52 h32 v22 q2 14 ${shoulder - 34} 18 q20 6 20 34 l${waist - shoulder + 4} 76 l${hip - waist} 84 h${-2 * (hip + 6)} l${hip - waist} -84 l${waist - shoulder + 4} -76 q0 -28 20 -34 q${shoulder - 36} -4 ${shoulder - 34} -18z`
  const pale = also.map((name) => organs[name](c[3])).join('')
  const vivid = shown.map((name) => organs[name]()).join('')
  return `${shadow(190, 316, 96)}<g transform="translate(186 168) scale(.82)"><rect x="-66" y="166" width="132" height="16" rx="8" fill="${c[4]}" opacity=".75"/><path d="${body}" fill="#fff"/><path d="${body}" fill="${skin}" stroke="${c[3]}" stroke-width="3"/><circle cx="0" cy="-84" r="35" fill="${skin}" stroke="${c[3]}" stroke-width="3"/>${hair[style]}<path d="M-30 -4 q10 -6 20 -4" stroke="#fff" stroke-width="7" stroke-linecap="round" fill="none"/>${pale}${vivid}${extra}</g>`
}

/** A single organ, `size` times as large as in a body, at the position of the other objects. */
export function organ(name, x, y, size) {
  return `<g transform="translate(${x} ${y}) scale(${size})">${organs[name]()}</g>`
}

/** A screen with a medical image: dark, with the subject in light colours. */
export function film(x, y, w, h, inside) {
  return `${shadow(x + w / 2, y + h, w * 0.56)}<rect x="${x}" y="${y}" width="${w}" height="${h}" rx="14" fill="#fff"/><rect x="${x + 9}" y="${y + 9}" width="${w - 18}" height="${h - 18}" rx="8" fill="#16303E"/><rect x="${x + 9}" y="${y + 9}" width="${w - 18}" height="14" rx="7" fill="#2C5266"/>${inside}`
}

/** Two bones joined at a knee, as on an X-ray. */
export const kneeBones = (x, y) =>
  `<g transform="translate(${x} ${y})" fill="#CFE6F1"><path d="M-16 -84 h32 v48 q22 10 18 30 q-6 14 -20 8 q-14 -8 -28 0 q-14 6 -20 -8 q-4 -20 18 -30z"/><path d="M-30 22 q-4 -14 12 -14 h36 q16 0 12 14 q-2 12 -14 18 v44 h-32 v-44 q-12 -6 -14 -18z"/><circle cx="26" cy="2" r="11" opacity=".85"/></g>`

/** A forearm with the spots of a skin-prick test. */
export const forearm = () =>
  `${shadow(196, 316, 120)}<rect x="112" y="286" width="160" height="30" rx="10" fill="#CAD6B2"/><g transform="translate(0 26)"><path d="M70 214 q6 -34 44 -34 h138 q20 -2 40 -20 q14 -8 20 4 q2 12 -12 24 l18 4 q22 6 20 22 q2 24 -30 30 l-40 8 q-24 6 -48 6 h-106 q-40 0 -44 -44z" fill="#F1C3A5"/><path d="M70 214 q6 -34 44 -34 h20 v78 h-20 q-40 0 -44 -44z" fill="#5B8FB8"/>${[
    [160, 204, 6, '#E9806E'],
    [196, 204, 11, '#D9434E'],
    [232, 204, 5, '#E9806E'],
    [160, 236, 8, '#E9806E'],
    [196, 236, 5, '#E9806E'],
    [232, 236, 10, '#D9434E'],
  ]
    .map(
      ([x, y, r, colour]) =>
        `<circle cx="${x}" cy="${y}" r="${r + 5}" fill="#F7DCCB"/><circle cx="${x}" cy="${y}" r="${r}" fill="${colour}"/>`,
    )
    .join('')}</g>`

/** A base and a rod that support a model. */
export const stand = (cx, top, colour) =>
  `${shadow(cx, 316, 84)}<rect x="${cx - 5}" y="${top}" width="10" height="${306 - top}" fill="#9FB0B8"/><path d="M${cx - 56} 316 q4 -16 20 -16 h72 q16 0 20 16z" fill="${colour}"/>`

/** The curve of a hearing test. */
export const audiogram = () =>
  `<g stroke="#DCE3E6" stroke-width="3"><path d="M112 164 h120 M112 196 h120 M112 228 h120 M112 260 h120 M132 146 v132 M166 146 v132 M200 146 v132"/></g><polyline points="118,170 146,174 172,190 198,222 226,246" fill="none" stroke="#3F8FC6" stroke-width="6" stroke-linecap="round" stroke-linejoin="round"/><g fill="#E58A74"><circle cx="118" cy="182" r="6"/><circle cx="146" cy="188" r="6"/><circle cx="172" cy="204" r="6"/><circle cx="198" cy="236" r="6"/></g>`
