import type { Words } from './words'

export interface ArticleContent {
  slug: string
  title: Words
  doctor: number
  minutes: number
  daysAgo: number
  paragraphs: readonly Words[]
  list?: { title: Words; items: readonly Words[] }
}

export const articles: readonly ArticleContent[] = [
  {
    slug: 'fasting',
    title: ['體檢前一晚可以喝水嗎？六件事先知道', 'May I drink water the night before? Six things to know'],
    doctor: 1,
    minutes: 3,
    daysAgo: 2,
    paragraphs: [
      [
        '空腹抽血是為了看血糖和血脂在沒有食物影響時的樣子。一般由前一晚十時開始不再進食，清水可以照常小口喝，抽血反而更順利。',
        'Fasting lets us see sugar and fats without the effect of food. From ten in the evening eat nothing more; plain water in sips is fine and even makes taking blood easier.',
      ],
      [
        '平日服用的藥物不要自行停。預約時告訴我們藥名，護士會回覆哪些照吃、哪些等抽血後才吃。',
        'Do not stop your usual medicines yourself. Tell us their names when you book; a nurse answers which to take and which to leave until after the blood test.',
      ],
      [
        '抽血後我們備有餅乾和熱飲，坐十分鐘再走。',
        'Biscuits and a warm drink wait for you afterwards; sit for ten minutes before you leave.',
      ],
    ],
    list: {
      title: ['當天帶甚麼', 'What to bring'],
      items: [
        ['身份證或回鄉證正本', 'Your original ID'],
        ['過往報告和藥單', 'Earlier reports and a list of medicines'],
        ['眼鏡或隱形眼鏡盒', 'Glasses, or a case for contact lenses'],
        ['方便捲起袖子的上衣', 'A top with sleeves that roll up'],
      ],
    },
  },
  {
    slug: 'flu-faq',
    title: ['流感針每年都要打嗎？六個常見疑問', 'A flu vaccine every year? Six common questions'],
    doctor: 2,
    minutes: 4,
    daysAgo: 5,
    paragraphs: [
      [
        '流感病毒每年都會變，疫苗也跟着更新，所以每年入冬前接種一次。保護力約在接種後兩星期建立。',
        'The virus changes each year and so does the vaccine, so one dose before each winter. Protection builds in about two weeks.',
      ],
      [
        '接種後手臂痠痛、疲倦或微燒都可能出現，通常一兩天會好。多休息、多喝水就可以。',
        'A sore arm, tiredness or a slight temperature may follow and usually pass in a day or two. Rest and drink enough.',
      ],
      [
        '正在發燒的話，先等退燒再來。對雞蛋過敏的人大多可以接種，請先告訴護士。',
        'With a fever, wait until it has gone. Most people allergic to egg can still have it; tell the nurse first.',
      ],
    ],
  },
  {
    slug: 'report',
    title: ['拿到體檢報告，先看這三處', 'Your report has come: look at these three places first'],
    doctor: 8,
    minutes: 5,
    daysAgo: 9,
    paragraphs: [
      [
        '報告上每一項旁邊都有參考範圍。超出一點點不等於有病：飲食、睡眠、運動和抽血時間都會影響。',
        'Beside each item stands a reference range. A little outside it does not mean illness: food, sleep, exercise and the hour all play a part.',
      ],
      [
        '第一看有標記的項目；第二看和去年比有沒有變；第三看醫生的總評。三處一起看，比單看一個數字可靠。',
        'First the marked items, second the change since last year, third the doctor’s summary. Together they say more than one number.',
      ],
      [
        '看不明白就預約免費的報告講解，別處做的報告也可以帶來。',
        'If anything is unclear, book the free talk about your report; reports from elsewhere are welcome.',
      ],
    ],
    list: {
      title: ['可以問醫生的問題', 'Questions for the doctor'],
      items: [
        ['這一項要隔多久再驗？', 'When should this be tested again?'],
        ['我可以先改哪一個習慣？', 'Which habit could I change first?'],
        ['需要看專科嗎？', 'Do I need a specialist?'],
      ],
    },
  },
  {
    slug: 'blood-pressure',
    title: ['在家量血壓，怎樣量才準', 'Measuring blood pressure at home, the right way'],
    doctor: 25,
    minutes: 4,
    daysAgo: 14,
    paragraphs: [
      [
        '量之前安靜坐五分鐘，背靠椅背，雙腳平放，手臂放在桌上與心臟同高。袖帶直接貼着皮膚，鬆緊放得下兩隻手指。',
        'Sit quietly for five minutes, back supported, feet flat, arm on the table at the height of the heart. Put the cuff on bare skin, loose enough for two fingers.',
      ],
      [
        '早上起床如廁後、晚上睡前各量兩次，隔一分鐘，寫下平均。連續記七天，比單次讀數更有用。',
        'Twice in the morning and twice before bed, a minute apart; write down the mean. Seven days in a row tell more than one reading.',
      ],
      [
        '如果讀數和平日差很遠，先休息再量；仍然一樣，就帶着記錄去看醫生。',
        'If a reading is far from the usual, rest and measure again; if it stays so, take your notes to a doctor.',
      ],
    ],
  },
  {
    slug: 'sleep',
    title: ['睡得不好？先改這四個小習慣', 'Sleeping badly? Four small habits to change first'],
    doctor: 55,
    minutes: 4,
    daysAgo: 20,
    paragraphs: [
      [
        '固定起床時間比固定上床時間更有用。即使前一晚睡得少，也在同一時間起來，身體會慢慢跟上。',
        'A fixed time to get up helps more than a fixed bedtime. Even after a short night, rise at the same hour and the body will follow.',
      ],
      [
        '下午三時後不喝咖啡和濃茶，睡前一小時把手機放到房外。',
        'No coffee or strong tea after three, and the phone stays outside the bedroom for the last hour.',
      ],
      [
        '躺了二十分鐘還睡不着，起來到暗處坐坐，有睡意再回床。持續一個月以上，可以找醫生談談。',
        'If sleep does not come in twenty minutes, get up, sit somewhere dim and go back when drowsy. If it lasts longer than a month, talk to a doctor.',
      ],
    ],
  },
  {
    slug: 'child-eyes',
    title: ['小朋友近視，家長可以做甚麼', 'Short sight in children: what parents can do'],
    doctor: 43,
    minutes: 4,
    daysAgo: 27,
    paragraphs: [
      [
        '每天到戶外兩小時，是目前最簡單的方法。不用曬大太陽，樹蔭下玩也可以。',
        'Two hours outdoors each day is the simplest thing known to help. It need not be in the sun; shade will do.',
      ],
      [
        '看書和屏幕時，每二十分鐘望遠二十秒；書和眼睛保持一隻前臂的距離。',
        'With books and screens, look far away for twenty seconds every twenty minutes, and keep a forearm’s length.',
      ],
      [
        '六歲起每年驗一次眼。度數加深得快，可以問眼科醫生有哪些控制方法。',
        'From six, test once a year. If it grows quickly, ask an eye doctor what can slow it.',
      ],
    ],
  },
  {
    slug: 'bones',
    title: ['四十歲後的骨骼，靠三件事', 'Bones after forty rest on three things'],
    doctor: 37,
    minutes: 3,
    daysAgo: 33,
    paragraphs: [
      [
        '負重運動最要緊：快走、行樓梯、輕重量訓練，每星期三次，每次三十分鐘。',
        'Exercise that carries weight matters most: brisk walks, stairs, light weights, three times a week for thirty minutes.',
      ],
      [
        '每天的鈣質盡量由食物來：牛奶、豆腐、深綠色蔬菜、連骨小魚。',
        'Let calcium come from food: milk, tofu, dark greens, small fish with bones.',
      ],
      [
        '維生素 D 可以抽血看看，偏低再補充，不必一開始就吃很多。',
        'Vitamin D can be measured; supplement only if it is low, and there is no need for much at the start.',
      ],
    ],
  },
  {
    slug: 'gums',
    title: ['刷牙流血，不一定要停', 'Gums that bleed are no reason to stop brushing'],
    doctor: 49,
    minutes: 3,
    daysAgo: 41,
    paragraphs: [
      [
        '牙肉流血多數是因為牙菌膜積在邊緣。改用軟毛牙刷，輕輕刷，兩三星期通常會改善。',
        'Bleeding mostly comes from plaque along the edge. Use a soft brush gently; it usually improves in two or three weeks.',
      ],
      [
        '每晚用一次牙線，由牙縫滑入，貼着牙面上下拉。',
        'Use floss once every evening, slide it in and move up and down along the tooth.',
      ],
      ['半年洗一次牙，牙石只有工具才能去掉。', 'Have a scaling twice a year; tartar needs tools.'],
    ],
  },
  {
    slug: 'hpv-course',
    title: ['HPV 三針怎樣排日子', 'Planning the three HPV doses'],
    doctor: 13,
    minutes: 3,
    daysAgo: 48,
    paragraphs: [
      [
        '常用的時間是 0、2、6 個月。第二針和第三針可以稍遲，不用由頭再打；但不可以提早。',
        'The usual times are 0, 2 and 6 months. Later is fine and you need not start again; earlier is not.',
      ],
      [
        '每一針都在「我的預約」裡另外選日期。上一針確認接種後，下一針的日子就會開放。',
        'Each dose has its own date under “My appointments”. Once a dose is confirmed, the dates of the next one open.',
      ],
      [
        '接種後坐十五分鐘才離開。當天可以洗澡，手臂不要大力按。',
        'Sit for fifteen minutes afterwards. You may shower that day; do not rub the arm.',
      ],
    ],
  },
  {
    slug: 'crossing',
    title: ['跨境看診前，準備這份清單', 'Seeing a doctor across the border: a checklist'],
    doctor: 4,
    minutes: 4,
    daysAgo: 56,
    paragraphs: [
      [
        '先確認預約用的證件和過關的證件是同一份，門店會按證件號碼核對。',
        'Make sure the ID you book with is the one you travel with: the clinic checks the number.',
      ],
      [
        '帶齊過往報告的紙本或截圖、正在服用的藥物和過敏紀錄。',
        'Bring earlier reports on paper or as pictures, your medicines and any allergies.',
      ],
      [
        '預留過關時間。遲到十五分鐘以上，門店可能要替你改時間，改期一次不收費。',
        'Leave time for the crossing. More than fifteen minutes late, the clinic may have to move you; one change is free.',
      ],
    ],
    list: {
      title: ['出發前', 'Before you leave'],
      items: [
        ['證件正本', 'Original ID'],
        ['預約編號或二維碼', 'Appointment number or QR code'],
        ['可以聯絡到你的電話', 'A phone that works there'],
      ],
    },
  },
]
