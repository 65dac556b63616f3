import type { Words } from './words'

/** Each department has six doctors; `interests` gives each of them one. */
export const departments: readonly { slug: string; name: Words; interests: readonly Words[] }[] = [
  { slug: 'family', name: ['家庭醫學', 'Family medicine'], interests: [['長期病管理', 'long-term conditions'], ['家庭保健', 'the health of whole families'], ['長者健康', 'older people'], ['旅遊健康', 'travel health'], ['成人疫苗', 'adult vaccines'], ['生活習慣', 'everyday habits']] },
  { slug: 'check', name: ['體檢中心', 'Health checks'], interests: [['報告講解', 'explaining reports'], ['職業健康', 'health at work'], ['影像判讀', 'reading images'], ['心血管風險', 'heart risk'], ['化驗判讀', 'reading laboratory results'], ['運動處方', 'exercise plans']] },
  { slug: 'women', name: ['婦科', 'Women’s health'], interests: [['更年期', 'the change of life'], ['孕前準備', 'planning a pregnancy'], ['子宮頸篩查', 'cervical screening'], ['乳房健康', 'breast health'], ['孕期照顧', 'care in pregnancy'], ['青少年女性', 'teenage girls']] },
  { slug: 'children', name: ['兒科', 'Children’s medicine'], interests: [['成長發展', 'growth and development'], ['兒童疫苗', 'children’s vaccines'], ['過敏', 'allergies'], ['嬰兒餵哺', 'feeding babies'], ['學童健康', 'school health'], ['睡眠', 'sleep']] },
  { slug: 'heart', name: ['心臟科', 'Cardiology'], interests: [['高血壓', 'high blood pressure'], ['心臟超聲波', 'heart ultrasound'], ['心律', 'heart rhythm'], ['血脂', 'blood fats'], ['運動心臟', 'the heart in sport'], ['術後跟進', 'follow-up after operations']] },
  { slug: 'digestive', name: ['腸胃科', 'Digestive medicine'], interests: [['胃部不適', 'stomach trouble'], ['肝臟健康', 'the liver'], ['腸道篩查', 'bowel screening'], ['脂肪肝', 'fatty liver'], ['腸易激', 'irritable bowel'], ['營養', 'nutrition']] },
  { slug: 'bones', name: ['骨科', 'Bones and joints'], interests: [['膝關節', 'knees'], ['腰背', 'backs'], ['運動創傷', 'sports injuries'], ['骨質疏鬆', 'thin bones'], ['手部', 'hands'], ['兒童脊骨', 'children’s spines']] },
  { slug: 'eyes', name: ['眼科', 'Eye care'], interests: [['近視控制', 'short sight in children'], ['乾眼', 'dry eyes'], ['視網膜', 'the retina'], ['青光眼篩查', 'glaucoma screening'], ['白內障', 'cataract'], ['驗光', 'prescriptions']] },
  { slug: 'dental', name: ['牙科', 'Dentistry'], interests: [['牙周護理', 'gum care'], ['兒童牙科', 'children’s teeth'], ['補牙', 'fillings'], ['洗牙', 'scaling'], ['長者口腔', 'older people’s mouths'], ['咬合', 'the bite']] },
  { slug: 'mind', name: ['睡眠及情緒', 'Sleep and mood'], interests: [['睡眠', 'sleep'], ['壓力', 'stress'], ['照顧者支援', 'support for carers'], ['產後情緒', 'mood after birth'], ['青少年情緒', 'teenage mood'], ['記憶', 'memory']] },
]

/** 60 names: odd places are women, even places are men, as the portraits are. */
export const doctorNames: readonly Words[] = [
  ['林嘉欣', 'Lam Ka-yan'], ['黃志明', 'Wong Chi-ming'], ['何詠詩', 'Ho Wing-sze'], ['張立仁', 'Zhang Liren'], ['陳曉彤', 'Chan Hiu-tung'], ['李文傑', 'Lee Man-kit'],
  ['吳雅文', 'Ng Nga-man'], ['周俊熙', 'Chow Chun-hei'], ['蘇惠玲', 'So Wai-ling'], ['梁國豪', 'Leung Kwok-ho'], ['許若晴', 'Hsu Jo-ching'], ['蔡明哲', 'Tsai Ming-che'],
  ['鄭安琪', 'Cheng On-ki'], ['馮子謙', 'Fung Tsz-him'], ['葉思敏', 'Yip Sze-man'], ['劉偉強', 'Lau Wai-keung'], ['謝佩珊', 'Tse Pui-shan'], ['羅浩然', 'Law Ho-yin'],
  ['曾慧心', 'Tsang Wai-sum'], ['彭志遠', 'Peng Zhiyuan'], ['王靜怡', 'Wang Jingyi'], ['孫博文', 'Sun Bowen'], ['趙明月', 'Zhao Mingyue'], ['徐承澤', 'Xu Chengze'],
  ['朱婉婷', 'Chu Yuen-ting'], ['胡啟東', 'Wu Kai-tung'], ['郭思穎', 'Kwok Sze-wing'], ['高展鵬', 'Ko Chin-pang'], ['潘靖雯', 'Poon Ching-man'], ['董家瑋', 'Tung Chia-wei'],
  ['袁凱琳', 'Yuen Hoi-lam'], ['余振邦', 'Yu Chun-pong'], ['蕭雅芝', 'Siu Nga-chi'], ['方逸朗', 'Fong Yat-long'], ['賴怡君', 'Lai Yi-chun'], ['洪啟仁', 'Hung Chi-jen'],
  ['關美儀', 'Kwan Mei-yee'], ['戴永康', 'Tai Wing-hong'], ['盧倩瑜', 'Lo Sin-yu'], ['溫子樂', 'Wan Tsz-lok'], ['莫綺雯', 'Mok Yee-man'], ['湯學禮', 'Tong Hok-lai'],
  ['沈若蘭', 'Shen Ruolan'], ['韓志成', 'Han Zhicheng'], ['唐心妍', 'Tang Xinyan'], ['姚建國', 'Yao Jianguo'], ['鄧敏華', 'Tang Man-wah'], ['程世傑', 'Cheng Shijie'],
  ['鍾曉嵐', 'Chung Hiu-lam'], ['江宏達', 'Kong Wang-tat'], ['邱怡安', 'Chiu Yi-an'], ['石文軒', 'Shek Man-hin'], ['尹嘉莉', 'Wan Ka-lei'], ['龔俊宇', 'Kung Chun-yu'],
  ['白若寧', 'Bai Ruoning'], ['杜景行', 'To King-hang'], ['簡慧君', 'Chien Hui-chun'], ['施家輝', 'Si Ka-fai'], ['任可盈', 'Yam Ho-ying'], ['康子健', 'Hong Tsz-kin'],
]

export const titles: readonly Words[] = [['醫生', 'Doctor'], ['副顧問醫生', 'Associate consultant'], ['顧問醫生', 'Consultant']]
export const manners: readonly Words[] = [
  ['說話慢，會把報告逐項講清楚。', 'Speaks slowly and explains a report item by item.'], ['喜歡用圖畫解釋，小孩也聽得懂。', 'Likes to draw, so that children understand too.'], ['先聽後說，看診不趕時間。', 'Listens first and does not hurry.'],
  ['會把建議寫成三個小步驟。', 'Writes advice down as three small steps.'], ['歡迎家人一起來聽。', 'Families are welcome to listen along.'],
]
