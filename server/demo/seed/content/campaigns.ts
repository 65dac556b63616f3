import type { Words } from './words'

/** Hours from now; negative for the past. */
interface Span {
  from: number
  to: number
}
interface GoodsCampaign extends Span {
  slug: string
  goods: string
  name: Words
  share: Words
  picture: string
  durationHours: number
}

export interface BargainContent extends GoodsCampaign {
  floorPercent: number
  cutCount: number
  isSelfCut: boolean
  mustReachFloor: boolean
}
export const bargains: readonly BargainContent[] = [
  {
    slug: 'band',
    goods: 'item-activity-band',
    picture: '/assets/goods/item-activity-band.svg',
    name: [
      '運動手環 朋友齊砍價',
      'Activity band: bargain with friends',
      'Bracelet d’activité\u00a0: marchandez entre amis',
      'Pulsera de actividad: regatee con amigos',
      '活動量計：友達と値引きチャレンジ',
    ],
    share: [
      '幫我砍一刀，一齊多行幾步',
      'One tap brings my price down',
      'Un geste fait baisser mon prix',
      'Un toque baja mi precio',
      'ワンタップで値下げに協力して',
    ],
    floorPercent: 55,
    cutCount: 8,
    isSelfCut: true,
    mustReachFloor: false,
    durationHours: 72,
    from: -240,
    to: 480,
  },
  {
    slug: 'eye',
    goods: 'package-eye',
    picture: '/assets/goods/package-eye.svg',
    name: [
      '眼科檢查 砍到半價',
      'Eye check: bargain down to half',
      'Bilan des yeux\u00a0: jusqu’à moitié prix',
      'Chequeo ocular: regatee hasta la mitad',
      '眼科検査：半額まで値引き',
    ],
    share: [
      '幫我砍一刀，好好護眼',
      'Help me with one tap',
      'Aidez-moi d’un geste',
      'Ayúdeme con un toque',
      'ワンタップで手伝って',
    ],
    floorPercent: 50,
    cutCount: 8,
    isSelfCut: true,
    mustReachFloor: true,
    durationHours: 96,
    from: -200,
    to: 560,
  },
  {
    slug: 'probiotic',
    goods: 'item-probiotic',
    picture: '/assets/goods/item-probiotic.svg',
    name: [
      '益生菌沖劑 輕鬆砍價',
      'Probiotic sachets: an easy bargain',
      'Sachets de probiotiques\u00a0: marchandage facile',
      'Sobres de probióticos: regateo fácil',
      '乳酸菌パウダー：かんたん値引きチャレンジ',
    ],
    share: [
      '順手幫我砍一刀',
      'A quick tap helps me',
      'Un petit geste m’aide',
      'Un toque rápido me ayuda',
      'ちょっと手伝って',
    ],
    floorPercent: 65,
    cutCount: 5,
    isSelfCut: false,
    mustReachFloor: false,
    durationHours: 48,
    from: -480,
    to: 240,
  },
  {
    slug: 'flosser',
    goods: 'item-water-flosser',
    picture: '/assets/goods/item-water-flosser.svg',
    name: [
      '沖牙機 下週開砍',
      'Water flosser: starts next week',
      'Hydropulseur\u00a0: dès la semaine prochaine',
      'Irrigador dental: empieza la próxima semana',
      '口腔洗浄器：来週スタート',
    ],
    share: [
      '下週起，一齊砍',
      'Join me next week',
      'Rejoignez-moi la semaine prochaine',
      'Acompáñeme la próxima semana',
      '来週いっしょに',
    ],
    floorPercent: 60,
    cutCount: 10,
    isSelfCut: true,
    mustReachFloor: false,
    durationHours: 72,
    from: 120,
    to: 600,
  },
  {
    slug: 'mask',
    goods: 'item-sleep-mask',
    picture: '/assets/goods/item-sleep-mask.svg',
    name: [
      '立體遮光眼罩 砍價',
      'Sleep mask bargain',
      'Masque de nuit à marchander',
      'Regateo del antifaz para dormir',
      'アイマスクの値引きチャレンジ',
    ],
    share: [
      '幫我砍一刀',
      'Help me with one tap',
      'Aidez-moi d’un geste',
      'Ayúdeme con un toque',
      'ワンタップで手伝って',
    ],
    floorPercent: 40,
    cutCount: 6,
    isSelfCut: true,
    mustReachFloor: false,
    durationHours: 48,
    from: -720,
    to: -96,
  },
]
export const bargainRule: readonly Words[] = [
  [
    '每人在每個活動只可發起一次砍價，每位朋友可為同一個砍價幫忙一次。',
    'Each person may start one bargain in a campaign, and each friend may help it once.',
    'Chacun peut lancer un marchandage par offre, et chaque ami peut l’aider une fois.',
    'Cada persona puede empezar un regateo por oferta, y cada amigo puede ayudar una vez.',
    '特典ごとに 1 人 1 回始められ、友達は 1 回ずつ手伝えます。',
  ],
  [
    '每一刀的金額在發起時已經決定，最後一刀剛好到底價。',
    'The size of each cut is set at the start; the last cut reaches the lowest price exactly.',
    'Le montant de chaque baisse est réparti au départ\u00a0; la dernière atteint exactement le prix plancher.',
    'Lo que quita cada rebaja se reparte al empezar; la última llega justo al precio mínimo.',
    '1 回ごとの値下げ額は開始時に決まり、最後の 1 回でちょうど最低価格になります。',
  ],
  [
    '限時內付款有效，逾時砍價作廢。',
    'Buy before the time is over; after it the bargain ends.',
    'Achetez avant la fin du délai\u00a0; ensuite, le marchandage s’arrête.',
    'Compre antes de que acabe el tiempo; después termina el regateo.',
    '期限内にご購入ください。過ぎると終了します。',
  ],
]

