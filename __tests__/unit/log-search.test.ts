import { foundInLog } from '../support/log-search'

test.each([
  ['{"code":"564338"}', true],
  ['?code=564338&phone=1', true],
  ['your code is 564338.', true],
  ['[564338]', true],
  ['{"time":1795643380000}', false],
  ['{"ms":12.564338}', false],
  ['{"id":"1b4e28ba-5643-4564-b564-564338aa0001"}', false],
  ['{"pid":564338}', false],
])('a short code in %s: %s', (log, isThere) =>
  expect(foundInLog(log, ['564338'])).toEqual(isThere ? ['564338'] : []),
)

test('longer numbers and words count at any position', () => {
  expect(foundInLog('to +85291234567 for Chan Siu Ming', ['91234567', 'Siu Ming', 'Wong'])).toEqual([
    '91234567',
    'Siu Ming',
  ])
})
