import { sql, type SQL, type SQLWrapper } from 'drizzle-orm'
import { lazyConverter, syllablesOf } from './chinese'
import { isIndexed, longestSynonym, marksIn, synonymMarks } from './search-synonyms'

export const toSimplified = lazyConverter({ from: 't', to: 'cn' })
export const toTraditional = lazyConverter({ from: 'cn', to: 'hk' })
const HAN = /\p{Script=Han}/u
const MAX_WORDS = 6

/** Full-width letters and digits become ASCII; case and repeated blanks are removed. */
export const normalise = (text: string): string =>
  text.normalize('NFKC').toLowerCase().replace(/\s+/g, ' ').trim()

/**
 * The searchable form of texts: each text as it is, in simplified and traditional characters, its pinyin
 * without blanks and its pinyin initials, lower case, one per line; with the marks of its synonym groups.
 */
export function searchTextOf(texts: readonly string[]): string {
  const lines = new Set<string>()
  for (const text of texts.map(normalise).filter(Boolean)) {
    lines.add(text)
    marksIn(inTraditional(text)).forEach((mark) => lines.add(mark))
    if (!HAN.test(text)) continue
    const simplified = toSimplified(text)
    lines.add(simplified)
    lines.add(toTraditional(simplified))
    const syllables = syllablesOf(simplified, { nonZh: 'removed' })
    lines.add(syllables.join(''))
    lines.add(syllables.map((syllable) => syllable[0] ?? '').join(''))
  }
  return [...lines].join('\n')
}

const spellingsOf = (word: string): string[] => {
  if (!HAN.test(word)) return [word]
  const simplified = toSimplified(word)
  return [...new Set([word, simplified, toTraditional(simplified)])]
}

const inTraditional = (word: string): string => (HAN.test(word) ? toTraditional(toSimplified(word)) : word)

/** "women’s" is looked up as "women". */
const withoutPossessive = (word: string): string => word.replace(/[’']s?$/, '')

/**
 * The words of a query, each with the spellings that may occur in a search text. Empty when there is nothing
 * to search for.
 */
export function searchWords(keyword: string): string[][] {
  return normalise(keyword).split(' ').filter(Boolean).slice(0, MAX_WORDS).map(spellingsOf)
}

/**
 * Chinese is written without blanks: a sequence of characters is split around its synonyms ("女士體檢" into "女士"
 * and "體檢").
 */
export function cutChinese(word: string): string[] {
  if (!HAN.test(word) || synonymMarks(inTraditional(word)).length) return [word]
  const known = inTraditional(word)
  for (let length = known.length - 1; length > 1; length -= 1) {
    for (let at = 0; at + length <= known.length; at += 1) {
      if (synonymMarks(known.slice(at, at + length)).length === 0) continue
      const rest = [known.slice(0, at), known.slice(at + length)].filter(Boolean)
      return [known.slice(at, at + length), ...rest.flatMap(cutChinese)]
    }
  }
  return [word]
}

/** True for a word so short that it occurs in others by chance ("flu" in "fluoride"). */
const isAmbiguous = (word: string): boolean => !HAN.test(word) && word.length <= 3

/**
 * The readings of a query: its words, or the marks of their synonyms. A sequence of words with a meaning of
 * its own ("family doctor") is read both as a whole and word by word.
 */
export function readingsOf(keyword: string): string[][][] {
  const words = searchWords(keyword)
  const typed = words.map(([word = '']) => word)
  const meant: string[][] = []
  let hasRun = false
  for (let at = 0; at < typed.length;) {
    const { length, marks } = longestSynonymAt(typed, at)
    const own = typed.slice(at, at + length).join(' ')
    // every text that contains an indexed word has its mark, so the word itself need not be searched
    const isCovered = marks.length > 0 && (isAmbiguous(own) || isIndexed(inTraditional(own)))
    meant.push([...(isCovered ? [] : spellingsOf(own)), ...marks])
    hasRun ||= length > 1
    at += length
  }
  return hasRun ? [words, meant] : [meant]
}

function longestSynonymAt(
  words: readonly string[],
  at: number,
): { length: number; marks: readonly string[] } {
  for (let length = Math.min(longestSynonym, words.length - at); length > 0; length -= 1) {
    const marks = synonymMarks(inTraditional(withoutPossessive(words.slice(at, at + length).join(' '))))
    if (marks.length) return { length, marks }
  }
  return { length: 1, marks: [] }
}

/**
 * Matches search texts that contain every word of a query, in one of its spellings or synonyms; words written
 * together also match ("ti jian" finds "tijian"). PostgreSQL finds Latin words of three or more letters by
 * the column's trigram index; trigrams contain no Chinese characters, so these are looked up in the index of
 * single characters first.
 * @returns undefined when there is nothing to search for
 */
export function searchCondition(column: SQLWrapper, keyword: string | undefined): SQL | undefined {
  const readings = readingsOf(keyword ?? '').filter((words) => words.length > 0)
  if (readings.length === 0) return undefined
  return sql`(${sql.join(
    readings.map((words) => readingCondition(column, words)),
    sql` or `,
  )})`
}

function readingCondition(column: SQLWrapper, words: string[][]): SQL {
  const has = (spelling: string): SQL => {
    const characters = [...new Set([...spelling].filter((character) => HAN.test(character)))]
    const like = sql`${column} like ${`%${escapeLike(spelling)}%`}`
    return characters.length === 0
      ? like
      : sql`(string_to_array(${column}, null) @> array[${sql.join(
          characters.map((character) => sql`${character}`),
          sql`, `,
        )}]::text[] and ${like})`
  }
  const every = sql.join(
    words.map((spellings) => sql`(${sql.join(spellings.map(has), sql` or `)})`),
    sql` and `,
  )
  if (words.length === 1) return every
  return words.some(isTelling) ? sql`((${every}) or ${has(joined(words))})` : has(joined(words))
}

/**
 * True when long enough for an index. Nearly every text contains syllables of one or two letters; for those
 * only the words written together are searched.
 */
export const isTelling = (spellings: string[]): boolean =>
  spellings.some((spelling) => HAN.test(spelling) || spelling.length >= 3)

export const joined = (words: string[][]): string => words.map((spellings) => spellings[0] ?? '').join('')

/** Matches a column that contains the text literally, ignoring case: for numbers and codes. */
export const containsText = (column: SQLWrapper, text: string): SQL =>
  sql`${column} ilike ${`%${escapeLike(text)}%`}`

const escapeLike = (text: string): string => text.replace(/[\\%_]/g, (sign) => `\\${sign}`)
