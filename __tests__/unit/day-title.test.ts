import type { Day } from '@contract/rules/day'
import { chooseLanguage, startTexts, type Translate, translate } from '@/i18n/engine'
import type { Language } from '@/i18n/languages'
import { dayTitle } from '@/pages-mine/messages/day-title'
import { capitalized } from '@/utils/capitalized'

test.each<[Language, RegExp]>([
  ['es', /^Mié/],
  ['fr', /^Mer/],
  ['ja', /^11/],
])('in %s the title of a day begins as a title does', async (language, begins) => {
  await startTexts()
  await chooseLanguage(language)
  const t: Translate<'pages-mine'> = (key, values) => translate('pages-mine', key, values)
  expect(dayTitle('2026-11-25' as Day, '2026-11-27' as Day, t)).toMatch(begins)
})

test('only the first letter becomes a capital', () => {
  expect(capitalized('noviembre de 2026')).toBe('Noviembre de 2026')
  expect(capitalized('')).toBe('')
})