export interface GrouponContent extends GoodsCampaign {
  pricePercent: number
  size: number
}
export const groupons: readonly GrouponContent[] = [
  {
    slug: 'omega',
    goods: 'item-omega-3',
    picture: '/assets/goods/item-omega-3.svg',
    name: [
      '深海魚油 三人團',
      'Fish oil: group of three',
      'Huile de poisson\u00a0: groupe de trois',
      'Aceite de pescado: grupo de tres',
      'フィッシュオイル：3 人グループ',
    ],
    share: [
      '差你一個就成團',
      'One more and we have it',
      'Encore un et c’est gagné',
      'Uno más y lo tenemos',
      'あと 1 人で成立',
    ],
    pricePercent: 70,
    size: 3,
    durationHours: 24,
    from: -300,
    to: 500,
  },
  {
    slug: 'heart',
    goods: 'package-heart',
    picture: '/assets/goods/package-heart.svg',
    name: [
      '心臟檢查 兩人同行團',
      'Heart check: together for two',
      'Bilan cardiaque\u00a0: à deux',
      'Chequeo cardíaco: para dos',
      '心臓検査：2 人で一緒に',
    ],
    share: [
      '約你一齊做檢查',
      'Let us go together',
      'Allons-y ensemble',
      'Vamos juntos',
      '一緒に受けましょう',
    ],
    pricePercent: 80,
    size: 2,
    durationHours: 48,
    from: -100,
    to: 700,
  },
  {
    slug: 'vitamin',
    goods: 'item-vitamin-d3',
    picture: '/assets/goods/item-vitamin-d3.svg',
    name: [
      '維生素 D3 五人團',
      'Vitamin D3: group of five',
      'Vitamine D3\u00a0: groupe de cinq',
      'Vitamina D3: grupo de cinco',
      'ビタミンD3：5 人グループ',
    ],
    share: ['一齊買更划算', 'Cheaper together', 'Moins cher ensemble', 'Más barato juntos', '一緒ならお得'],
    pricePercent: 60,
    size: 5,
    durationHours: 48,
    from: -60,
    to: 400,
  },
  {
    slug: 'thermometer',
    goods: 'item-ear-thermometer',
    picture: '/assets/goods/item-ear-thermometer.svg',
    name: [
      '耳溫計 家長團',
      'Ear thermometer: parents’ group',
      'Thermomètre auriculaire\u00a0: groupe de parents',
      'Termómetro de oído: grupo de padres',
      '耳式体温計：保護者グループ',
    ],
    share: [
      '家長團即將開始',
      'The parents’ group starts soon',
      'Le groupe de parents démarre bientôt',
      'El grupo de padres empieza pronto',
      '保護者グループまもなく開始',
    ],
    pricePercent: 75,
    size: 3,
    durationHours: 48,
    from: 72,
    to: 400,
  },
  {
    slug: 'knee',
    goods: 'item-knee-support',
    picture: '/assets/goods/item-knee-support.svg',
    name: [
      '護膝 行山團',
      'Knee support: hikers’ group',
      'Genouillère\u00a0: groupe de randonneurs',
      'Rodillera: grupo de senderistas',
      '膝サポーター：ハイキング仲間',
    ],
    share: [
      '行山一齊買',
      'For our next walk',
      'Pour notre prochaine balade',
      'Para nuestra próxima caminata',
      '次のハイキングに',
    ],
    pricePercent: 70,
    size: 3,
    durationHours: 24,
    from: -600,
    to: -200,
  },
]
export const grouponRule: readonly Words[] = [
  [
    '開團或參團須即時付款，付款後名額才算數。',
    'Starting or joining a group takes effect when the order is paid.',
    'Créer ou rejoindre un groupe prend effet au paiement de la commande.',
    'Crear un grupo o unirse a él cuenta cuando se paga el pedido.',
    'グループの作成や参加は、お支払いで確定します。',
  ],
  [
    '限時內人數齊即成團並安排發貨或預約。',
    'The group is formed when all places are paid in time; then products are sent or appointments booked.',
    'Le groupe est formé quand toutes les places sont payées à temps\u00a0; les produits sont alors expédiés ou les rendez-vous pris.',
    'El grupo se forma cuando todas las plazas se pagan a tiempo; entonces se envía o se reserva la cita.',
    '期限内に全員が支払うと成立し、発送または予約となります。',
  ],
]

