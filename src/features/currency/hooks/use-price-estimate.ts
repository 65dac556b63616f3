import { useEffect } from 'react'
import {
  selectCurrentExchangeRate,
  selectIsCurrencySettled,
  selectExchangeRateTime,
  selectIsSecondCurrencyShown,
} from '@/features/currency/currency.slice'
import { readCurrency } from '@/features/currency/read-currency'
import { formatDate, formatNumber, formatTime } from '@/i18n/format'
import { useText } from '@/i18n/use-text'
import { useAppDispatch, useAppSelector } from '@/store/hooks'

/** A rate with as many digits as real ones. */
const SOME_RATE = 0.9
const SOME_MOMENT = '2026-10-20 20:00:00'

/** An invisible placeholder of about the same width: spaces as wide as digits, narrow ones for narrow characters. */
const blank = (text: string): string =>
  text
    .replace(/[.,:()fijlrt]/g, '\u2005')
    .replace(/[^\s\u1100-\uffff]/g, '\u2007')
    .replace(/[\u3001-\uffff]/g, '\u3000')

/**
 * The estimate of a price in the second currency, with rate and time; undefined when no second currency is
 * shown. Until that is known, a placeholder of the same size, so that the layout does not shift when the rate
 * arrives.
 */
export function usePriceEstimate(): (cents: number) => string | undefined {
  const { t } = useText('common')
  const isShown = useAppSelector(selectIsSecondCurrencyShown)
  const rate = useAppSelector(selectCurrentExchangeRate)
  const time = useAppSelector(selectExchangeRateTime)
  const isSettled = useAppSelector(selectIsCurrencySettled)
  const dispatch = useAppDispatch()
  // the app reads it later than the first page's calls, which would leave the reserved line empty for seconds
  useEffect(() => {
    if (!isSettled) void readCurrency(dispatch)
  }, [dispatch, isSettled])
  const textOf = (cents: number, at: number, moment: string) =>
    t('price.estimate', {
      amount: formatNumber(Math.round((cents * at) / 100)),
      rate: formatNumber(at, 4),
      time: `${formatDate(moment, 'monthDay')} ${formatTime(moment)}`,
    })
  return (cents) => {
    if (!isSettled) return blank(textOf(cents, SOME_RATE, SOME_MOMENT))
    return isShown && rate !== null && time !== null ? textOf(cents, rate, time) : undefined
  }
}
