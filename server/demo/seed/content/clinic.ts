import type { Words } from './words'

export const insurers: readonly { slug: string; name: Words; regions: string }[] = [
  {
    slug: 'hongtai',
    name: [
      '康泰醫療保險',
      'Hongtai Medical Insurance',
      'Hongtai Medical Insurance',
      'Hongtai Medical Insurance',
      '康泰医療保険',
    ],
    regions: 'HK MO',
  },
  {
    slug: 'victoria',
    name: ['維港人壽', 'Victoria Life', 'Victoria Life', 'Victoria Life', '維港生命'],
    regions: 'HK',
  },
  {
    slug: 'southchina',
    name: ['南華健康險', 'South China Health', 'South China Health', 'South China Health', '南華健康保険'],
    regions: 'CN HK MO',
  },
  {
    slug: 'jade',
    name: ['翠玉保險', 'Jade Insurance', 'Jade Insurance', 'Jade Insurance', '翠玉保険'],
    regions: 'TW HK',
  },
  {
    slug: 'bridge',
    name: [
      '大橋團體醫保',
      'Bridge Group Cover',
      'Bridge Group Cover',
      'Bridge Group Cover',
      '大橋団体医療保険',
    ],
    regions: 'HK CN MO TW',
  },
]

/**
 * When the equipment of a clinic is cared for, as its notices say in words: on this weekday of one week of the month,
 * from this time on. The other clinics close for a day.
 */
export const careAfternoon = { shop: 'central', weekday: 1, week: 2, from: '14:00' } as const

/** `days`: the period in which it is shown, relative to today. */
export const clinicNotices: readonly {
  slug: string
  shop: string
  title: Words
  text: Words
  days: readonly [number, number]
}[] = [
  {
    slug: 'central-afternoon',
    shop: 'central',
    title: [
      '每月第二個星期一 14:00 後不設預約（設備保養）',
      'No appointments from 2:00\u00a0pm on the second Monday of each month (equipment care)',
      'Pas de rendez-vous à partir de 14\u00a0h\u00a000 le deuxième lundi du mois (entretien du matériel)',
      'Sin citas desde las 14:00 el segundo lunes de cada mes (mantenimiento de equipos)',
      '毎月第 2 月曜の 14:00 以降は予約なし（設備点検）',
    ],
    text: [
      '當日 14:00 後不設預約，櫃位照常服務。',
      'There are no appointments from 2:00\u00a0pm on that day. The desk stays open as usual.',
      'Pas de rendez-vous à partir de 14\u00a0h\u00a000 ce jour-là. L’accueil reste ouvert comme d’habitude.',
      'Ese día no hay citas desde las 14:00. El mostrador sigue abierto como siempre.',
      '当日は 14:00 以降の予約をお受けしていません。窓口は通常どおり開いています。',
    ],
    days: [-2, 8],
  },
  {
    slug: 'central-lift',
    shop: 'central',
    title: [
      '二號升降機維修',
      'Lift 2 under repair',
      'Ascenseur 2 en réparation',
      'Ascensor 2 en reparación',
      '2 号エレベーター修理中',
    ],
    text: [
      '請使用一號及三號升降機，輪椅通道不受影響。',
      'Please use lifts 1 and 3; the step-free way is open.',
      'Utilisez les ascenseurs 1 et 3\u00a0; l’accès de plain-pied reste ouvert.',
      'Use los ascensores 1 y 3; el acceso sin escalones sigue abierto.',
      '1 号・3 号エレベーターをご利用ください。車いす用の通路は通常どおりです。',
    ],
    days: [-5, 20],
  },
  {
    slug: 'tst-evening',
    shop: 'tst',
    title: [
      '星期五延長應診',
      'Longer hours on Fridays',
      'Horaires prolongés le vendredi',
      'Horario ampliado los viernes',
      '金曜日の診療時間延長',
    ],
    text: [
      '本月星期五應診至晚上九時，請先預約。',
      'On Fridays of this month until 9:00\u00a0pm, by appointment.',
      'Le vendredi, ce mois-ci, jusqu’à 21\u00a0h\u00a000, sur rendez-vous.',
      'Los viernes de este mes hasta las 21:00, con cita previa.',
      '今月の金曜日は 21:00 まで診療します。ご予約ください。',
    ],
    days: [-3, 27],
  },
  {
    slug: 'shatin-flu',
    shop: 'shatin',
    title: [
      '流感疫苗已到',
      'Flu vaccines have arrived',
      'Les vaccins contre la grippe sont arrivés',
      'Ya llegaron las vacunas de la gripe',
      'インフルエンザワクチン入荷',
    ],
    text: [
      '成人和兒童流感疫苗均有供應，可即日預約。',
      'For adults and children; book for today if you like.',
      'Pour adultes et enfants\u00a0; rendez-vous possible dès aujourd’hui.',
      'Para adultos y niños; puede pedir cita para hoy.',
      '大人用・子ども用があります。本日からご予約いただけます。',
    ],
    days: [-1, 40],
  },
]

export const declineReason = '醫生當日有手術，未能應診。'
export const bookingReasons: readonly string[] = [
  '最近睡得不好，容易心悸。',
  '想了解體檢報告中的血脂結果。',
  '孩子近視加深，想做檢查。',
  '膝蓋上樓梯時疼痛。',
]
export const walkInNames: readonly string[] = [
  '何先生',
  '吳女士',
  '林小姐',
  '周先生',
  '鄭女士',
  '許先生',
  '馮小姐',
  '葉先生',
  '蔡女士',
]

export const feedbackScenes: readonly {
  key: string
  user: 1 | 2
  kind: string
  content: string
  contact: string
  daysAgo: number
  answer?: string
}[] = [
  {
    key: 'answered',
    user: 1,
    kind: 'service',
    content: '中環健康中心的護士很有耐性，媽媽第一次抽血也不緊張。',
    contact: '',
    daysAgo: 9,
    answer: '多謝你的讚賞，我們已轉告護理團隊。祝你和家人身體健康。',
  },
  {
    key: 'open',
    user: 1,
    kind: 'suggestion',
    content: '希望報告可以按年份比較，並在手機上直接下載。',
    contact: '50000001',
    daysAgo: 2,
  },
  {
    key: 'fault',
    user: 1,
    kind: 'fault',
    content: '選擇日期時，月曆在舊手機上要按兩次。',
    contact: 'demo@medibook.example',
    daysAgo: 30,
    answer: '問題已在新版本修正，如仍遇到請告訴我們手機型號。',
  },
  {
    key: 'second',
    user: 2,
    kind: 'order',
    content: '想改送貨地址，但找不到入口。',
    contact: '50000002',
    daysAgo: 1,
  },
]
