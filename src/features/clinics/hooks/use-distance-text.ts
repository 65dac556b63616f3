import { useCallback } from 'react'
import { formatNumber } from '@/i18n/format'
import { useText } from '@/i18n/use-text'

const METERS_PER_KM = 1000
const ROUND_TO_METERS = 10
/** From here kilometres have no decimals: 9.95 rounds to 10. */
const WHOLE_KM_FROM_METERS = 9950

/** A distance in metres, or in kilometres from 1 km. */
export function useDistanceText(): (meters: number) => string {
  const { t } = useText('common')
  return useCallback(
    (meters) => {
      const n = Math.round(meters / ROUND_TO_METERS) * ROUND_TO_METERS
      return n < METERS_PER_KM
        ? t('clinic.meters', { n })
        : t('clinic.kilometers', {
            n: formatNumber(meters / METERS_PER_KM, meters < WHOLE_KM_FROM_METERS ? 1 : 0),
          })
    },
    [t],
  )
}
