/** U+00A0 */
export const NO_BREAK_SPACE = '\u00a0'
/** U+2060, without a width: no line breaks there, not even between two ideographs. */
export const JOINER = '\u2060'

/** A text whose words stay in one line. */
export const together = (text: string): string => text.replace(/ /g, NO_BREAK_SPACE)

// No look-behind: older iOS has none.
const UNIT =
  /(\d) (?=(?:min|k?m|h|s|M[Bo]|ans|d[ií]as?|dosis|pruebas?)(?![a-zà-ÿ])|分|小[時时]|時間|秒|公里|米|キロ|項目|[歲岁歳%¥回階枚])/g
const RANGE = /(\d[–～〜])(?=\d)/g

/** A text in which a number stays with its unit ('10 min', '2 días', '3 回'), and a range in one line ('10–20'). */
export const keepUnits = (text: string): string =>
  text.replace(UNIT, `$1${NO_BREAK_SPACE}`).replace(RANGE, `$1${JOINER}`)

/** For a place whose style breaks no line between ideographs (`word-break: keep-all`): fewer bytes are sent. */
export const withoutJoiners = (text: string): string => text.replace(/\u2060/g, '')

/** A text for other apps (calendars), which may show a joiner as a box. */
export const plainText = (text: string): string => withoutJoiners(text.replace(/[\u00a0\u202f]/g, ' '))
