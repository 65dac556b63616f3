import { sql } from 'drizzle-orm'
import type { Db } from '../../../../db/client'
import { cutChinese, normalise } from '../../../../lib/search'
import { synonymGroups } from '../../../../lib/search-synonyms'
import { correctedChinese, isChineseWord, knownWordLike, withoutLookAlikes } from './chinese-typos'

const SHORTEST_CORRECTED = 4

/** Number of the most similar texts of each table that are examined for a word. */
const MOST_TEXTS = 60

/** Swapping two neighbours in a word of eight letters leaves 5 of 13 trigrams in common. */
const SIMILARITY = 0.3

const knownWords = synonymGroups
  .flatMap(({ finds, asks = [] }) => [...finds, ...asks])
  .flatMap((term) => term.split(/[^\p{L}]+/u))

const isLatinWord = (word: string): boolean => /^\p{Script=Latin}+$/u.test(word)

/** Whether two words differ by one letter added, omitted or replaced, or by two neighbours swapped. */
function isOneTypoApart(a: string, b: string): boolean {
  if (a === b || Math.abs(a.length - b.length) > 1) return false
  const [short, long] = a.length <= b.length ? [a, b] : [b, a]
  let at = 0
  while (at < short.length && short[at] === long[at]) at += 1
  if (short.length < long.length) return short.slice(at) === long.slice(at + 1)
  if (short.slice(at + 1) === long.slice(at + 1)) return true
  return (
    short[at] === long[at + 1] && short[at + 1] === long[at] && short.slice(at + 2) === long.slice(at + 2)
  )
}

/**
 * Returns a known word with two neighbours swapped ("hvp"): for three letters, other typos cannot be
 * distinguished from other words.
 */
export function swappedShortWord(word: string): string | undefined {
  if (word.length !== SHORTEST_CORRECTED - 1 || knownWords.includes(word)) return undefined
  const [first = '', second = '', third = ''] = word
  return [second + first + third, first + third + second].find((swapped) => knownWords.includes(swapped))
}

/** Words of the catalogue's search texts similar to this one, most frequent first. */
async function similarWords(db: Db, word: string): Promise<string[]> {
  // The threshold must be set in the statement's own transaction: a condition without columns is evaluated
  // before any row is read.
  const isSet = sql`(select set_config('pg_trgm.word_similarity_threshold', ${String(SIMILARITY)}, true)) is not null`
  const { rows } = await db.execute<{ word: string }>(sql`
    with texts as (
      (select search_text from spu where ${isSet} and is_on_shelf and not is_deleted and ${word} <%
        search_text order by ${word} <<-> search_text limit ${MOST_TEXTS})
      union all (select search_text from doctor where ${isSet} and ${word} <% search_text order by
        ${word} <<-> search_text limit ${MOST_TEXTS})
      union all (select search_text from shop where ${isSet} and ${word} <% search_text order by ${word}
        <<-> search_text limit ${MOST_TEXTS})
      union all (select search_text from article where ${isSet} and ${word} <% search_text order by
        ${word} <<-> search_text limit ${MOST_TEXTS})
    )
    select word from texts, regexp_split_to_table(search_text, '[^[:alpha:]]+') as word
    group by word order by count(*) desc, word
  `)
  return rows.map((row) => row.word)
}

/**
 * Corrects one typo per word of a query without results, and separates Chinese words.
 * @returns undefined when no word of the catalogue is one typo away from a word of the query
 */
export async function correctedKeyword(db: Db, keyword: string): Promise<string | undefined> {
  const typed = normalise(keyword)
  const words = withoutLookAlikes(typed)
    .split(' ')
    .filter(Boolean)
    .flatMap((word) => knownWordLike(word) ?? cutChinese(word))
  const corrected = await Promise.all(
    words.map(async (word) => {
      if (isChineseWord(word)) return correctedChinese(db, word)
      if (word.length < SHORTEST_CORRECTED) return swappedShortWord(word) ?? word
      if (!isLatinWord(word) || knownWords.includes(word)) return word
      const candidates = await similarWords(db, word)
      if (candidates.includes(word)) return word
      return [...candidates, ...knownWords].find((candidate) => isOneTypoApart(word, candidate)) ?? word
    }),
  )
  const result = corrected.join(' ')
  return result === typed ? undefined : result
}
