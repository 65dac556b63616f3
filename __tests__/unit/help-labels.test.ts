import type { Language } from '@/i18n/languages'
import { helpArticles } from '../../server/demo/seed/content/help'
import { allTexts, rooms } from '../support/text-catalogues'

/** The languages of one text of the seed, in their order, with their quotes. */
const written: readonly (readonly [Language, RegExp])[] = [
  ['zh-Hant', /「(.+?)」/g],
  ['en', /“(.+?)”/g],
  ['fr', /«\u00a0(.+?)\u00a0»/g],
  ['es', /«(.+?)»/g],
  ['ja', /「(.+?)」/g],
]

test.each(written.map(([language, quotes], index) => [language, quotes, index] as const))(
  '%s: labels quoted in the help centre exist on a page',
  (language, quotes, index) => {
    const labels = new Set(rooms.flatMap((room) => Object.values(allTexts[room][language])))
    const quoted = helpArticles.flatMap(({ slug, paragraphs }) =>
      paragraphs.flatMap((words) =>
        [...(words[index] ?? '').matchAll(quotes)].map(([, label = '']) => `${slug}: ${label}`),
      ),
    )
    expect(quoted.length).toBeGreaterThan(5)
    expect(quoted.filter((one) => !labels.has(one.slice(one.indexOf(': ') + 2)))).toEqual([])
  },
)
