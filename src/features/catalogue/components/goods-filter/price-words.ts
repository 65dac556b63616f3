import type { Translate } from '@/i18n/engine'
import { formatPrice } from '@/i18n/format'

// the input is in whole dollars, without decimals
const dollars = (whole: string) => formatPrice(Number(whole) * 100)

/** A price range as text; '' for none. Bounds are whole dollars, '' when open. */
export function priceWords(
  t: Translate<'common'>,
  { priceMin, priceMax }: { priceMin: string; priceMax: string },
): string {
  if (priceMin && priceMax)
    return t('goodsFilter.priceRange', { from: dollars(priceMin), to: dollars(priceMax) })
  if (priceMin) return t('goodsFilter.priceFrom', { price: dollars(priceMin) })
  return priceMax ? t('goodsFilter.priceTo', { price: dollars(priceMax) }) : ''
}
