import names from '@/utils/day-names.json'

// dayjs's own locale files are twice this size: they include relative times, formats and ordinals, which the
// catalogues and format.ts provide.

/** Names of days and months for `dayjs.locale(locale, undefined, true)`; English is dayjs's own. */
export const dayNameLocales = Object.entries(names).map(
  ([name, { months, monthsShort, weekdays, weekdaysShort }]) => ({
    name,
    months: months.split('_'),
    monthsShort: monthsShort.split('_'),
    weekdays: weekdays.split('_'),
    weekdaysShort: weekdaysShort.split('_'),
    formats: {},
    relativeTime: {},
  }),
)
