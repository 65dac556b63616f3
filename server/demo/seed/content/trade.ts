import type { Words } from './words'

/** `value` and amounts are dollars or whole percent; days count from the day of the seed. */
export interface CouponContent {
  slug: string
  name: Words
  remarks: Words
  kind: 'amount' | 'percent'
  value: number
  cap?: number
  from?: number
  category?: readonly string[]
  goods?: readonly string[]
  total: number
  claimed: number
  perUser?: number
  handedOut: readonly [from: number, to: number]
  /** Period of validity in days, or number of days after claiming. */
  valid: readonly [from: number, to: number] | number
  isClaimable?: boolean
}

export const coupons: readonly CouponContent[] = [
  {
    slug: 'welcome',
    name: [
      '新客禮券',
      'For new customers',
      'Bon de bienvenue',
      'Cupón de bienvenida',
      '新規のお客様クーポン',
    ],
    remarks: [
      '每位一張，適用於全部項目。',
      'One each, for everything.',
      'Un par personne, pour tout.',
      'Uno por persona, para todo.',
      'お一人様 1 枚、すべての項目が対象です。',
    ],
    kind: 'amount',
    value: 100,
    from: 800,
    total: 5000,
    claimed: 1286,
    handedOut: [-60, 120],
    valid: 30,
  },
  {
    slug: 'checkup',
    name: ['體檢節', 'Health check season', 'Saison des bilans', 'Temporada de chequeos', '健診シーズン'],
    remarks: [
      '適用於全部體檢套餐，可與積分同用。',
      'For every health check; points may be used beside it.',
      'Pour tous les bilans de santé\u00a0; cumulable avec les points.',
      'Para todos los chequeos; se combina con los puntos.',
      'すべての健診プランが対象、ポイントと併用できます。',
    ],
    kind: 'percent',
    value: 10,
    cap: 300,
    from: 1000,
    category: ['packages'],
    total: 2000,
    claimed: 742,
    perUser: 2,
    handedOut: [-10, 45],
    valid: [-10, 45],
  },
  {
    slug: 'vaccine',
    name: ['疫苗關愛券', 'Vaccine care', 'Bon vaccins', 'Cupón de vacunas', 'ワクチンクーポン'],
    remarks: [
      '適用於成人、兒童及旅遊疫苗。',
      'For adults’, children’s and travel vaccines.',
      'Pour les vaccins adultes, enfants et voyage.',
      'Para vacunas de adultos, niños y viaje.',
      '成人・小児・渡航ワクチンが対象です。',
    ],
    kind: 'amount',
    value: 150,
    from: 1500,
    category: ['vaccines'],
    total: 800,
    claimed: 315,
    handedOut: [-20, 60],
    valid: 14,
  },
  {
    slug: 'nutrition',
    name: [
      '營養補充 85 折',
      '15% off nutrition',
      'Nutrition, −15\u00a0%',
      'Nutrición, 15 % menos',
      '栄養補助食品 15% 引き',
    ],
    remarks: [
      '只限營養補充類。',
      'For nutrition only.',
      'Pour la nutrition uniquement.',
      'Solo para nutrición.',
      '栄養補助食品のみ対象です。',
    ],
    kind: 'percent',
    value: 15,
    cap: 80,
    category: ['goods-nutrition'],
    total: 1500,
    claimed: 408,
    perUser: 3,
    handedOut: [-5, 30],
    valid: [-5, 35],
  },
  {
    slug: 'women',
    name: ['女性健康券', 'Women’s health', 'Santé des femmes', 'Salud de la mujer', '女性の健康クーポン'],
    remarks: [
      '適用於女性全面體檢及 HPV 九價疫苗。',
      'For the full health check for women and the HPV vaccine.',
      'Pour le bilan complet femme et le vaccin HPV.',
      'Para el chequeo completo de la mujer y la vacuna del VPH.',
      '女性総合健診と HPV ワクチンが対象です。',
    ],
    kind: 'amount',
    value: 200,
    from: 2000,
    goods: ['package-women', 'vaccine-hpv9'],
    total: 300,
    claimed: 96,
    handedOut: [-15, 40],
    valid: 30,
  },
  {
    slug: 'anyone',
    name: ['隨心券', 'For anything', 'Bon libre', 'Cupón libre', 'フリークーポン'],
    remarks: ['不設最低消費。', 'No minimum.', 'Sans minimum.', 'Sin mínimo.', '最低金額はありません。'],
    kind: 'percent',
    value: 5,
    cap: 50,
    total: 10000,
    claimed: 2210,
    perUser: 3,
    handedOut: [-90, 90],
    valid: 7,
  },
  {
    slug: 'flash',
    name: ['限量 50 張', 'Only 50 of them', 'Seulement 50', 'Solo 50', '50 枚限定'],
    remarks: [
      '先到先得。',
      'First come, first served.',
      'Premier arrivé, premier servi.',
      'Por orden de llegada.',
      '先着順です。',
    ],
    kind: 'amount',
    value: 300,
    from: 1500,
    total: 50,
    claimed: 50,
    handedOut: [-3, 4],
    valid: [-3, 10],
  },
  {
    slug: 'soon',
    name: ['下週開搶', 'From next week', 'Dès la semaine prochaine', 'Desde la próxima semana', '来週から'],
    remarks: [
      '適用於健康用品。',
      'For health products.',
      'Pour les produits de santé.',
      'Para productos de salud.',
      '健康用品が対象です。',
    ],
    kind: 'amount',
    value: 40,
    from: 200,
    category: ['goods'],
    total: 500,
    claimed: 0,
    handedOut: [5, 20],
    valid: [5, 30],
  },
  {
    slug: 'past',
    name: ['上月優惠', 'Last month', 'Le mois dernier', 'El mes pasado', '先月のクーポン'],
    remarks: ['已完結。', 'It is over.', 'C’est terminé.', 'Ha terminado.', '終了しました。'],
    kind: 'amount',
    value: 60,
    from: 400,
    total: 1000,
    claimed: 388,
    handedOut: [-45, -6],
    valid: [-45, -5],
  },
  {
    slug: 'birthday',
    name: ['生日禮券', 'Birthday gift', 'Bon d’anniversaire', 'Regalo de cumpleaños', '誕生日クーポン'],
    remarks: [
      '憑兌換碼領取。',
      'By redemption code.',
      'Avec un code d’échange.',
      'Con un código de canje.',
      '引換コードで受け取れます。',
    ],
    kind: 'amount',
    value: 88,
    total: 2000,
    claimed: 164,
    handedOut: [-200, 365],
    valid: 60,
    isClaimable: false,
  },
  {
    slug: 'family-goods',
    name: ['家居用品券', 'For the home', 'Pour la maison', 'Para el hogar', '家庭用品クーポン'],
    remarks: [
      '只限禮包內領取。',
      'Only in a package.',
      'Uniquement dans un lot.',
      'Solo en un lote.',
      'セットでのみ受け取れます。',
    ],
    kind: 'amount',
    value: 60,
    from: 300,
    category: ['goods'],
    total: 3000,
    claimed: 120,
    handedOut: [-30, 90],
    valid: 45,
    isClaimable: false,
  },
  {
    slug: 'family-check',
    name: [
      '家人體檢券',
      'A health check for the family',
      'Bilan pour la famille',
      'Chequeo para la familia',
      'ご家族の健診クーポン',
    ],
    remarks: [
      '只限禮包內領取，下月起可用。',
      'Only in a package; from next month.',
      'Uniquement dans un lot\u00a0; dès le mois prochain.',
      'Solo en un lote; desde el mes que viene.',
      'セットでのみ受け取れます。来月から使えます。',
    ],
    kind: 'percent',
    value: 12,
    cap: 400,
    from: 1500,
    category: ['packages'],
    total: 3000,
    claimed: 60,
    handedOut: [-30, 90],
    valid: [10, 100],
    isClaimable: false,
  },
]