export interface FissionContent extends Span {
  slug: string
  name: Words
  share: Words
  picture: string
  newcomerPoints: number
  steps: readonly (readonly [count: number, name: Words, points: number])[]
}
export const fissions: readonly FissionContent[] = [
  {
    slug: 'family',
    picture: '/assets/goods/package-child.svg',
    name: [
      '邀請家人朋友，一齊關心健康',
      'Invite family and friends',
      'Invitez famille et amis',
      'Invite a familia y amigos',
      '家族や友達を招待',
    ],
    share: [
      '送你一份新朋友禮',
      'A welcome gift for you',
      'Un cadeau de bienvenue pour vous',
      'Un regalo de bienvenida para usted',
      'ようこその贈り物',
    ],
    newcomerPoints: 50,
    from: -500,
    to: 900,
    steps: [
      [1, ['邀請 1 位', 'One friend', 'Un ami', 'Un amigo', '1 人招待'], 100],
      [3, ['邀請 3 位', 'Three friends', 'Trois amis', 'Tres amigos', '3 人招待'], 300],
      [5, ['邀請 5 位', 'Five friends', 'Cinq amis', 'Cinco amigos', '5 人招待'], 800],
    ],
  },
  {
    slug: 'winter',
    picture: '/assets/goods/vaccine-flu.svg',
    name: [
      '冬季健康大使',
      'Winter health ambassador',
      'Ambassadeur santé d’hiver',
      'Embajador de salud de invierno',
      '冬の健康アンバサダー',
    ],
    share: [
      '今個冬天一齊做好準備',
      'Be ready for winter',
      'Prêts pour l’hiver',
      'Listos para el invierno',
      '冬に備えよう',
    ],
    newcomerPoints: 80,
    from: 200,
    to: 1400,
    steps: [[2, ['邀請 2 位', 'Two friends', 'Deux amis', 'Dos amigos', '2 人招待'], 250]],
  },
  {
    slug: 'summer',
    picture: '/assets/goods/package-sports.svg',
    name: [
      '夏日推薦獎賞',
      'Summer referral rewards',
      'Récompenses d’été',
      'Premios de verano',
      '夏の紹介特典',
    ],
    share: ['夏日禮', 'A summer gift', 'Un cadeau d’été', 'Un regalo de verano', '夏の贈り物'],
    newcomerPoints: 30,
    from: -3000,
    to: -1500,
    steps: [[1, ['邀請 1 位', 'One friend', 'Un ami', 'Un amigo', '1 人招待'], 60]],
  },
]
export const fissionRule: readonly Words[] = [
  [
    '朋友經你的連結首次註冊即計一位，每位新朋友只計一次。',
    'A friend who registers for the first time after following your link counts once.',
    'Un ami qui s’inscrit pour la première fois par votre lien compte une fois.',
    'Un amigo que se registra por primera vez con su enlace cuenta una vez.',
    'リンクから初めて登録した友達が 1 人として数えられます。',
  ],
  [
    '達到人數即時獲得積分，同一獎賞每人一次。',
    'Points are credited as soon as a number is reached, each reward once.',
    'Les points sont crédités dès qu’un nombre est atteint, chaque récompense une fois.',
    'Los puntos se abonan al alcanzar cada número, cada premio una vez.',
    '人数に達するとポイントが付与されます。各特典 1 回限り。',
  ],
]

export const friends: readonly (readonly [key: string, nickName: string, registeredHoursAgo: number])[] = [
  ['1', '嘉欣', 260],
  ['2', 'Kenneth', 140],
  ['3', '阿龍', 2400],
  ['4', 'Wing', 2000],
  ['5', '慧敏', 1800],
  ['6', '子晴', 1600],
]

