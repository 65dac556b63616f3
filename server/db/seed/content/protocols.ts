import type { Words } from './words'

export interface ProtocolContent {
  slug: string
  kind: 'booking' | 'privacy' | 'user'
  title: Words
  daysAgo: number
  sections: readonly (readonly [title: Words, text: Words])[]
}

export const protocols: readonly ProtocolContent[] = [
  {
    slug: 'booking',
    kind: 'booking',
    title: ['預約及退款條款', 'Appointment and refund terms'],
    daysAgo: 60,
    sections: [
      [
        ['付款', 'Payment'],
        [
          '訂單成立後請於 30 分鐘內付款，逾時訂單自動取消，已選的時段會放回。',
          'Please pay within 30 minutes of placing an order. After that it is cancelled and the chosen time is given back.',
        ],
      ],
      [
        ['改期', 'Changing a date'],
        [
          '每個預約可自行改期一次。需要再改，請聯絡客服。',
          'Each appointment can be changed once by yourself. For further changes please contact customer service.',
        ],
      ],
      [
        ['取消及再預約', 'Cancelling, and making another appointment'],
        ['預約可以取消，取消後可再預約一次。', 'An appointment may be cancelled and then booked again once.'],
      ],
      [
        ['退款', 'Refunds'],
        [
          '未使用的套餐和疫苗可申請全額退款，款項於 7 個工作天內原路退回。已完成部分項目的套餐按未完成部分計算。',
          'Packages and vaccines that were not used can be refunded in full within 7 working days, the way they were paid. A package used in part is refunded for what remains.',
        ],
      ],
      [
        ['當天', 'On the day'],
        [
          '請帶備身份證明文件正本，並在預約時間前 10 分鐘到達。遲到 15 分鐘以上，門店或需安排另一時段。',
          'Bring your original ID and arrive 10 minutes early. If you are more than 15 minutes late, the clinic may offer another time.',
        ],
      ],
      [
        ['檢查結果', 'Results'],
        [
          '檢查結果供你和醫生參考，不能代替診斷。如身體不適，請即求診。',
          'Results are for you and your doctor and do not replace a diagnosis. If you feel unwell, please see a doctor.',
        ],
      ],
    ],
  },
  {
    slug: 'privacy',
    kind: 'privacy',
    title: ['私隱聲明', 'Privacy policy'],
    daysAgo: 90,
    sections: [
      [
        ['我們收集甚麼', 'What we collect'],
        [
          '帳號資料、預約人資料、訂單和預約紀錄，以及你主動填寫的內容。位置只在你允許時用來計算與門店的距離，不會保存。',
          'Your account, appointment persons, orders and appointments, and what you write yourself. Your position is used only with your permission to work out distances, and is not kept.',
        ],
      ],
      [
        ['為甚麼需要', 'Why'],
        [
          '為你安排預約、核對身份、聯絡你和處理付款。',
          'To arrange appointments, check who comes, reach you and handle payments.',
        ],
      ],
      [
        ['誰可以看到', 'Who can see it'],
        [
          '只有為你服務的門店和必要的服務商。證件號碼加密保存，只顯示頭尾。',
          'Only the clinic that serves you and the suppliers it needs. ID numbers are kept encrypted and shown in part.',
        ],
      ],
      [
        ['保存多久', 'How long'],
        [
          '帳號刪除後，除法例要求保留的付款紀錄外，資料會在 30 天內刪除。',
          'After an account is deleted, data is erased within 30 days, apart from payment records that the law requires.',
        ],
      ],
      [
        ['你的權利', 'Your rights'],
        [
          '你可以查看、更正、下載和刪除自己的資料，亦可以隨時撤回同意。',
          'You can see, correct, download and delete your data, and take back your consent at any time.',
        ],
      ],
    ],
  },
  {
    slug: 'user',
    kind: 'user',
    title: ['用戶協議', 'User agreement'],
    daysAgo: 90,
    sections: [
      [
        ['帳號', 'Your account'],
        [
          '請使用自己的手機號碼登記，並妥善保管密碼。首次以手機驗證碼登入即會建立帳號。',
          'Register with your own number and keep your password safe. Signing in with a code for the first time creates an account.',
        ],
      ],
      [
        ['為家人預約', 'Appointments for family'],
        [
          '你可以為家人預約，請先得到對方同意；未滿 18 歲人士由家長或監護人代為預約。',
          'You may book for your family with their consent; a parent or guardian books for anyone under 18.',
        ],
      ],
      [
        ['資料正確', 'Correct details'],
        [
          '門店按你填寫的姓名和證件核對身份，資料不符可能無法應診。',
          'The clinic checks the name and ID that you entered; with wrong details it may be unable to see you.',
        ],
      ],
      [
        ['服務範圍', 'What we do'],
        [
          '本平台協助預約和購買，醫療服務由各門店提供並負責。本平台不提供診斷；遇緊急情況請致電當地緊急服務。',
          'This service helps you book and buy; medical care is given by the clinics, which answer for it. We do not diagnose; in an emergency call your local emergency number.',
        ],
      ],
      [
        ['更改', 'Changes'],
        ['條款如有更改，會在生效前 14 天在公告中通知。', 'Changes are announced 14 days before they apply.'],
      ],
    ],
  },
]
