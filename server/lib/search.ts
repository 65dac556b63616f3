import { sql, type SQL, type SQLWrapper } from 'drizzle-orm'
import { lazyConverter, syllablesOf } from './chinese'

const toSimplified = lazyConverter({ from: 't', to: 'cn' })
const toTraditional = lazyConverter({ from: 'cn', to: 'hk' })
const HAN = /\p{Script=Han}/u
const MAX_WORDS = 6

/** Full-width letters and digits become plain ones, case and repeated blanks go. */
export const normalise = (text: string): string =>
  text.normalize('NFKC').toLowerCase().replace(/\s+/g, ' ').trim()

/**
 * What a search looks in: every text as it is, in simplified and traditional characters, its pinyin without blanks and
 * its pinyin initials, lower case, one per line.
 */
export function searchTextOf(texts: readonly string[]): string {
  const lines = new Set<string>()
  for (const text of texts.map(normalise).filter(Boolean)) {
    lines.add(text)
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

/** The words of a query, each as the spellings that may stand in a search text. Empty when nothing is left to look for. */
export function searchWords(keyword: string): string[][] {
  return normalise(keyword)
    .split(' ')
    .filter(Boolean)
    .slice(0, MAX_WORDS)
    .map((word) => {
      if (!HAN.test(word)) return [word]
      const simplified = toSimplified(word)
      return [...new Set([word, simplified, toTraditional(simplified)])]
    })
}

/** Every word of `keyword` in one of its spellings stands in `text`; the words written together count too ("ti jian" finds "tijian"). */
export function matchesSearch(text: string, keyword: string): boolean {
  const words = searchWords(keyword)
  const isEvery = words.length === 1 || words.some(isTelling)
  return (
    (isEvery && words.every((spellings) => spellings.some((spelling) => text.includes(spelling)))) ||
    text.includes(joined(words))
  )
}

/**
 * The same for SQL. PostgreSQL finds Latin words of three letters and more by the column's trigram index; trigrams hold no
 * Chinese characters, so that these are looked for in the index of single characters first.
 * @returns undefined when there is nothing to look for
 */
export function searchCondition(column: SQLWrapper, keyword: string | undefined): SQL | undefined {
  const words = searchWords(keyword ?? '')
  if (words.length === 0) return undefined
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

/** Long enough for an index. Syllables of one or two letters alone stand in nearly every text: then only the words written together count. */
const isTelling = (spellings: string[]): boolean =>
  spellings.some((spelling) => HAN.test(spelling) || spelling.length >= 3)

const joined = (words: string[][]): string => words.map((spellings) => spellings[0] ?? '').join('')

const escapeLike = (text: string): string => text.replace(/[\\%_]/g, (sign) => `\\${sign}`)