export const memberRule: readonly Words[] = [
  [
    '每完成消費 HK$1（不計運費）得 1 成長值，付款後取消或退款會扣回。',
    'Each HK$1 of a completed order, delivery not included, earns one growth point; a refund takes it back.',
    'Chaque HK$1 d’une commande terminée, hors frais de port, donne 1 point de progression\u00a0; un remboursement le retire.',
    'Cada HK$1 de un pedido terminado, sin contar el envío, suma 1 punto de progreso; un reembolso lo resta.',
    '完了した注文 HK$1（送料を除く）につき 1 成長ポイントが付きます。返金されるとその分が差し引かれます。',
  ],
  [
    '成長值達到門檻即時升級，等級與權益隨成長值而定。',
    'A level is reached with its growth points; the benefits follow the level.',
    'Un niveau est atteint dès que ses points de progression le sont\u00a0; les avantages suivent le niveau.',
    'Un nivel se alcanza en cuanto se reúnen sus puntos de progreso; las ventajas dependen del nivel.',
    '成長ポイントが基準に達するとすぐにランクが上がり、特典はランクに応じて決まります。',
  ],
]
export const rights: readonly { key: string; icon: string; name: Words; detail: Words; fromLevel: number }[] =
  [
    {
      key: 'advice',
      icon: 'phone',
      name: [
        '體檢前電話諮詢',
        'Advice before a check',
        'Conseil avant un bilan',
        'Consejo antes del chequeo',
        '健診前の電話相談',
      ],
      detail: [
        '體檢前，由護士致電解答準備問題；請向客戶服務報會員號碼預約。',
        'Before a check, a nurse answers your questions by phone. Ask customer service with your member number.',
        'Avant un bilan, une infirmière répond à vos questions par téléphone. Demandez au service client avec votre numéro de membre.',
        'Antes de un chequeo, una enfermera responde a sus preguntas por teléfono. Pídalo en atención al cliente con su número de socio.',
        '健診の前に、看護師が電話でご質問にお答えします。会員番号をお客様窓口にお伝えください。',
      ],
      fromLevel: 1,
    },
    {
      key: 'report',
      icon: 'file-text',
      name: [
        '報告電話解讀',
        'Report explained by phone',
        'Bilan expliqué par téléphone',
        'Informe explicado por teléfono',
        '結果の電話説明',
      ],
      detail: [
        '每年一次，由護士致電解讀體檢報告；請向客戶服務報會員號碼預約。',
        'Once a year a nurse explains your report by phone. Ask customer service with your member number.',
        'Une fois par an, une infirmière explique votre bilan par téléphone. Demandez au service client avec votre numéro de membre.',
        'Una vez al año, una enfermera le explica el informe por teléfono. Pídalo en atención al cliente con su número de socio.',
        '年 1 回、看護師が電話で結果を説明します。会員番号をお客様窓口にお伝えください。',
      ],
      fromLevel: 2,
    },
    {
      key: 'priority',
      icon: 'clock',
      name: ['優先時段', 'Priority hours', 'Horaires prioritaires', 'Horario preferente', '優先枠'],
      detail: [
        '可向客戶服務報會員號碼，查詢門店預留的上午時段。',
        'Ask customer service, with your member number, for the morning hours a clinic keeps free.',
        'Demandez au service client, avec votre numéro de membre, les matinées réservées par un centre.',
        'Pida en atención al cliente, con su número de socio, las mañanas que un centro reserva.',
        '会員番号をお客様窓口に伝えて、各院の午前の優先枠をお問い合わせください。',
      ],
      fromLevel: 3,
    },
    {
      key: 'companion',
      icon: 'users',
      name: [
        '親友同行',
        'Bring someone along',
        'Venez accompagné',
        'Venga acompañado',
        'ご家族・ご友人の付き添い',
      ],
      detail: [
        '每年兩次，親友同日體檢由專人陪同；請向客戶服務報會員號碼預約。',
        'Twice a year a member of staff accompanies you and a relative on the day. Ask customer service with your member number.',
        'Deux fois par an, un membre de l’équipe vous accompagne avec un proche. Demandez au service client avec votre numéro de membre.',
        'Dos veces al año, alguien del personal le acompaña a usted y a un familiar. Pídalo en atención al cliente con su número de socio.',
        '年 2 回、ご家族との健診当日にスタッフが付き添います。会員番号をお客様窓口にお伝えください。',
      ],
      fromLevel: 4,
    },
  ]
export const levels: readonly { level: number; name: Words; growthValue: number }[] = [
  { level: 1, name: ['初心會員', 'Starter', 'Découverte', 'Inicial', 'スターター'], growthValue: 0 },
  { level: 2, name: ['安康會員', 'Wellness', 'Bien-être', 'Bienestar', 'ウェルネス'], growthValue: 500 },
  { level: 3, name: ['悅享會員', 'Vitality', 'Vitalité', 'Vitalidad', 'バイタリティ'], growthValue: 3000 },
  { level: 4, name: ['尊尚會員', 'Premier', 'Premier', 'Premier', 'プレミア'], growthValue: 10_000 },
]
