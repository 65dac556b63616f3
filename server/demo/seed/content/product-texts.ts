import type { Words } from './words'

/** Texts on the page of shipped goods besides the product's own. */
export const productTexts = {
  bonded: [
    '由保稅倉直接寄出，需要收件人的證件作清關，稅款在結帳時列明。',
    'Sent from a bonded warehouse; customs need the recipient’s ID, and the tax is shown at checkout.',
    'Expédié d’un entrepôt sous douane\u00a0; la douane demande la pièce ' +
      'd’identité du destinataire, et la taxe est indiquée lors de la commande.',
    'Se envía desde un depósito aduanero; la aduana pide el documento del ' +
      'destinatario y el impuesto se indica al hacer el pedido.',
    '保税倉庫から直接発送します。通関に受取人の証明書が必要で、税額は注文の確認画面に表示します。',
  ],
  customs: [
    '清關約 3 至 5 天',
    'Customs take about 3 to 5 days',
    'Dédouanement en 3 à 5 jours environ',
    'La aduana tarda de 3 a 5 días',
    '通関は約 3〜5 日です',
  ],
  picture: [
    '圖片供參考，以實物為準',
    'The picture is a guide; the product may look a little different',
    'Photo non contractuelle\u00a0; le produit peut différer légèrement',
    'Imagen orientativa; el producto puede variar ligeramente',
    '画像はイメージです。実物と少し異なることがあります',
  ],
} satisfies Record<string, Words>
