import { languages } from '../../contract/constants/enums'
import { orderMessages } from '../../server/lib/order-messages'

const placeholders = (words: string): string[] =>
  [...words.matchAll(/\{(\w+)\}/g)].map((match) => match[1] ?? '').sort()

test.each(Object.entries(orderMessages))(
  '%s is there in every language, with the same values in it',
  (_key, texts) => {
    expect(Object.keys(texts).sort()).toEqual([...languages].sort())
    for (const words of Object.values(texts)) {
      expect(words.trim()).not.toBe('')
      expect(placeholders(words)).toEqual(placeholders(texts.en))
    }
  },
)
