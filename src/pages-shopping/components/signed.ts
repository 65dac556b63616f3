import { formatNumber } from '@/i18n/format'

/** A number with its sign, for gains and losses. */
export const signed = (value: number): string =>
  value > 0 ? `+${formatNumber(value)}` : `−${formatNumber(-value)}`
