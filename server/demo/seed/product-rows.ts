import { baby, oralEye, skinCare } from './content/goods-care'
import { monitoring, protection, rehab } from './content/goods-home'
import { nutrition } from './content/goods-nutrition'
import type { ShippedContent } from './content/goods-types'
import { productTexts } from './content/product-texts'
import { refundTexts, serviceContents } from './content/site'
import { goodsRows, type GoodsRows } from './goods-rows'
import { bullets, html, local } from './local'
import { shopId } from './shop-rows'

const shelves: readonly (readonly [category: string, contents: readonly ShippedContent[]])[] = [
  ['goods-nutrition', nutrition],
  ['goods-monitoring', monitoring],
  ['goods-protection', protection],
  ['goods-oral-eye', oralEye],
  ['goods-baby', baby],
  ['goods-skin', skinCare],
  ['goods-rehab', rehab],
]
/** Composite tax on health products shipped across the border, in basis points. */
const CROSS_BORDER_TAX = 910
const FREIGHT_CENTS = 3000
const FREE_FREIGHT_FROM = 200

const shopsOf = (content: ShippedContent): string[] =>
  (content.isCrossBorder
    ? ['shop-cross']
    : content.brand === 'nuanyang'
      ? ['shop-wellness', 'shop-family']
      : ['shop-wellness']
  ).map(shopId)

function productRow(category: string, content: ShippedContent, index: number, now: Date): GoodsRows {
  const isCrossBorder = content.isCrossBorder ?? false
  const lines = [content.use, ...(isCrossBorder ? [productTexts.bonded] : [])]
  return goodsRows({
    kind: 'product',
    slug: `item-${content.slug}`,
    name: local(content.name),
    sellPoint: content.sellPoint,
    category,
    brand: content.brand,
    tags: content.tags ?? [],
    index,
    now,
    popularity: content.tags?.includes('popular') ? 5 : 1.5,
    picUrls: ['', '-2'].map((end) => `/assets/goods/item-${content.slug}${end}.svg`),
    shopIds: shopsOf(content),
    specName: content.spec,
    marketPriceCents: content.was === undefined ? null : content.was * 100,
    versions: content.versions.map(([name, extra, stock]) => ({
      name: local(name),
      priceCents: (content.price + extra) * 100,
      stock,
    })),
    description: html(lines.map((line) => ['p', local(line)] as const)),
    notice: bullets([...(isCrossBorder ? [productTexts.customs] : []), productTexts.picture]),
    serviceContent: serviceContents.product,
    refund: refundTexts.product,
    extra: {
      isCrossBorder,
      taxBasisPoints: isCrossBorder ? CROSS_BORDER_TAX : 0,
      freightCents: content.price >= FREE_FREIGHT_FROM ? 0 : FREIGHT_CENTS,
      isPriceHidden: content.isPriceHidden ?? false,
      isHotSale: content.slug === 'blood-pressure-monitor',
    },
  })
}

export const productRows = (now: Date): GoodsRows[] =>
  shelves
    .flatMap(([category, contents]) => contents.map((content) => ({ category, content })))
    .map(({ category, content }, index) => productRow(category, content, index, now))
