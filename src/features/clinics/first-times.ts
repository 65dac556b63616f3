import type { ListedShop, ShopCard } from '@contract/routes/shops'
import type { Translate } from '@/i18n/engine'
import { formatNearMoment } from '@/i18n/format'

/**
 * The first free times of a clinic, of a doctor and of a service, the soonest first: one line each, and one when they
 * are the same. A plain card has no times of doctors.
 */
export function firstTimes(shop: ShopCard & Partial<ListedShop>, t: Translate<'common'>): string[] {
  const kinds = [
    ['firstDoctor', shop.firstDoctorDay, shop.firstDoctorTime ?? null],
    ['firstFree', shop.firstFreeDay, shop.firstFreeTime],
  ] as const
  const times = kinds
    .flatMap(([kind, day, time]) =>
      day ? [{ kind, at: `${day} ${time}`, when: formatNearMoment(day, time) }] : [],
    )
    .sort((a, b) => (a.at < b.at ? -1 : 1))
  const [first, second] = times
  return first && first.at === second?.at
    ? [t('clinicView.firstFree', { when: first.when })]
    : times.map(({ kind, when }) => t(`clinic.${kind}`, { when }))
}
