import { useCallback } from 'react'
import { formatNumber } from '@/i18n/format'
import { useText } from '@/i18n/use-text'

const METERS_PER_KM = 1000
const ROUND_TO_METERS = 10

/** A distance in metres, then in kilometres. */
export function useDistanceText(): (meters: number) => string {
  const { t } = useText('common')
  return useCallback(
    (meters) =>
      meters < METERS_PER_KM
        ? t('clinic.meters', { n: Math.round(meters / ROUND_TO_METERS) * ROUND_TO_METERS })
        : t('clinic.kilometers', {
            n: formatNumber(meters / METERS_PER_KM, meters < 10 * METERS_PER_KM ? 1 : 0),
          }),
    [t],
  )
}
