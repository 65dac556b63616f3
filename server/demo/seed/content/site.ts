import { inAll, type Words } from './words'

export const banners: readonly {
  slug: string
  title: Words
  text: Words
  button: Words
  spu: string
  isShipped?: true
}[] = [
  {
    slug: 'flu',
    title: [
      '入冬前打好流感針',
      'Flu vaccine before winter',
      'Vaccin grippe avant l’hiver',
      'Vacuna de la gripe antes del invierno',
      '冬の前にインフル予防接種',
    ],
    text: [
      '四價疫苗，各區門店',
      'Four strains, clinics in every district',
      'Quatre souches, centres dans chaque quartier',
      'Cuatro cepas, centros en cada distrito',
      '4 価ワクチン、各地区の店舗で',
    ],
    button: ['選日期', 'Choose a date', 'Choisir la date', 'Elegir fecha', '日にちを選ぶ'],
    spu: 'vaccine-flu',
  },
  {
    slug: 'women',
    title: [
      '給自己一個上午',
      'One morning for yourself',
      'Une matinée pour vous',
      'Una mañana para usted',
      '自分のための午前',
    ],
    text: [
      '女性全面體檢，女醫護團隊',
      'Full check for women, female staff',
      'Bilan complet femme, équipe féminine',
      'Chequeo completo para mujeres, equipo femenino',
      '女性の総合健診、女性スタッフ',
    ],
    button: ['看內容', 'See what is in it', 'Voir le contenu', 'Ver el contenido', '内容を見る'],
    spu: 'package-women',
  },
  {
    slug: 'heart',
    title: [
      '心臟的事，早點知道',
      'Know your heart early',
      'Votre cœur, sans attendre',
      'Su corazón, a tiempo',
      '心臓のこと、早めに知る',
    ],
    text: [
      '連運動心電圖，兩小時完成',
      'With an exercise ECG, in two hours',
      'Avec ECG d’effort, en deux heures',
      'Con prueba de esfuerzo, en dos horas',
      '運動負荷心電図つき、2 時間で',
    ],
    button: ['看內容', 'See what is in it', 'Voir le contenu', 'Ver el contenido', '内容を見る'],
    spu: 'package-heart',
  },
  {
    slug: 'family',
    title: [
      '爸媽的體檢，慢慢做',
      'For parents, without hurry',
      'Pour vos parents, sans hâte',
      'Para sus padres, sin prisas',
      'ご両親の健診、ゆっくりと',
    ],
    text: [
      '長者體檢可由家人陪同',
      'Family may come along',
      'La famille peut accompagner',
      'La familia puede acompañar',
      'ご家族の付き添いもどうぞ',
    ],
    button: ['選日期', 'Choose a date', 'Choisir la date', 'Elegir fecha', '日にちを選ぶ'],
    spu: 'package-senior',
  },
  {
    slug: 'shop',
    title: ['家用監測，在家量一量', 'Measure at home', 'Mesurer chez soi', 'Medir en casa', 'おうちで測る'],
    text: [
      '血壓計、額溫計，48 小時送達',
      'Blood pressure and temperature, within 48 hours',
      'Tension et température, livrés en 48 heures',
      'Tensión y temperatura, en 48 horas',
      '血圧計・体温計、48 時間でお届け',
    ],
    button: ['去看看', 'Have a look', 'Découvrir', 'Ver más', '見てみる'],
    spu: 'item-blood-pressure-monitor',
    isShipped: true,
  },
]

/** Icon grid of the home page: [name, Phosphor icon, category or route]. */
export const navIcons: readonly (readonly [name: Words, icon: string, link: string])[] = [
  [
    ['疫苗接種', 'Vaccines', 'Vaccins', 'Vacunas', 'ワクチン'],
    'syringe',
    '/pages-common/classification/classification?id=cat-vaccines',
  ],
  [
    ['體檢套餐', 'Health checks', 'Bilans de santé', 'Chequeos', '健康診断'],
    'clipboard-text',
    '/pages-common/classification/classification?id=cat-packages',
  ],
  [
    ['約醫生', 'See a doctor', 'Médecins', 'Médicos', '医師の予約'],
    'stethoscope',
    '/pages-clinic/clinic-doctor/clinic-doctor',
  ],
  [
    ['免費預約', 'Free services', 'Services gratuits', 'Servicios gratis', '無料予約'],
    'calendar-check',
    '/pages-goods/free-reservations',
  ],
  [
    ['牙科眼科', 'Teeth and eyes', 'Dents et yeux', 'Dientes y ojos', '歯科・眼科'],
    'tooth',
    '/pages-common/classification/classification?id=cat-package-teeth-eyes',
  ],
  [
    ['婦科', 'Women’s health', 'Santé des femmes', 'Salud de la mujer', '婦人科'],
    'gender-female',
    '/pages-common/classification/classification?id=cat-package-women',
  ],
  [
    ['化驗', 'Blood tests', 'Analyses', 'Análisis', '血液検査'],
    'test-tube',
    '/pages-common/classification/classification?id=cat-package-lab',
  ],
  [
    ['健康用品', 'Health products', 'Produits de santé', 'Productos de salud', '健康用品'],
    'first-aid-kit',
    '/pages-common/classification/classification?id=cat-goods',
  ],
]

