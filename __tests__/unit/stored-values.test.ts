import { giveConsent, readStored, writeStored } from '@/platform/storage'

test('a missing value is not parsed: each would make an error at start-up', () => {
  const parse = jest.spyOn(JSON, 'parse')
  expect(readStored('theme')).toBeUndefined()
  expect(parse).not.toHaveBeenCalled()
})

test('a value that means nothing is kept apart from a missing one', () => {
  giveConsent()
  writeStored('textScale', 0)
  expect(readStored('textScale')).toBe(0)
})
