/** U+00A0 */
export const NO_BREAK_SPACE = '\u00a0'
/** U+2060, zero width: prevents a line break there, even between two ideographs. */
export const JOINER = '\u2060'

/** Keeps a short text on one line: neither its spaces nor its ideographs break. */
export const together = (text: string): string =>
  text.replace(/ /g, NO_BREAK_SPACE).replace(/([一-鿿])(?=[一-鿿])/g, `$1${JOINER}`)

// No lookbehind: older iOS does not support it.
const LATIN_UNITS = 'min|k?m|h|s|M[Bo]|ans|d[ií]as?|jours?|dos[ei]s|examens?|pruebas?'
const UNIT = new RegExp(
  `(\\d) (?=(?:${LATIN_UNITS})(?![a-zà-ÿ])|分|小[時时]|時間|秒|公里|米|キロ|項目|[歲岁歳%¥回階枚人])`,
  'g',
)
const RANGE = /(\d[–～〜])(?=\d)/g

/** Keeps a number with its unit ('10 min', '2 días', '3 回') and a range ('10–20') on one line. */
export const keepUnits = (text: string): string =>
  text.replace(UNIT, `$1${NO_BREAK_SPACE}`).replace(RANGE, `$1${JOINER}`)

/** U+2063: the ends of a value in a filled text, until `spaceValues` has read them. */
const END = '\u2063'

/** Marks a value in Latin letters, to be filled into a text. */
export const markLatin = (value: string): string =>
  /^[A-Za-zÀ-ÿ][^一-鿿]*$/.test(value) ? END + value + END : value

/** A space between an ideograph and a marked value: '適合Chan Tai-man' reads '適合 Chan Tai-man'. */
export const spaceValues = (text: string): string =>
  text.replace(/([一-鿿])\u2063|\u2063(?=[一-鿿])/g, '$1 ').replace(/\u2063/g, '')

/** One full stop where a sentence ends with an abbreviation: 'le {{day}}.' with '9 déc.'. */
export const oneStop = (text: string): string => text.replace(/([^.])\.\.(?!\.)/g, '$1.')

/** For elements whose style already prevents breaks between ideographs (`word-break: keep-all`): saves bytes. */
export const withoutJoiners = (text: string): string => text.replace(/\u2060/g, '')

/** A text for other apps (calendars), which may render a joiner as a box. */
export const plainText = (text: string): string => withoutJoiners(text.replace(/[\u00a0\u202f]/g, ' '))