/** [slug, title, text, starts in days, ends in days] */
export const notices: readonly (readonly [
  slug: string,
  title: Words,
  content: Words,
  from: number,
  to: number,
])[] = [
  [
    'central',
    [
      '中環店每月第二個星期一下午不設預約',
      'No appointments at Central on each month’s second Monday afternoon',
      'Central\u00a0: pas de rendez-vous l’après‑midi du deuxième lundi du mois',
      'Central no da citas la tarde del segundo lunes de cada mes',
      '中環ヘルスセンター：毎月第 2 月曜の午後は予約なし',
    ],
    [
      '因設備保養，當天 14:00 後不設預約，櫃位照常服務。',
      'Because of maintenance, there are no appointments from 2:00\u00a0pm that day. The desk stays open.',
      'Pour cause d’entretien, pas de rendez-vous ce jour-là à partir de 14\u00a0h\u00a000. L’accueil reste ouvert.',
      'Por mantenimiento, ese día no hay citas desde las 14:00. El mostrador sigue abierto.',
      '設備点検のため、当日は 14:00 以降の予約をお受けしていません。窓口は通常どおりです。',
    ],
    -1,
    9,
  ],
  [
    'flu-stock',
    [
      '本季流感疫苗已到貨',
      'This season’s flu vaccine has arrived',
      'Le vaccin grippe de la saison est arrivé',
      'Ya llegó la vacuna de la gripe',
      '今季のインフルワクチン入荷',
    ],
    [
      '現在就可以預約。',
      'It can be booked now.',
      'Il peut être réservé dès maintenant.',
      'Ya se puede reservar.',
      '今すぐ予約できます。',
    ],
    -6,
    60,
  ],
  [
    'holiday',
    ['公眾假期服務時間', 'Public holidays', 'Jours fériés', 'Días festivos', '祝日の診療時間'],
    [
      '公眾假期各門店休息；網上預約照常。',
      'Clinics rest on public holidays. Appointments can still be made online.',
      'Les centres ferment les jours fériés\u00a0; les rendez-vous en ligne restent possibles.',
      'Los centros cierran los días festivos; las citas en línea siguen abiertas.',
      '祝日は休診です。オンライン予約はいつでもできます。',
    ],
    -2,
    45,
  ],
  [
    'hours',
    [
      '旺角夜診延長至凌晨一時',
      'Mong Kok is now open until one in the morning',
      'Mong Kok ouvert jusqu’à une heure du matin',
      'Mong Kok abre hasta la una de la madrugada',
      '旺角の夜間診療、午前 1 時まで',
    ],
    [
      '旺角夜診現在每晚營業至凌晨一時。',
      'Mong Kok Evening Clinic is now open until one every night.',
      'Mong Kok Evening Clinic est maintenant ouvert chaque nuit jusqu’à une heure.',
      'Mong Kok Evening Clinic abre ahora todas las noches hasta la una.',
      '旺角の夜間診療は毎晩午前 1 時まで受け付けています。',
    ],
    -20,
    30,
  ],
]

export const configs: readonly (readonly [code: string, value: Words])[] = [
  [
    'sales_price_null_setting',
    [
      '請向門市查詢',
      'Please ask the shop',
      'Prix sur demande',
      'Precio a consultar',
      '店舗にお問い合わせください',
    ],
  ],
  [
    'withdraw_price_null_setting',
    ['暫無價格', 'No price yet', 'Pas encore de prix', 'Aún sin precio', '価格未定'],
  ],
  ['display_mode', inAll('1')],
  ['taxes', inAll('1')],
  ['coupon_code', inAll('1')],
  ['display_sales_and_price', inAll('both')],
  [
    'tech_support',
    [
      '由康序健康提供技術支援',
      'Technical support by Medibook',
      'Assistance technique\u00a0: Medibook',
      'Soporte técnico: Medibook',
      '技術サポート：Medibook',
    ],
  ],
  ['customer_phone', inAll('+852 3000 0100')],
  [
    'customer_hours',
    [
      '每日 09:00–21:00',
      'Every day 9:00\u00a0am–9:00\u00a0pm',
      'Tous les jours 9\u00a0h\u00a000–21\u00a0h\u00a000',
      'Todos los días 9:00–21:00',
      '毎日 9:00–21:00',
    ],
  ],
  [
    'operator_licence',
    [
      '香港私營醫療機構牌照 DP000123（示範）',
      'Hong Kong private healthcare facility licence DP000123 (demo)',
      'Licence de soins privés de Hong Kong n°\u00a0DP000123 (démo)',
      'Licencia de centro sanitario privado de Hong Kong DP000123 (demo)',
      '香港民間医療機関免許 DP000123（デモ）',
    ],
  ],
  [
    'search_hint',
    [
      '搜尋商品、門店、醫生',
      'Search the catalogue, clinics, doctors',
      'Chercher bilan, centre, médecin',
      'Buscar servicios, centros o médicos',
      'サービス、店舗、医師を検索',
    ],
  ],
  ['currency', inAll('2')],
  ['order_remark', inAll('1')],
]

