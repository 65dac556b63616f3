import { formatDate, msToDay } from '@/i18n/format'

/** Without the present year, so that it stays on the line of the state on a phone. */
export const shortDate = (moment: string): string =>
  formatDate(moment, moment.startsWith(msToDay(Date.now()).slice(0, 4)) ? 'monthDay' : 'long')
