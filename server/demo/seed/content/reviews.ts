import type { Words } from './words'

/**
 * Which goods a review fits: with a blood test, an ultrasound, a long morning, several doses, for children,
 * for older people, something to swallow, a device.
 */
export type ReviewFit =
  'blood' | 'ultrasound' | 'long' | 'doses' | 'children' | 'older' | 'swallowed' | 'device'
export type ReviewText = readonly [score: number, text: string, fit?: ReviewFit]

/**
 * Short reviews by kind of goods, each in the language of its writer; the seed assigns several to each
 * product, with an age band and sex instead of a name.
 */
export const reviewTexts: Record<'package' | 'vaccine' | 'service' | 'product', readonly ReviewText[]> = {
  package: [
    [5, '流程很順，一個上午做完。醫生逐項講解，沒有催促買其他項目。', 'long'],
    [5, 'The nurse took blood so gently that I hardly felt it.', 'blood'],
    [4, '等超聲波等了二十分鐘，其他都好。', 'ultrasound'],
    [5, '報告寫得清楚，手機上就能看。'],
    [5, '帶媽媽來做，職員全程陪着她。', 'older'],
    [4, 'Busy in the morning; take the first time of the day.'],
    [5, '改了一次期，手機上自己改，很方便。'],
    [5, 'Un lieu propre, avec des casiers.'],
    [3, '地點不錯，但停車位很少。'],
    [5, 'My second year; I could compare with last year.', 'blood'],
    [4, '做完有早餐，簡單但熱的。', 'blood'],
    [5, '医生画图给我解释，终于明白了。'],
    [5, '小朋友不怕，姑娘先陪他玩。', 'children'],
    [5, '案内表示が分かりやすく、迷いませんでした。'],
    [4, 'It began on time, give or take five minutes.'],
    [5, '問了很多問題，都有耐心回答。'],
  ],
  vaccine: [
    [5, '準時，五分鐘就打好，還要坐十五分鐘。'],
    [5, 'My arm was sore for a day, fine the next.'],
    [4, '週末時段要早點約。'],
    [5, '下一針的日子會自己顯示，不用記。', 'doses'],
    [5, 'El registro está en el móvil; muy útil para viajar.'],
    [5, '孩子怕痛，護士先跟他聊恐龍。', 'children'],
    [4, 'A little small, but very clean.'],
    [5, '護士先問清楚過敏史才打。'],
    [5, '受付から帰るまで 30 分でした。'],
  ],
  service: [
    [5, '免費也很用心，講得很仔細。'],
    [5, 'No selling, you can come without worry.'],
    [4, '時段不多，要早一點約。'],
    [5, 'Ils ont tout expliqué clairement.'],
    [5, '準時開始，不用等。'],
  ],
  product: [
    [5, '兩天就到，包裝完整。'],
    [4, 'The leaflet is in small print.'],
    [5, '買第二次了。'],
    [5, '爸爸自己也會用。', 'device'],
    [4, 'Un peu plus petit que sur la photo, mais bien fait.'],
    [5, '客服回覆很快。'],
    [3, 'The box was dented, the contents fine.'],
    [5, '有效期很新。', 'swallowed'],
    [4, '味道淡，容易接受。', 'swallowed'],
    [5, '家族みんなで使っています。'],
    [5, 'Its readings were close to the clinic’s.', 'device'],
  ],
}

export const ageBands: readonly string[] = ['20–29', '30–39', '40–49', '50–59', '60–69']
export const replies: readonly Words[] = [
  [
    '多謝你告訴我們，我們會跟進改善。',
    'Thank you for telling us; we will work on it.',
    'Merci de nous l’avoir dit\u00a0; nous allons y travailler.',
    'Gracias por decírnoslo; trabajaremos en ello.',
    'お知らせいただきありがとうございます。改善に取り組みます。',
  ],
  [
    '謝謝你的意見，已轉告門市。',
    'Thank you, we have passed it on.',
    'Merci, nous avons transmis votre avis au centre.',
    'Gracias, hemos trasladado su opinión al centro.',
    'ご意見ありがとうございます。店舗に伝えました。',
  ],
]
