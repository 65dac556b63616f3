import {
  selectCurrentExchangeRate,
  selectIsCurrencySettled,
  selectExchangeRateTime,
  selectIsSecondCurrencyShown,
} from '@/features/currency/currency.slice'
import { formatDate, formatNumber, formatTime } from '@/i18n/format'
import { NO_BREAK_SPACE as EMPTY_LINE } from '@/i18n/line-breaks'
import { useText } from '@/i18n/use-text'
import { useAppSelector } from '@/store/hooks'

/**
 * The estimate of a price in the second currency, with rate and time; undefined when no second currency is
 * shown. Until that is known, an empty line, so that what is below does not move when the rate arrives.
 */
export function usePriceEstimate(): (cents: number) => string | undefined {
  const { t } = useText('common')
  const isShown = useAppSelector(selectIsSecondCurrencyShown)
  const rate = useAppSelector(selectCurrentExchangeRate)
  const time = useAppSelector(selectExchangeRateTime)
  const isSettled = useAppSelector(selectIsCurrencySettled)
  return (cents) => {
    if (!isSettled) return EMPTY_LINE
    if (!isShown || rate === null || time === null) return undefined
    return t('price.estimate', {
      amount: formatNumber(Math.round((cents * Number(rate)) / 100)),
      rate: formatNumber(Number(rate), 4),
      time: `${formatDate(time, 'monthDay')} ${formatTime(time)}`,
    })
  }
}
