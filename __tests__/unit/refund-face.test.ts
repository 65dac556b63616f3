import type { RefundDetail } from '@contract/routes/aftersales'
import { chooseLanguage, ensureTexts, translate } from '@/i18n/engine'
import type { Language } from '@/i18n/languages'
import { plainText } from '@/i18n/line-breaks'
import { refundNews, refundSentence, refundSteps } from '@/pages-order/refund/refund-face'

const agreed = {
  state: 'approved',
  createTime: '2026-11-20 05:34:00',
  answerTime: '2026-11-21 09:00:00',
  refundTime: null,
  backBy: '2026-12-02',
} as unknown as RefundDetail

test.each<[Language, string, string]>([
  ['zh-Hant', '2026年12月2日 週三', '最遲 12月2日 週三'],
  ['en', 'Wed 2 Dec 2026', 'By Wed 2 Dec'],
  ['fr', 'mer. 2 déc. 2026', 'Au plus tard le mer. 2 déc.'],
  ['ja', '2026年12月2日(水)', '12月2日(水)まで'],
])('the day by which a refund arrives has the date order of %s', async (language, day, note) => {
  await ensureTexts('pages-order')
  await chooseLanguage(language)
  const t = translate.bind(null, 'pages-order') as unknown as Parameters<typeof refundSteps>[1]
  expect(plainText(refundSentence(agreed, t))).toContain(day)
  const last = refundSteps(agreed, t).at(-1)
  expect(last).toMatchObject({ key: 'refunded', state: 'now', title: t('refund.step.refunded') })
  expect(plainText(`${last?.note as string}`)).toBe(note)
  // a day that nobody promises is not invented
  expect(refundSteps({ ...agreed, backBy: null }, t).at(-1)).not.toHaveProperty('note')
  // nor is the day on which it would arrive if somebody agreed today a promise
  expect(refundSteps({ ...agreed, state: 'applied', answerTime: null }, t).at(-1)).not.toHaveProperty('note')
})

test('the list adds to a state what its words do not say', async () => {
  await ensureTexts('pages-order')
  await chooseLanguage('en')
  const t = translate.bind(null, 'pages-order') as unknown as Parameters<typeof refundNews>[1]
  const newsOf = (part: Partial<RefundDetail>) => plainText(refundNews({ ...agreed, ...part }, t))
  expect(newsOf({})).toBe('The refund arrives by Wed 2 Dec 2026 at the latest.')
  expect(newsOf({ state: 'applied' })).toBe('If we agree today, the money arrives by Wed 2 Dec.')
  expect(newsOf({ state: 'applied', backBy: null })).toBe('We are looking at your request.')
  expect(newsOf({ state: 'refused', answer: 'Used already' })).toBe('Used already')
  expect(newsOf({ state: 'withdrawn' })).toBe('')
})
