import type { ListedShop } from '@contract/routes/shops'
import type { Translate } from '@/i18n/engine'
import { formatNearMoment } from '@/i18n/format'

const momentOf = (day: string | null | undefined, time: string | null = null) =>
  day ? formatNearMoment(day, time) : ''

/** The first free times of a clinic, of a doctor and of a service: one line each, and one when they are the same. */
export function firstTimes(shop: ListedShop, t: Translate<'common'>): string[] {
  const doctor = momentOf(shop.firstDoctorDay, shop.firstDoctorTime)
  const service = momentOf(shop.firstFreeDay, shop.firstFreeTime)
  if (doctor && doctor === service) return [t('clinicView.firstFree', { when: doctor })]
  return [
    ...(doctor ? [t('clinic.firstDoctor', { when: doctor })] : []),
    ...(service ? [t('clinic.firstFree', { when: service })] : []),
  ]
}
