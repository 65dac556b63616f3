import dayjs from 'dayjs'
import type { Language } from './languages'

const words = (text: string) => text.split(' ')
const each = (from: string, make: (part: string) => string) => Array.from(from, make)
const numberedMonths = Array.from({ length: 12 }, (_, index) => `${index + 1}月`)
const chineseMonths = words('一月 二月 三月 四月 五月 六月 七月 八月 九月 十月 十一月 十二月')
const chineseDays = '日一二三四五六'

// dayjs's own locales carry much that is not asked here (calendars, relative times); a test compares the names with theirs
const locales = {
  'zh-Hant': { weekdays: each(chineseDays, (day) => `星期${day}`), weekdaysShort: each(chineseDays, (day) => `週${day}`), months: chineseMonths, monthsShort: numberedMonths },
  'zh-Hans': { weekdays: each(chineseDays, (day) => `星期${day}`), weekdaysShort: each(chineseDays, (day) => `周${day}`), months: chineseMonths, monthsShort: numberedMonths },
  ja: { weekdays: each('日月火水木金土', (day) => `${day}曜日`), weekdaysShort: each('日月火水木金土', (day) => day), months: numberedMonths, monthsShort: numberedMonths },
  fr: {
    weekdays: words('dimanche lundi mardi mercredi jeudi vendredi samedi'), weekdaysShort: words('dim. lun. mar. mer. jeu. ven. sam.'),
    months: words('janvier février mars avril mai juin juillet août septembre octobre novembre décembre'), monthsShort: words('janv. févr. mars avr. mai juin juil. août sept. oct. nov. déc.')
  },
  es: {
    weekdays: words('domingo lunes martes miércoles jueves viernes sábado'), weekdaysShort: words('dom. lun. mar. mié. jue. vie. sáb.'),
    months: words('enero febrero marzo abril mayo junio julio agosto septiembre octubre noviembre diciembre'), monthsShort: words('ene feb mar abr may jun jul ago sep oct nov dic')
  }
}

/** The day and month names of dayjs follow the language from now on. */
export function applyDateWords(language: Language): void {
  if (language === 'en') dayjs.locale('en')
  else dayjs.locale({ name: language, ordinal: (n: number) => String(n), formats: {}, relativeTime: {}, ...locales[language] })
}