export interface CodeContent {
  code: string
  name: Words
  kind: 'amount' | 'percent'
  value: number
  minSpend: number
  from: number
  to: number
  total: number
  used: number
  perUser: number
}
/** Dollars, days from today. */
export const discountCodes: readonly CodeContent[] = [
  {
    code: 'WELCOME100',
    name: ['新客優惠', 'New customers', 'Nouveaux clients', 'Nuevos clientes', '新規のお客様'],
    kind: 'amount',
    value: 100,
    minSpend: 500,
    from: -30,
    to: 90,
    total: 10000,
    used: 1204,
    perUser: 1,
  },
  {
    code: 'HEALTH10',
    name: ['健康生活', 'Healthy days', 'Vie saine', 'Vida sana', '健やかな毎日'],
    kind: 'percent',
    value: 10,
    minSpend: 0,
    from: -30,
    to: 90,
    total: 10000,
    used: 860,
    perUser: 5,
  },
  {
    code: 'FAMILY300',
    name: ['家庭優惠', 'For families', 'Offre famille', 'Oferta familiar', 'ご家族優待'],
    kind: 'amount',
    value: 300,
    minSpend: 2000,
    from: -10,
    to: 60,
    total: 500,
    used: 77,
    perUser: 2,
  },
  {
    code: 'SUMMER50',
    name: ['夏日優惠', 'Summer', 'Offre d’été', 'Oferta de verano', '夏の優待'],
    kind: 'amount',
    value: 50,
    minSpend: 200,
    from: -150,
    to: -60,
    total: 1000,
    used: 633,
    perUser: 1,
  },
  {
    code: 'EARLY200',
    name: ['早鳥優惠', 'Early bird offer', 'Offre anticipée', 'Oferta anticipada', '早割'],
    kind: 'amount',
    value: 200,
    minSpend: 1000,
    from: -20,
    to: 40,
    total: 100,
    used: 100,
    perUser: 1,
  },
  {
    code: 'NEXTMONTH',
    name: ['下月優惠', 'Next month', 'Offre du mois prochain', 'Oferta del mes próximo', '来月の優待'],
    kind: 'amount',
    value: 80,
    minSpend: 300,
    from: 30,
    to: 90,
    total: 1000,
    used: 0,
    perUser: 1,
  },
]

/** From 1 HKD, ten-thousandths. */
export const rates: readonly (readonly [code: string, rateE4: number])[] = [
  ['CNY', 9213],
  ['TWD', 41250],
  ['MOP', 10300],
  ['USD', 1284],
  ['EUR', 1108],
  ['JPY', 198600],
]

/** `{lang}` in a URL is replaced by the language of the picture. */
export const adverts = {
  opening: {
    picUrl: '/assets/banners/poster-{lang}.svg',
    link: '/pages-common/classification/classification?id=cat-packages',
    alt: [
      '康序健康：一家人的健康，一步一步來',
      'Medibook: your family’s health, step by step',
      'Medibook\u00a0: la santé de votre famille, pas à pas',
      'Medibook: la salud de su familia, paso a paso',
      'Medibook：家族の健康を、一歩ずつ',
    ] as Words,
  },
  hovering: {
    picUrl: '/assets/banners/hover-{lang}.svg',
    link: '/pages-goods/goods-detail/goods-detail?id=spu-vaccine-flu',
    alt: [
      '預約流感針',
      'Book the flu vaccine',
      'Réserver le vaccin grippe',
      'Reservar la vacuna de la gripe',
      'インフルワクチンを予約',
    ] as Words,
  },
}

