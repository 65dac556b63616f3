import type { Words } from './words'

/** Two levels: [slug, name, parent slug or null, is hot]. */
export const categories: readonly (readonly [
  slug: string,
  name: Words,
  parent: string | null,
  isHot: boolean,
])[] = [
  ['packages', ['體檢套餐', 'Health checks', 'Bilans de santé', 'Chequeos', '健康診断'], null, false],
  ['package-general', ['綜合體檢', 'General', 'Général', 'General', '総合'], 'packages', true],
  ['package-women', ['女性', 'Women', 'Femmes', 'Mujer', '女性'], 'packages', true],
  ['package-men', ['男性', 'Men', 'Hommes', 'Hombre', '男性'], 'packages', false],
  ['package-organ', ['專項器官', 'By organ', 'Par organe', 'Por órgano', '臓器別'], 'packages', true],
  ['package-family', ['家庭', 'Family', 'Famille', 'Familia', 'ご家族'], 'packages', false],
  [
    'package-special',
    ['專科檢查', 'Special checks', 'Spécialités', 'Especialidades', '専門検査'],
    'packages',
    false,
  ],
  [
    'package-teeth-eyes',
    ['牙科眼科', 'Teeth and eyes', 'Dents et yeux', 'Dientes y ojos', '歯科・眼科'],
    'packages',
    false,
  ],
  ['package-lab', ['化驗', 'Blood tests', 'Analyses', 'Análisis', '血液検査'], 'packages', false],
  ['vaccines', ['疫苗', 'Vaccines', 'Vaccins', 'Vacunas', 'ワクチン'], null, false],
  ['vaccine-adult', ['成人疫苗', 'Adults', 'Adultes', 'Adultos', '大人'], 'vaccines', true],
  ['vaccine-child', ['兒童疫苗', 'Children', 'Enfants', 'Niños', '子ども'], 'vaccines', true],
  ['vaccine-travel', ['旅遊疫苗', 'Travel', 'Voyage', 'Viaje', '渡航'], 'vaccines', false],
  [
    'services',
    ['免費服務', 'Free services', 'Services gratuits', 'Servicios gratis', '無料予約'],
    null,
    false,
  ],
  [
    'service-free',
    ['免費預約', 'Free to book', 'Réservation gratuite', 'Reserva gratis', '無料予約'],
    'services',
    true,
  ],
  [
    'service-cross',
    ['跨區通道', 'Across regions', 'D’une région à l’autre', 'Entre regiones', '地域をまたぐ'],
    'services',
    false,
  ],
  ['goods', ['健康用品', 'Health goods', 'Produits de santé', 'Productos de salud', '健康用品'], null, false],
  ['goods-nutrition', ['營養補充', 'Nutrition', 'Nutrition', 'Nutrición', '栄養補助'], 'goods', true],
  [
    'goods-monitoring',
    ['家用監測', 'Home monitoring', 'Mesure à domicile', 'Control en casa', '家庭用測定器'],
    'goods',
    true,
  ],
  [
    'goods-protection',
    ['日常防護', 'Daily protection', 'Protection', 'Protección', '日々の予防'],
    'goods',
    false,
  ],
  [
    'goods-oral-eye',
    ['口腔眼睛', 'Mouth and eyes', 'Bouche et yeux', 'Boca y ojos', '口と目'],
    'goods',
    false,
  ],
  ['goods-baby', ['母嬰', 'Mother and baby', 'Mère et bébé', 'Mamá y bebé', 'ママと赤ちゃん'], 'goods', true],
  ['goods-skin', ['皮膚護理', 'Skin', 'Peau', 'Piel', 'スキンケア'], 'goods', false],
  [
    'goods-rehab',
    ['復康起居', 'Comfort at home', 'Confort à domicile', 'Confort en casa', 'リハビリ・生活'],
    'goods',
    false,
  ],
]

export const tags: readonly (readonly [slug: string, name: Words])[] = [
  ['popular', ['多人選', 'Often chosen']],
  ['free', ['免費', 'Free']],
  ['fasting', ['需空腹', 'Fasting']],
  ['same-day', ['即日有結果', 'Same-day result']],
  ['family', ['家庭適用', 'For families']],
  ['female-staff', ['女醫護', 'Female staff']],
  ['report-video', ['視像講解', 'Explained by video']],
  ['private', ['保密', 'Private']],
  ['three-doses', ['三針', 'Three doses']],
  ['travel', ['外遊', 'Travel']],
  ['cross', ['跨境', 'Cross-border']],
  ['new', ['新到', 'New']],
  ['value', ['家庭裝', 'Family size']],
]

export const brands: readonly (readonly [slug: string, name: Words])[] = [
  ['kangxu', ['康序', 'Kangxu']],
  ['anlan', ['安瀾', 'Anlan']],
  ['qinghe', ['清禾', 'Qinghe']],
  ['yuanmu', ['源木', 'Yuanmu']],
  ['bailu', ['白鷺谷', 'Egret Vale']],
  ['xinghe', ['杏和', 'Xinghe']],
  ['nuanyang', ['暖陽里', 'Warm Lane']],
  ['zhuyin', ['竹引', 'Zhuyin']],
  ['haicheng', ['海澄', 'Clearsea']],
  ['muqin', ['沐親', 'Muqin']],
  ['sente', ['森特里', 'Sentelle']],
  ['jiecheng', ['潔程', 'Jiecheng']],
]

/** [slug, name, detail, icon, goods kinds] */
export const ensures: readonly (readonly [
  slug: string,
  name: Words,
  detail: Words,
  icon: string,
  kinds: readonly string[],
])[] = [
  [
    'refund',
    ['未做可全額退款', 'Full refund before use'],
    [
      '未使用的套餐和疫苗可全額退款，原路退回。',
      'Packages and vaccines that were not used are refunded in full, the way they were paid.',
    ],
    'shield-check',
    ['package', 'vaccine'],
  ],
  [
    'change',
    ['可改期 1 次', 'One change'],
    [
      '預約前一天 18:00 前可自行改期一次，之後請聯絡客服。',
      'Change the date once yourself until 18:00 the day before; after that please call us.',
    ],
    'arrows-clockwise',
    ['package', 'vaccine', 'service'],
  ],
  [
    'private',
    ['報告只限本人查看', 'Only you see the report'],
    [
      '報告只有本人登入後可以查看，我們不會用電話讀出內容。',
      'Only you can see the report after signing in; it is never read out over the phone.',
    ],
    'lock-key',
    ['package'],
  ],
  [
    'cold-chain',
    ['全程冷鏈', 'Kept cold all the way'],
    [
      '疫苗由出廠到門店全程 2–8°C，可查溫度紀錄。',
      'Vaccines stay at 2–8°C from the maker to the clinic; the record can be seen.',
    ],
    'thermometer',
    ['vaccine'],
  ],
  [
    'genuine',
    ['正貨保證', 'Genuine goods'],
    ['由品牌或代理直接供貨，每批有批號。', 'Supplied by the brand or its agent, with a batch number.'],
    'seal-check',
    ['product'],
  ],
  [
    'return',
    ['7 天無理由退貨', 'Return within 7 days'],
    [
      '未拆封可在收貨後 7 天內退回；貼身及食品類除外。',
      'Unopened goods may be returned within 7 days; not food and items worn on the body.',
    ],
    'package',
    ['product'],
  ],
]
