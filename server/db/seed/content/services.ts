import type { Words } from './words'

export interface ServiceContent {
  slug: string
  name: Words
  sellPoint: Words
  category: string
  channel: 'free' | 'bjFree'
  minutes: number
  ageMin: number
  ageMax: number | null
  eligibility: Words
  about: Words
  keys: readonly (readonly [icon: string, title: Words, text: Words])[]
  tags: readonly string[]
}

export const services: readonly ServiceContent[] = [
  {
    slug: 'consultation',
    name: ['健康諮詢 20 分鐘', 'A 20-minute health talk'],
    sellPoint: ['與護士談談，決定下一步', 'Talk with a nurse and decide what next'],
    category: 'service-free',
    channel: 'free',
    minutes: 20,
    ageMin: 16,
    ageMax: null,
    eligibility: ['適合 16 歲或以上人士', 'For people aged 16 or over'],
    about: [
      '帶備近期的報告或藥單，護士會聽你說，並告訴你可以做哪些檢查。諮詢不會開藥。',
      'Bring recent reports or a list of your medicines. A nurse listens and tells you which checks make sense. No medicine is prescribed.',
    ],
    keys: [['users', ['面對面', 'In person'], ['一對一，不用趕', 'One to one, without hurry']]],
    tags: ['free'],
  },
  {
    slug: 'blood-pressure',
    name: ['免費量血壓', 'Free blood pressure check'],
    sellPoint: ['十分鐘，連續量三次', 'Ten minutes, measured three times'],
    category: 'service-free',
    channel: 'free',
    minutes: 10,
    ageMin: 18,
    ageMax: null,
    eligibility: ['適合 18 歲或以上人士', 'For people aged 18 or over'],
    about: [
      '坐下休息五分鐘後量度，結果寫在小卡上帶走。',
      'Measured after five minutes of rest; you take the values home on a card.',
    ],
    keys: [['heartbeat', ['血壓', 'Blood pressure'], ['取三次平均', 'The mean of three']]],
    tags: ['free', 'same-day'],
  },
  {
    slug: 'blood-donor',
    name: ['捐血前檢查', 'Check before giving blood'],
    sellPoint: ['血紅蛋白、血壓和問卷', 'Haemoglobin, blood pressure and a questionnaire'],
    category: 'service-free',
    channel: 'free',
    minutes: 20,
    ageMin: 16,
    ageMax: 65,
    eligibility: ['適合 16–65 歲、體重 41 公斤或以上人士', 'For ages 16–65, weight 41 kg or more'],
    about: [
      '先看看當天是否適合捐血，再由你決定。',
      'See first whether the day is right for giving blood; then you decide.',
    ],
    keys: [['drop', ['血紅蛋白', 'Haemoglobin'], ['指尖一滴血', 'One drop from a finger']]],
    tags: ['free'],
  },
  {
    slug: 'vaccine-advice',
    name: ['疫苗紀錄核對', 'Vaccination record check'],
    sellPoint: ['看看漏了哪一針', 'See which dose was missed'],
    category: 'service-free',
    channel: 'free',
    minutes: 15,
    ageMin: 0,
    ageMax: null,
    eligibility: ['任何年齡，請帶針卡', 'Any age; please bring the record'],
    about: [
      '護士核對你的針卡，按年齡和行程列出可考慮的疫苗。',
      'A nurse reads your record and lists vaccines to consider for your age and plans.',
    ],
    keys: [['syringe', ['針卡', 'Record'], ['大人小孩都可以', 'Adults and children']]],
    tags: ['free', 'family'],
  },
  {
    slug: 'report-reading',
    name: ['報告講解 15 分鐘', 'Report explained, 15 minutes'],
    sellPoint: ['別處做的報告也可以', 'Reports from elsewhere are welcome'],
    category: 'service-free',
    channel: 'free',
    minutes: 15,
    ageMin: 18,
    ageMax: null,
    eligibility: ['適合 18 歲或以上人士', 'For people aged 18 or over'],
    about: [
      '護士用平白的話說明每一項，需要時建議你看哪一科。',
      'A nurse explains each item in plain words and says which doctor to see if needed.',
    ],
    keys: [['file-text', ['逐項說明', 'Item by item'], ['哪些要留意', 'What to watch']]],
    tags: ['free', 'popular'],
  },
  {
    slug: 'diet',
    name: ['飲食小組 60 分鐘', 'Food and eating group, 60 minutes'],
    sellPoint: ['營養師帶領，八人一組', 'Led by a dietitian, groups of eight'],
    category: 'service-free',
    channel: 'free',
    minutes: 60,
    ageMin: 18,
    ageMax: null,
    eligibility: ['適合 18 歲或以上人士', 'For people aged 18 or over'],
    about: [
      '學看營養標籤，定一個做得到的小目標。',
      'Learn to read labels and set one small goal that you can keep.',
    ],
    keys: [['pill', ['小組', 'Group'], ['互相分享', 'Share with others']]],
    tags: ['free'],
  },
  {
    slug: 'health-talk',
    name: ['健康講座：秋冬呼吸道', 'Health talk: airways in winter'],
    sellPoint: ['每星期一題，可現場提問', 'A new topic each week, with questions'],
    category: 'service-free',
    channel: 'free',
    minutes: 45,
    ageMin: 12,
    ageMax: null,
    eligibility: ['適合 12 歲或以上人士', 'For people aged 12 or over'],
    about: ['由家庭醫生主講，歡迎家人一起來。', 'Given by a family doctor; bring your family.'],
    keys: [['users', ['一起來', 'Come together'], ['座位有限，先到先得', 'Seats are limited']]],
    tags: ['free', 'family'],
  },
  {
    slug: 'north-channel',
    name: ['北京免費諮詢通道', 'Beijing free advice channel'],
    sellPoint: ['需實名，適合在北京看診的人', 'With ID; for people who will see a doctor in Beijing'],
    category: 'service-cross',
    channel: 'bjFree',
    minutes: 30,
    ageMin: 18,
    ageMax: null,
    eligibility: [
      '適合 18 歲或以上、已填證件號碼的人士',
      'For people aged 18 or over with an ID number on file',
    ],
    about: [
      '協調員了解你的情況，說明在北京看診的步驟、要帶的文件和大約的費用。',
      'A coordinator listens and explains the steps, papers and rough cost of seeing a doctor in Beijing.',
    ],
    keys: [
      [
        'identification-card',
        ['實名', 'With ID'],
        ['請先在預約人資料填證件', 'Add the ID to the person first'],
      ],
    ],
    tags: ['free', 'cross'],
  },
]
