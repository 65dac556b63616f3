import dayjs from 'dayjs'
import 'dayjs/locale/es'
import 'dayjs/locale/fr'
import 'dayjs/locale/ja'
import 'dayjs/locale/zh-cn'
import 'dayjs/locale/zh-hk'
import { applyDateWords } from '@/i18n/date-words'
import { type Language, languages } from '@/i18n/languages'

const ofDayjs: Record<Language, string> = { 'zh-Hant': 'zh-hk', 'zh-Hans': 'zh-cn', en: 'en', fr: 'fr', es: 'es', ja: 'ja' }

test.each(languages)('%s: the names of days and months are those of dayjs', (language) => {
  applyDateWords(language)
  for (let month = 0; month < 12; month += 1) {
    for (let day = 1; day <= 7; day += 1) {
      const moment = dayjs(new Date(2026, month, day))
      for (const pattern of ['ddd', 'dddd', 'MMM', 'MMMM']) expect(moment.format(pattern)).toBe(moment.locale(ofDayjs[language]).format(pattern))
    }
  }
})
