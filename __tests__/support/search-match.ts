import { isTelling, joined, readingsOf } from '../../server/lib/search'

/** `searchCondition` applied to a text, without a database. */
export function matchesSearch(text: string, keyword: string): boolean {
  return readingsOf(keyword).some((words) => {
    const isEvery = words.length === 1 || words.some(isTelling)
    return (
      (isEvery && words.every((spellings) => spellings.some((spelling) => text.includes(spelling)))) ||
      text.includes(joined(words))
    )
  })
}
