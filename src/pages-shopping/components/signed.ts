import { formatNumber } from '@/i18n/format'

/** A number that came or went, with its sign. */
export const signed = (value: number): string =>
  value > 0 ? `+${formatNumber(value)}` : `−${formatNumber(-value)}`
