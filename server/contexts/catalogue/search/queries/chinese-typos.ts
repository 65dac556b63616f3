import { sql, type SQL } from 'drizzle-orm'
import type { Db } from '../../../../db/client'
import { syllablesOf } from '../../../../lib/chinese'
import { toSimplified, toTraditional } from '../../../../lib/search'
import { synonymGroups } from '../../../../lib/search-synonyms'

const HAN_WORD = /^\p{Script=Han}+$/u

const SHORTEST = 2

const LONGEST = 8

/** Number of texts of each table that are examined for a word. */
const MOST_TEXTS = 60

const known = synonymGroups
  .flatMap(({ finds, asks = [] }) => [...finds, ...asks])
  .filter((term) => HAN_WORD.test(term))

export const isChineseWord = (word: string): boolean => HAN_WORD.test(word)

const soundOf = (word: string): string => syllablesOf(word).join('')

/** Look-alike characters that are typed by mistake and do not occur in the catalogue. */
const lookAlikes: ReadonlyMap<string, string> = new Map([
  ['苖', '苗'],
  ['歺', '餐'],
  ['皿', '血'],
])

export const withoutLookAlikes = (text: string): string =>
  [...text].map((character) => lookAlikes.get(character) ?? character).join('')

/** The pinyin without distinctions that many speakers do not make: "zh" and "z", "eng" and "en". */
const nearSoundOf = (word: string): string =>
  syllablesOf(word)
    .map((syllable) => syllable.replace(/^([zcs])h/, '$1').replace(/([aei])ng$/, '$1n'))
    .join(' ')

/**
 * The synonym of at least three characters that differs from this word in one similar-sounding character.
 * Checked before the word is split, because its parts may be words themselves ("流感證" for "流感針").
 */
export function knownWordLike(typed: string): string | undefined {
  if (!HAN_WORD.test(typed) || [...typed].length <= SHORTEST) return undefined
  const word = toSimplified(typed)
  const simplified = known.map(toSimplified)
  if (simplified.includes(word)) return undefined
  const found = simplified.find(
    (term) => isOneCharacterApart(word, term) && nearSoundOf(word) === nearSoundOf(term),
  )
  return found === undefined || word === typed ? found : toTraditional(found)
}

/** The word with a placeholder for one character, once for each position. */
const withOneOpen = (word: string): string[] =>
  [...word].map((_, at) => [...word].map((character, i) => (i === at ? '_' : character)).join(''))

/**
 * Matches texts that contain the word with one other character; a word of two characters is also matched by
 * its sound.
 */
function resembles(word: string): SQL {
  const isOneOf = withOneOpen(word).map((pattern) => {
    const kept = [...pattern].filter((character) => character !== '_')
    return sql`(string_to_array(search_text, null) @> array[${sql.join(
      kept.map((character) => sql`${character}`),
      sql`, `,
    )}]::text[] and search_text like ${`%${pattern}%`})`
  })
  const any = sql`(${sql.join(isOneOf, sql` or `)})`
  return [...word].length > SHORTEST ? any : sql`(search_text like ${`%${soundOf(word)}%`} and ${any})`
}

async function textsLike(db: Db, word: string): Promise<string[]> {
  const alike = resembles(word)
  const { rows } = await db.execute<{ text: string }>(sql`
    (select search_text as text from spu where is_on_shelf and not is_deleted and ${alike} limit ${MOST_TEXTS})
    union all (select search_text from doctor where ${alike} limit ${MOST_TEXTS})
    union all (select search_text from shop where ${alike} limit ${MOST_TEXTS})
    union all (select search_text from article where ${alike} limit ${MOST_TEXTS})
  `)
  return rows.map(({ text }) => text)
}

/** True when exactly one character differs; in a word of two, only by a similar-sounding one. */
export function isOneCharacterApart(a: string, b: string): boolean {
  const [one, other] = [[...a], [...b]]
  if (one.length !== other.length) return false
  if (one.filter((character, at) => character !== other[at]).length !== 1) return false
  return one.length > SHORTEST || soundOf(a) === soundOf(b)
}

/** The words of this many characters in a text. */
function wordsOf(text: string, length: number): string[] {
  const characters = [...text]
  return characters.flatMap((_, at) => {
    const word = characters.slice(at, at + length).join('')
    return [...word].length === length && HAN_WORD.test(word) ? [word] : []
  })
}

/**
 * Corrects one wrong character of a Chinese word, as it results from choosing the wrong homophone: first to a
 * homophone, then to the most frequent candidate.
 */
export async function correctedChinese(db: Db, typed: string): Promise<string> {
  const word = toSimplified(typed)
  const { length } = [...word]
  if (length < SHORTEST || length > LONGEST || known.some((term) => toSimplified(term) === word)) return typed
  const texts = await textsLike(db, word)
  const counts = new Map<string, number>()
  for (const found of [...texts, ...known.map(toSimplified)].flatMap((text) => wordsOf(text, length))) {
    if (found === word) return typed
    counts.set(found, (counts.get(found) ?? 0) + 1)
  }
  const sound = soundOf(word)
  const [best] = [...counts]
    .filter(([found]) => isOneCharacterApart(word, found))
    .map(([found, count]) => ({ found, count, isSound: soundOf(found) === sound }))
    .sort((a, b) => Number(b.isSound) - Number(a.isSound) || b.count - a.count)
  if (!best) return typed
  return word === typed ? best.found : toTraditional(best.found)
}
