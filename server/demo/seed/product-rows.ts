import { baby, oralEye, skinCare } from './content/goods-care'
import { monitoring, protection, rehab } from './content/goods-home'
import { nutrition } from './content/goods-nutrition'
import type { ShippedContent } from './content/goods-types'
import { refundTexts, serviceContents } from './content/site'
import { goodsRows, type GoodsRows } from './goods-rows'
import { html, local } from './local'
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
/** Composite tax on health goods sent across the border, in hundredths of a percent. */
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

export function productRows(now: Date): GoodsRows[] {
  return shelves
    .flatMap(([category, contents]) => contents.map((content) => ({ category, content })))
    .map(({ category, content }, index) =>
      goodsRows({
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
        description: html([
          ['p', local(content.sellPoint)],
          ['p', local(content.use)],
          ...(content.isCrossBorder
            ? [
                [
                  'p',
                  local([
                    '由保稅倉直接寄出，需要收件人的證件作清關，稅款在結帳時列明。',
                    'Sent from a bonded warehouse; customs need the recipient’s ID, and the tax is shown at checkout.',
                    'Expédié d’un entrepôt sous douane\u00a0; la douane demande la pièce ' +
                      'd’identité du destinataire, et la taxe est indiquée lors de la commande.',
                    'Se envía desde un depósito aduanero; la aduana pide el documento del ' +
                      'destinatario y el impuesto se indica al hacer el pedido.',
                    '保税倉庫から直接発送します。通関に受取人の証明書が必要で、税額は注文の確認画面に表示します。',
                  ]),
                ] as const,
              ]
            : []),
        ]),
        notice: html([
          [
            'li',
            local(
              content.isCrossBorder
                ? [
                    '清關約 3 至 5 天',
                    'Customs take about 3 to 5 days',
                    'Dédouanement en 3 à 5 jours environ',
                    'La aduana tarda de 3 a 5 días',
                    '通関は約 3 ～ 5 日です',
                  ]
                : [
                    '付款後 48 小時內發貨',
                    'Sent within 48 hours of payment',
                    'Expédié dans les 48 heures après le paiement',
                    'Envío en las 48 horas posteriores al pago',
                    'お支払いから 48 時間以内に発送します',
                  ],
            ),
          ],
          [
            'li',
            local([
              '圖片供參考，以實物為準',
              'The picture is a guide; the product may look a little different',
              'Photo non contractuelle\u00a0; l’article peut différer légèrement',
              'Imagen orientativa; el producto puede variar ligeramente',
              '画像はイメージです。実物と少し異なることがあります',
            ]),
          ],
        ]),
        serviceContent: serviceContents.product,
        refund: refundTexts.product,
        extra: {
          isCrossBorder: content.isCrossBorder ?? false,
          taxBasisPoints: content.isCrossBorder ? CROSS_BORDER_TAX : 0,
          freightCents: content.price >= FREE_FREIGHT_FROM ? 0 : FREIGHT_CENTS,
          isPriceHidden: content.isPriceHidden ?? false,
          isHotSale: content.slug === 'blood-pressure-monitor',
        },
      }),
    )
}