export const couponPackages: readonly {
  slug: string
  name: Words
  intro: Words
  pic: string
  total: number
  received: number
  handedOut: readonly [from: number, to: number]
  items: readonly (readonly [coupon: string, count: number])[]
}[] = [
  {
    slug: 'family',
    name: [
      '家庭健康禮包',
      'Family health package',
      'Lot santé famille',
      'Lote de salud familiar',
      'ご家族の健康セット',
    ],
    intro: [
      '一次領取三張優惠券，家人各用各的。',
      'Three coupons at once, for each of the family.',
      'Trois bons d’un coup, pour toute la famille.',
      'Tres cupones a la vez, para toda la familia.',
      'クーポン 3 枚をまとめて、ご家族それぞれに。',
    ],
    pic: '/assets/goods/package-senior.svg',
    total: 1000,
    received: 60,
    handedOut: [-20, 60],
    items: [
      ['family-check', 1],
      ['family-goods', 2],
    ],
  },
  {
    slug: 'opening',
    name: ['開業禮包', 'Opening package', 'Lot d’ouverture', 'Lote de apertura', '開店記念セット'],
    intro: [
      '新門店開幕期間派發。',
      'Handed out while a new clinic opened.',
      'Distribué lors de l’ouverture d’un nouveau centre.',
      'Se repartió al abrir un centro nuevo.',
      '新店舗の開店期間に配布しました。',
    ],
    pic: '/assets/goods/package-basic.svg',
    total: 200,
    received: 188,
    handedOut: [-60, -20],
    items: [['family-goods', 1]],
  },
]

