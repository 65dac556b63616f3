import { formatNumber } from '@/i18n/format'

/** Measured values and ranges as a laboratory sends them, '18.5–23.9', with the language's decimal separator. */
export const valueText = (text: string): string => {
  const [, decimal = '.'] = formatNumber(0.5, 1).split(/\d/)
  return text.replace(/(\d)\.(?=\d)/g, `$1${decimal}`)
}
