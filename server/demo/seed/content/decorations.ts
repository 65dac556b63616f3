import { inAll, type Words } from './words'

/** The most frequent searches. */
export const hotWords: readonly Words[] = [
  ['流感疫苗', 'Flu vaccine', 'Vaccin grippe', 'Vacuna de la gripe', 'インフルエンザワクチン'],
  ['女士體檢', 'Women’s check', 'Bilan femme', 'Chequeo mujer', '女性総合健診'],
  inAll('HPV'),
  ['洗牙', 'Teeth', 'Dents', 'Dientes', '歯科'],
  ['家庭醫生', 'Family doctor', 'Médecine familiale', 'Medicina familiar', '家庭医'],
  ['血壓計', 'Blood-pressure monitor', 'Tensiomètre', 'Tensiómetro', '血圧計'],
  ['骨質密度', 'Bone density', 'Densité osseuse', 'Densidad ósea', '骨密度'],
  ['尖沙咀', 'Tsim Sha Tsui', 'Tsim Sha Tsui', 'Tsim Sha Tsui', '尖沙咀'],
]

/** Pictures and the video of the home page. */
export const decorations: readonly {
  kind: 'image' | 'video'
  slug: string
  title: Words
  text: Words
  link: string
  film?: { url: string; seconds: number }
}[] = [
  {
    kind: 'image',
    slug: 'heart',
    title: [
      '報告看得懂',
      'A report you can read',
      'Un rapport que l’on comprend',
      'Un informe que se entiende',
      'よくわかる結果報告',
    ],
    text: [
      '每一項都附解釋，醫生逐項說明',
      'Each value is explained, and a doctor goes through it with you',
      'Chaque valeur est expliquée, et un médecin le parcourt avec vous',
      'Cada valor se explica y un médico lo repasa con usted',
      '項目ごとの説明と、医師による解説つき',
    ],
    link: '/pages-common/article?id=article-report',
  },
  {
    kind: 'image',
    slug: 'family',
    title: [
      '一家人一起預約',
      'Book for the whole family',
      'Réservez pour toute la famille',
      'Reserve para toda la familia',
      '家族みんなの予約を',
    ],
    text: [
      '一個帳號，管理全家的體檢和針卡',
      'One account for everyone’s checks and vaccines',
      'Un compte pour les bilans et vaccins de chacun',
      'Una cuenta para los chequeos y vacunas de todos',
      'ひとつのアカウントで健診もワクチンも',
    ],
    link: '/pages-common/classification/classification?id=cat-package-family',
  },
  {
    kind: 'image',
    slug: 'shop',
    title: [
      '和朋友一起更划算',
      'Cheaper with friends',
      'Moins cher entre amis',
      'Más barato con amigos',
      '友達と一緒がお得',
    ],
    text: [
      '拼團、砍價、邀請有獎',
      'Group-buys, bargains and referrals',
      'Achats groupés, marchandages et parrainages',
      'Compras en grupo, regateos e invitaciones',
      'グループ購入・値引きチャレンジ・友達紹介',
    ],
    link: '/pages-shopping/campaigns/campaigns',
  },
  {
    kind: 'video',
    slug: 'women',
    title: [
      '由預約到報告',
      'From appointment to report',
      'Du rendez-vous au rapport',
      'De la cita al informe',
      '予約から結果報告まで',
    ],
    text: [
      '七秒看看怎樣開始',
      'How it begins, in seven seconds',
      'Comment commencer, en sept secondes',
      'Cómo empezar, en siete segundos',
      '始め方を 7 秒で',
    ],
    link: '/pages-common/classification/classification?id=cat-packages',
    film: { url: '/assets/videos/welcome.mp4', seconds: 7 },
  },
]
