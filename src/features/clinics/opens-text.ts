import type { ShopCard } from '@contract/routes/shops'
import type { Translate } from '@/i18n/engine'
import { formatNearDay, formatTime } from '@/i18n/format'

/** When a closed clinic opens, in its own time; undefined when that is not known. */
export function opensText(
  { opensAt, opensDay }: ShopCard['openState'],
  t: Translate<'common'>,
): string | undefined {
  if (opensAt === null) return undefined
  return opensDay === null
    ? t('clinic.opensAt', { time: formatTime(opensAt) })
    : t('clinic.opensOn', { day: formatNearDay(opensDay), time: formatTime(opensAt) })
}

/** Until when an open clinic is open and the end of a break today; undefined when it does not close. */
export function closesText(
  { closesAt, opensAt }: ShopCard['openState'],
  t: Translate<'common'>,
): string | undefined {
  if (closesAt === null) return undefined
  const time = formatTime(closesAt)
  return opensAt === null
    ? t('clinic.closesAt', { time })
    : t('clinic.reopensAt', { time, again: formatTime(opensAt) })
}
