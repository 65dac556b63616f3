import { chooseLanguage, startTexts } from '@/i18n/engine'
import type { Language } from '@/i18n/languages'
import { valueText } from '@/pages-mine/physical-report/value-text'

test.each<[Language, string, string]>([
  ['fr', '18.5–23.9', '18,5–23,9'],
  ['es', '19.2', '19,2'],
  ['en', '≤ 5.2', '≤ 5.2'],
  ['zh-Hant', '18.5', '18.5'],
  ['fr', 'A.', 'A.'],
])('in %s the laboratory’s %s reads %s', async (language, sent, shown) => {
  await startTexts()
  await chooseLanguage(language)
  expect(valueText(sent)).toBe(shown)
})
