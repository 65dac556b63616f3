/**
 * Synonyms. A text that contains a word of `finds` is marked with the group when it is indexed; a query that
 * contains a word of `finds` or `asks` searches for the mark.
 */
interface SynonymGroup {
  readonly id: string
  readonly finds: readonly string[]
  readonly asks?: readonly string[]
}

/**
 * Everyday, medical and foreign terms of the catalogue, in lower case and traditional characters. A word in
 * `finds` matches any part of a text, so it must be long enough not to occur by chance ("flu" is in
 * "fluoride", so it is in `asks`).
 */
export const synonymGroups: readonly SynonymGroup[] = [
  {
    id: 'influenza',
    finds: ['流感', 'influenza', 'flu vaccine', 'flu shot', 'grippe', 'gripe', 'インフルエンザ'],
    asks: ['flu', '流行性感冒', '感冒針', '流感針'],
  },
  {
    id: 'vaccine',
    finds: ['疫苗', 'vaccin', 'vacuna', 'ワクチン'],
    asks: [
      'vaccine',
      'vaccines',
      'vaccination',
      'jab',
      'jabs',
      'shot',
      'shots',
      'immunisation',
      'immunization',
      '打針',
    ],
  },
  {
    id: 'checkup',
    finds: [
      '體檢',
      '身體檢查',
      '健康檢查',
      'check-up',
      'health check',
      'bilan de santé',
      'chequeo',
      '健診',
      '健康診断',
    ],
    asks: [
      'check',
      'checkup',
      'check up',
      'physical',
      'physical examination',
      'medical check',
      '驗身',
      '套餐',
      '體檢套餐',
    ],
  },
  {
    id: 'dental',
    finds: ['牙科', '洗牙', '口腔', 'dental', 'teeth', 'dentaire', 'dental', '歯科'],
    asks: ['dentist', 'tooth', 'toothache', '牙醫', '牙', '蛀牙', '牙痛', 'dentiste', 'dentista', '歯医者'],
  },
  {
    id: 'eyes',
    finds: ['眼科', '視力', '驗眼', 'vision', 'ophthalm', 'eye', '眼'],
    asks: ['eyes', 'eyesight', 'optician', 'optometry', '視光'],
  },
  {
    id: 'blood',
    finds: [
      '驗血',
      '抽血',
      '血液',
      'blood test',
      'blood count',
      'analyse de sang',
      'análisis de sangre',
      '血液検査',
    ],
    asks: ['blood tests', 'blood work', 'blood'],
  },
  {
    id: 'shingles',
    finds: ['帶狀皰疹', 'shingles', 'zoster'],
    asks: ['生蛇', '蛇針', '生蛇針', 'zona', 'culebrilla'],
  },
  { id: 'pneumonia', finds: ['肺炎', 'pneumococc', 'pneumonia'], asks: ['pneumo', '肺炎球菌', '肺炎鏈球菌'] },
  {
    id: 'hpv',
    finds: ['hpv', '子宮頸', 'cervical'],
    asks: [
      'papilloma',
      '九價',
      'gardasil',
      'cervix',
      '子宮頸癌',
      'cervical cancer',
      'cancer du col',
      'cáncer cervical',
      '子宮頸がん',
    ],
  },
  { id: 'hepatitis', finds: ['肝炎', 'hepatitis', 'hépatite'], asks: ['乙肝', 'hep b', 'hepatitis b'] },
  {
    id: 'family',
    finds: ['家庭醫', '全科', '普通科', 'family', 'general practice', 'family medicine'],
    asks: ['gp', 'family doctor', 'general practitioner', '家庭醫生'],
  },
  {
    id: 'doctor',
    finds: ['醫生', 'doctor'],
    asks: [
      'dr',
      'dr.',
      'dra',
      'dra.',
      'doctors',
      'physician',
      'médecin',
      'docteur',
      'médico',
      '醫師',
      '大夫',
      '医者',
    ],
  },
  {
    id: 'clinic',
    finds: ['診所', '醫務', '醫療中心', '健康中心', 'clinic', 'medical centre'],
    asks: ['clinics', 'clinique', 'clínica', 'クリニック'],
  },
  {
    id: 'women',
    finds: ['婦科', '女士', 'women', 'gynaecolog'],
    asks: ['woman', 'ladies', 'gynecology', 'gynecologist', '婦女'],
  },
  {
    id: 'bones',
    finds: ['骨質密度', '骨密度', '骨質', 'bone density'],
    asks: ['dexa', 'bone', 'bones', 'osteoporosis', '骨質疏鬆'],
  },
  {
    id: 'pressure',
    finds: ['血壓', 'blood-pressure', 'blood pressure'],
    asks: ['hypertension', 'bp monitor', '高血壓'],
  },
  { id: 'sugar', finds: ['血糖', '糖尿', 'diabetes', 'blood sugar', 'glucose'], asks: ['sugar', 'diabetic'] },
  {
    id: 'heart',
    finds: ['心臟', '心血管', 'cardiac', 'cardio', 'heart'],
    asks: ['cardiologist', 'ecg', 'ekg', '心電圖'],
  },
  { id: 'skin', finds: ['皮膚', 'skin', 'dermat'], asks: ['dermatologist', 'eczema', 'rash', '濕疹'] },
  {
    id: 'child',
    finds: ['兒科', '兒童', '小兒', 'child', 'paediatric'],
    asks: ['kids', 'children', 'pediatrician', 'pediatrics', '小朋友', '幼兒'],
  },
  { id: 'vitamin', finds: ['維他命', '維生素', 'vitamin'], asks: ['vitamins', 'vitamine', 'vitamina'] },
  { id: 'omega', finds: ['魚油', 'omega'], asks: ['fish oil'] },
  { id: 'physio', finds: ['物理治療', 'physiotherap'], asks: ['physio', 'physical therapy'] },
  { id: 'chinese', finds: ['中醫', 'chinese medicine'], asks: ['tcm', 'acupuncture', '針灸'] },
  { id: 'tsimshatsui', finds: ['尖沙咀', '尖沙嘴', 'tsim sha tsui'], asks: ['tst'] },
  { id: 'causeway', finds: ['銅鑼灣', 'causeway bay'], asks: ['cwb'] },
]

const groupsByWord = new Map<string, Set<string>>()
for (const { id, finds, asks = [] } of synonymGroups) {
  // "bloodtest" is typed as often as "blood test"
  for (const word of [...finds, ...asks].flatMap((term) => [term, term.replaceAll(' ', '')]))
    groupsByWord.set(word, (groupsByWord.get(word) ?? new Set()).add(id))
}

/** Number of words in the longest synonym: longer sequences are not looked up. */
export const longestSynonym = Math.max(...[...groupsByWord.keys()].map((word) => word.split(' ').length))

const markOf = (id: string): string => `syn${id}`

/** The marks of a query word in a search text. `word` is normalised and in traditional characters. */
export const synonymMarks = (word: string): readonly string[] =>
  [...(groupsByWord.get(word) ?? [])].map(markOf)

/** The marks of everything that a text mentions. `text` is normalised and in traditional characters. */
export const marksIn = (text: string): readonly string[] =>
  synonymGroups.filter(({ finds }) => finds.some((word) => text.includes(word))).map(({ id }) => markOf(id))

const indexed = new Set(synonymGroups.flatMap(({ finds }) => finds))

/** True when every text that contains this word is marked. */
export const isIndexed = (word: string): boolean => indexed.has(word)
