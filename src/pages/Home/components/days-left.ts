import type { Translate } from '@/i18n/engine'

/** Today, tomorrow, in 3 days. */
export const daysLeftText = (days: number, t: Translate<'main'>): string =>
  days <= 0 ? t('home.next.today') : days === 1 ? t('home.next.tomorrow') : t('home.next.inDays', { n: days })
