import type { ListedShop, ShopCard } from '@contract/routes/shops'
import type { Translate } from '@/i18n/engine'
import { formatNearMoment } from '@/i18n/format'

const momentOf = (day: string | null | undefined, time: string | null = null) =>
  day ? { at: `${day} ${time}`, when: formatNearMoment(day, time) } : null

/**
 * The first free times of a clinic, of a doctor and of a service, the soonest first: one line each, and one when they
 * are the same. A plain card has no times of doctors.
 */
export function firstTimes(shop: ShopCard & Partial<ListedShop>, t: Translate<'common'>): string[] {
  const doctor = momentOf(shop.firstDoctorDay, shop.firstDoctorTime)
  const service = momentOf(shop.firstFreeDay, shop.firstFreeTime)
  if (doctor && doctor.at === service?.at) return [t('clinicView.firstFree', doctor)]
  const lines = [
    ...(doctor ? [t('clinic.firstDoctor', doctor)] : []),
    ...(service ? [t('clinic.firstFree', service)] : []),
  ]
  return doctor && service && service.at < doctor.at ? lines.reverse() : lines
}
