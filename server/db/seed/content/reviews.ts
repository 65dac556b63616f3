import type { Words } from './words'

/**
 * Whom a review fits: goods with a blood test, an ultrasound, a long morning, several doses, for children,
 * for older people, something to swallow, a device.
 */
export type ReviewFit =
  'blood' | 'ultrasound' | 'long' | 'doses' | 'children' | 'older' | 'swallowed' | 'device'
export type ReviewText = readonly [score: number, text: Words, fit?: ReviewFit]

/** Short reviews by kind of goods; the seed gives each product several, with an age band and sex in place of a name. */
export const reviewTexts: Record<'package' | 'vaccine' | 'service' | 'product', readonly ReviewText[]> = {
  package: [
    [
      5,
      [
        '流程很順，一個上午做完。醫生逐項講解，沒有催促買其他項目。',
        'It went smoothly and took one morning. The doctor explained each item and did not push anything else.',
      ],
      'long',
    ],
    [5, ['護士抽血很輕手，幾乎不痛。', 'The nurse took blood so gently that I hardly felt it.'], 'blood'],
    [
      4,
      ['等超聲波等了二十分鐘，其他都好。', 'Twenty minutes’ wait for the ultrasound; the rest was fine.'],
      'ultrasound',
    ],
    [5, ['報告寫得清楚，手機上就能看。', 'A clear report, right on my phone.']],
    [
      5,
      ['帶媽媽來做，職員全程陪着她。', 'I brought my mother; someone stayed with her all the way.'],
      'older',
    ],
    [4, ['早上人多，建議選第一個時段。', 'Busy in the morning; take the first time of the day.']],
    [5, ['改了一次期，手機上自己改，很方便。', 'I changed the date once on my phone, very easy.']],
    [5, ['地方乾淨，有儲物櫃。', 'A clean place with lockers.']],
    [3, ['地點不錯，但停車位很少。', 'Good place, but hardly any parking.']],
    [5, ['第二年再來，可以和去年的數字比較。', 'My second year; I could compare with last year.'], 'blood'],
    [4, ['做完有早餐，簡單但熱的。', 'Breakfast afterwards, simple but warm.'], 'blood'],
    [5, ['醫生用圖畫解釋，我終於明白了。', 'The doctor drew it for me and at last I understood.']],
    [5, ['小朋友不怕，姑娘先陪他玩。', 'My child was not afraid; they played with him first.'], 'children'],
    [5, ['指示牌清楚，不用問路。', 'Clear signs, no need to ask the way.']],
    [4, ['準時開始，前後差五分鐘。', 'It began on time, give or take five minutes.']],
    [5, ['問了很多問題，都有耐心回答。', 'I asked a lot and got clear answers.']],
  ],
  vaccine: [
    [
      5,
      ['準時，五分鐘就打好，還要坐十五分鐘。', 'On time; five minutes for the injection and fifteen to sit.'],
    ],
    [5, ['手臂痠了一天，第二天就好。', 'My arm was sore for a day, fine the next.']],
    [4, ['週末時段要早點約。', 'Book early for a weekend.']],
    [5, ['下一針的日子會自己顯示，不用記。', 'The date of the next dose shows by itself.'], 'doses'],
    [5, ['針卡在手機裡，出境時用得上。', 'The record is on my phone; handy for travel.']],
    [
      5,
      ['孩子怕痛，護士先跟他聊恐龍。', 'My child was afraid; the nurse talked about dinosaurs first.'],
      'children',
    ],
    [4, ['地方小了一點，但很乾淨。', 'A little small, but very clean.']],
    [5, ['護士先問清楚過敏史才打。', 'The nurse asked about allergies before giving it.']],
    [5, ['由登記到離開半小時。', 'Half an hour from the door and back.']],
  ],
  service: [
    [5, ['免費也很用心，講得很仔細。', 'Free, and still done with care.']],
    [5, ['沒有推銷，可以放心來。', 'No selling, you can come without worry.']],
    [4, ['時段不多，要早一點約。', 'Few times, so book early.']],
    [5, ['職員說得很明白。', 'They made everything clear.']],
    [5, ['準時開始，不用等。', 'It began on time, no waiting.']],
  ],
  product: [
    [5, ['兩天就到，包裝完整。', 'Here in two days, well packed.']],
    [4, ['說明書字有點小。', 'The leaflet is in small print.']],
    [5, ['買第二次了。', 'My second time.']],
    [5, ['爸爸自己也會用。', 'My father manages it himself.'], 'device'],
    [4, ['比相片小一點，但質感好。', 'A little smaller than the picture, but well made.']],
    [5, ['客服回覆很快。', 'Customer service answered quickly.']],
    [3, ['盒子壓到了，東西沒事。', 'The box was dented, the contents fine.']],
    [5, ['有效期很新。', 'A long date on it.'], 'swallowed'],
    [4, ['味道淡，容易接受。', 'A mild taste.'], 'swallowed'],
    [5, ['家人都在用。', 'The whole family uses it.']],
    [5, ['讀數和門店的差不多。', 'Its readings were close to the clinic’s.'], 'device'],
  ],
}

export const ageBands: readonly string[] = ['20–29', '30–39', '40–49', '50–59', '60–69']
export const replies: readonly Words[] = [
  ['多謝你告訴我們，我們會跟進改善。', 'Thank you for telling us; we will work on it.'],
  ['謝謝你的意見，已轉告門市。', 'Thank you, we have passed it on.'],
]