/** [type, title, target of "More"] */
export const homeBlocks: readonly (readonly [type: string, title: Words | null, link?: string])[] = [
  ['banner', null],
  ['iconGrid', null],
  ['notice', null],
  [
    'hotCategory',
    ['熱門分類', 'Popular categories', 'Catégories populaires', 'Categorías populares', '人気のカテゴリー'],
  ],
  ['hotSale', ['最近熱賣', 'Selling well', 'Meilleures ventes', 'Los más vendidos', '売れ筋']],
  ['clinics', ['我們的門店', 'Our clinics', 'Nos centres', 'Nuestros centros', '店舗のご案内']],
  [
    'packages',
    ['體檢套餐', 'Health checks', 'Bilans de santé', 'Chequeos', '健康診断'],
    '/pages-common/classification/classification?id=cat-packages',
  ],
  ['articles', ['健康文章', 'Health articles', 'Articles santé', 'Artículos de salud', '健康コラム']],
]

export const refundTexts: Record<'package' | 'vaccine' | 'service' | 'product', Words> = {
  package: [
    '未使用可全額退款；可自行改期 1 次。',
    'Full refund before use; you can change the date once.',
    'Remboursement intégral avant utilisation\u00a0; vous pouvez changer la date une fois.',
    'Reembolso completo antes del uso; puede cambiar la fecha una vez.',
    'ご利用前は全額を返金します。日時はご自身で 1 回変更できます。',
  ],
  vaccine: [
    '未接種的針可全額退款；可自行改期 1 次。',
    'Full refund for doses not injected; you can change the date once.',
    'Remboursement intégral des doses non injectées\u00a0; vous pouvez changer la date une fois.',
    'Reembolso completo de las dosis no puestas; puede cambiar la fecha una vez.',
    '接種していない分は全額を返金します。日時はご自身で 1 回変更できます。',
  ],
  service: [
    '免費服務，不能來請取消，讓給其他人。',
    'Free of charge; if you cannot come, please cancel so that someone else can.',
    'Gratuit\u00a0; si vous ne pouvez pas venir, annulez pour laisser la place à quelqu’un d’autre.',
    'Gratis; si no puede venir, cancele para que otra persona aproveche la hora.',
    '無料です。来られないときは、ほかの方のためにキャンセルしてください。',
  ],
  product: [
    '未拆封可於收貨後 7 天內退回；食品及貼身用品除外。',
    'Unopened products may be returned within 7 days; not food or products worn on the body.',
    'Produits non ouverts à renvoyer sous 7 jours\u00a0; hors aliments et produits portés à même le corps.',
    'Productos sin abrir, devolución en 7 días; no alimentos ni productos de uso corporal.',
    '未開封の商品は受け取りから 7 日以内に返品できます。食品と肌に触れる商品は除きます。',
  ],
}
export const serviceContents: Record<'package' | 'vaccine' | 'service' | 'product', readonly Words[]> = {
  package: [
    [
      '專人帶領完成各項',
      'Someone takes you from item to item',
      'Accompagnement d’un examen à l’autre',
      'Le acompañamos de una prueba a otra',
      '各検査へスタッフがご案内',
    ],
    [
      '電子報告和紙本報告',
      'A report on your phone and on paper',
      'Rapport sur téléphone et sur papier',
      'Informe en el móvil y en papel',
      '電子版と紙の報告書',
    ],
    [
      '醫生講解報告一次',
      'One talk with a doctor about the report',
      'Un entretien avec un médecin sur le rapport',
      'Una charla con un médico sobre el informe',
      '医師による報告書の説明 1 回',
    ],
  ],
  vaccine: [
    [
      '接種前護士評估',
      'A nurse asks about your health first',
      'Questionnaire de santé par une infirmière avant le vaccin',
      'Una enfermera valora su salud antes de vacunar',
      '接種前に看護師が健康状態を確認',
    ],
    [
      '疫苗及注射費',
      'Vaccine and injection',
      'Vaccin et injection',
      'Vacuna y administración',
      'ワクチンと接種の費用',
    ],
    [
      '電子針卡',
      'A record on your phone',
      'Carnet de vaccination sur le téléphone',
      'Registro de vacunas en el móvil',
      '電子接種記録',
    ],
    [
      '觀察 15 分鐘',
      'Watched over for 15 minutes',
      '15 minutes de surveillance',
      '15 minutos de observación',
      '接種後 15 分の経過観察',
    ],
  ],
  service: [
    [
      '由註冊護士或協調員提供',
      'Given by a registered nurse or coordinator',
      'Assuré par une infirmière diplômée ou un coordinateur',
      'Lo presta una enfermera titulada o un coordinador',
      '登録看護師またはコーディネーターが担当',
    ],
  ],
  product: [
    [
      '付款後 48 小時內發貨',
      'Sent within 48 hours of payment',
      'Expédié dans les 48 heures après le paiement',
      'Envío en las 48 horas posteriores al pago',
      'お支払いから 48 時間以内に発送',
    ],
    ['可查物流', 'Tracked delivery', 'Livraison suivie', 'Envío con seguimiento', '配送状況を確認可能'],
  ],
}
