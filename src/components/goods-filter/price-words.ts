import { formatPrice } from '@/i18n/format'
import type { Translate } from '@/i18n/engine'
import { parseCents } from '@/utils/money'

// whole dollars were asked for: their zeros say nothing
const dollars = (whole: string) => formatPrice(parseCents(whole))

/** A range of prices in words; '' for none. Bounds are whole dollars, '' when open. */
export function priceWords(
  t: Translate,
  { priceMin, priceMax }: { priceMin: string; priceMax: string },
): string {
  if (priceMin && priceMax)
    return t('goodsFilter.priceRange', { from: dollars(priceMin), to: dollars(priceMax) })
  if (priceMin) return t('goodsFilter.priceFrom', { price: dollars(priceMin) })
  return priceMax ? t('goodsFilter.priceTo', { price: dollars(priceMax) }) : ''
}
