import type { Language } from '@contract/constants/enums'
import { chooseLanguage } from '@/i18n/engine'
import { isOtherScript } from '@/i18n/other-script'

const texts = ['毋須退款。', 'お待ちください。', 'No refund is needed.', 'OK 👍']

test.each<[Language, string[]]>([
  ['zh-Hant', ['お待ちください。', 'No refund is needed.']],
  ['zh-Hans', ['お待ちください。', 'No refund is needed.']],
  ['ja', ['毋須退款。', 'No refund is needed.']],
  ['en', ['毋須退款。', 'お待ちください。']],
  ['fr', ['毋須退款。', 'お待ちください。']],
])('to a reader of %s, %j are in another language', async (language, others) => {
  await chooseLanguage(language)
  expect(texts.filter(isOtherScript)).toEqual(others)
})