/** Codes for one coupon each; `days` until they expire. */
export const couponCodes: readonly { code: string; coupon: string; days: number; usedBy?: 1 | 2 }[] = [
  { code: 'GIFT8800', coupon: 'birthday', days: 60 },
  { code: 'GIFT8801', coupon: 'birthday', days: 60 },
  { code: 'GIFT8802', coupon: 'birthday', days: 60 },
  { code: 'GIFT8803', coupon: 'birthday', days: 60, usedBy: 2 },
  { code: 'GIFT8804', coupon: 'birthday', days: -2 },
]

/** Coupons of the demo accounts. `order` is the key of the order that used it. */
export const ownCoupons: readonly {
  key: string
  user: 1 | 2
  coupon: string
  source: 'claim' | 'code' | 'package' | 'grant'
  daysAgo: number
  order?: string
  code?: string
}[] = [
  { key: 'checkup', user: 1, coupon: 'checkup', source: 'claim', daysAgo: 6 },
  { key: 'vaccine', user: 1, coupon: 'vaccine', source: 'claim', daysAgo: 13 },
  { key: 'nutrition', user: 1, coupon: 'nutrition', source: 'claim', daysAgo: 2 },
  { key: 'waiting', user: 1, coupon: 'family-check', source: 'grant', daysAgo: 1 },
  { key: 'used', user: 1, coupon: 'anyone', source: 'claim', daysAgo: 1, order: 'paid' },
  { key: 'expired', user: 1, coupon: 'past', source: 'claim', daysAgo: 40 },
  { key: 'expired-welcome', user: 1, coupon: 'welcome', source: 'claim', daysAgo: 50 },
  { key: 'second', user: 2, coupon: 'women', source: 'claim', daysAgo: 4 },
  { key: 'second-gift', user: 2, coupon: 'birthday', source: 'code', daysAgo: 9, code: 'GIFT8803' },
]

export const pointsRules = {
  earnPoints: 1,
  usePoints: 100,
  maxSharePercent: 20,
  minPoints: 100,
  remarks: [
    '每消費 HK$1 得 1 積分（運費除外），訂單完成後到帳；100 積分可抵 HK$1，每張訂單最多抵貨款的 20%。取消或退款時，已用的積分會退回。積分不設有效期。',
    'One point for each HK$1 (delivery not included), once the order is completed; 100 points pay HK$1, up to 20% of the products. Points come back when an order is cancelled or refunded. They do not expire.',
    'Un point par HK$1 (hors frais de port), crédité une fois la commande terminée\u00a0; 100 points valent HK$1, jusqu’à 20\u00a0% du prix des produits. Les points utilisés sont rendus si la commande est annulée ou remboursée. Les points n’expirent pas.',
    'Un punto por cada HK$1 (sin envío), una vez terminado el pedido; 100 puntos valen HK$1, hasta el 20\u00a0% del importe de los productos. Los puntos usados se devuelven si el pedido se cancela o reembolsa. Los puntos no caducan.',
    'お買い物 HK$1（送料を除く）につき 1 ポイントが、注文の完了後に付きます。100 ポイントを HK$1 として、商品代金の 20% まで使えます。キャンセルや返金のときは、使ったポイントが戻ります。ポイントに有効期限はありません。',
  ] as Words,
}
/** When the first account became a member. */
export const joinedDaysAgo = 100
/** Points granted by staff before any order; to the first account, a member, when it had just joined. */
export const grantedPoints: readonly { user: 1 | 2; points: number; daysAgo: number; remark: string }[] = [
  { user: 1, points: 2000, daysAgo: joinedDaysAgo - 1, remark: '' },
  { user: 2, points: 500, daysAgo: 190, remark: '' },
]
/**
 * Points used in orders of the demo history: the first order was completed, the second cancelled, so that its
 * points were returned.
 */
export const usedPoints: readonly { user: 1 | 2; order: string; points: number; isReturned: boolean }[] = [
  { user: 1, order: 'received', points: 500, isReturned: false },
  { user: 1, order: 'timed-out', points: 800, isReturned: true },
]

/** Lines of the demo carts; `addedFor` is in dollars where the price has changed since. */
export const cartLines: readonly {
  user: 1 | 2
  goods: string
  version?: number
  quantity: number
  daysAgo: number
  addedFor?: number
  shop?: string
  person?: string
  day?: number
}[] = [
  {
    user: 1,
    goods: 'package-comprehensive',
    quantity: 1,
    daysAgo: 1,
    shop: 'central',
    person: 'self',
    day: 9,
  },
  { user: 1, goods: 'item-masks-adult', quantity: 3, daysAgo: 2 },
  { user: 1, goods: 'item-vitamin-d3', quantity: 2, daysAgo: 5, addedFor: 88 },
  { user: 1, goods: 'item-electric-toothbrush', quantity: 1, daysAgo: 12, addedFor: 699 },
  { user: 2, goods: 'vaccine-flu', quantity: 1, daysAgo: 3, shop: 'mongkok', person: 'self2' },
  { user: 2, goods: 'item-first-aid-kit', quantity: 1, daysAgo: 8 },
]
