import type { Words } from './words'

/** A measured value: bounds of its reference range, where a healthy value lies and how far it may stray. */
export interface MeasuredItem {
  code: string
  name: Words
  explain: Words
  unit: string
  low: number | null
  high: number | null
  typical: number
  spread: number
  decimals: number
  sex?: '1' | '2'
}
/** A finding in words. `chance` is how often it is not normal. */
export interface FindingItem {
  code: string
  name: Words
  explain: Words
  normal: Words
  other: Words
  mark: 'positive' | 'abnormal'
  chance: number
}
export interface ReportGroupContent {
  id: string
  name: Words
  measured: readonly MeasuredItem[]
  findings: readonly FindingItem[]
}

const negative: Words = ['陰性', 'Negative']
const positive: Words = ['陽性', 'Positive']
const m = (
  code: string,
  name: Words,
  explain: Words,
  unit: string,
  low: number | null,
  high: number | null,
  typical: number,
  spread: number,
  decimals: number,
  sex?: '1' | '2',
): MeasuredItem => ({
  code,
  name,
  explain,
  unit,
  low,
  high,
  typical,
  spread,
  decimals,
  ...(sex ? { sex } : {}),
})

export const reportGroups: readonly ReportGroupContent[] = [
  {
    id: 'general',
    name: ['一般檢查', 'General'],
    findings: [],
    measured: [
      m(
        'bmi',
        ['體重指數', 'Body mass index'],
        ['體重與身高的比例', 'Weight against height'],
        'kg/m²',
        18.5,
        23.9,
        22.4,
        3.2,
        1,
      ),
      m('waist', ['腰圍', 'Waist'], ['反映腹部脂肪', 'Shows fat around the belly'], 'cm', null, 85, 79, 8, 0),
      m(
        'sbp',
        ['收縮壓', 'Systolic pressure'],
        ['心臟收縮時的血壓', 'Pressure when the heart beats'],
        'mmHg',
        90,
        139,
        122,
        18,
        0,
      ),
      m(
        'dbp',
        ['舒張壓', 'Diastolic pressure'],
        ['心臟舒張時的血壓', 'Pressure between beats'],
        'mmHg',
        60,
        89,
        78,
        10,
        0,
      ),
      m('pulse', ['脈搏', 'Pulse'], ['每分鐘心跳', 'Heartbeats a minute'], '/min', 60, 100, 72, 12, 0),
    ],
  },
  {
    id: 'blood',
    name: ['血常規', 'Blood count'],
    findings: [],
    measured: [
      m(
        'wbc',
        ['白血球', 'White blood cells'],
        ['身體的防禦細胞', 'Cells that defend the body'],
        '10^9/L',
        3.5,
        9.5,
        6.1,
        2.2,
        1,
      ),
      m(
        'rbc',
        ['紅血球', 'Red blood cells'],
        ['帶氧的細胞', 'Cells that carry oxygen'],
        '10^12/L',
        3.8,
        5.8,
        4.6,
        0.6,
        2,
      ),
      m(
        'hgb-f',
        ['血紅蛋白', 'Haemoglobin'],
        ['偏低可能是貧血', 'When low, there may be anaemia'],
        'g/L',
        115,
        150,
        128,
        16,
        0,
        '2',
      ),
      m(
        'hgb-m',
        ['血紅蛋白', 'Haemoglobin'],
        ['偏低可能是貧血', 'When low, there may be anaemia'],
        'g/L',
        130,
        175,
        150,
        16,
        0,
        '1',
      ),
      m(
        'plt',
        ['血小板', 'Platelets'],
        ['幫助止血', 'Help to stop bleeding'],
        '10^9/L',
        125,
        350,
        238,
        70,
        0,
      ),
    ],
  },
  {
    id: 'sugar',
    name: ['血糖', 'Blood sugar'],
    findings: [],
    measured: [
      m(
        'glu',
        ['空腹血糖', 'Fasting glucose'],
        ['餐前的血糖', 'Sugar before a meal'],
        'mmol/L',
        3.9,
        6.1,
        5.2,
        0.9,
        1,
      ),
      m(
        'hba1c',
        ['糖化血紅蛋白', 'HbA1c'],
        ['近三個月的平均血糖', 'Average sugar of three months'],
        '%',
        4,
        6,
        5.4,
        0.6,
        1,
      ),
    ],
  },
  {
    id: 'lipid',
    name: ['血脂', 'Blood fats'],
    findings: [],
    measured: [
      m(
        'chol',
        ['總膽固醇', 'Total cholesterol'],
        ['血中膽固醇的總和', 'All cholesterol in the blood'],
        'mmol/L',
        null,
        5.2,
        4.8,
        0.9,
        2,
      ),
      m(
        'ldl',
        ['低密度脂蛋白膽固醇', 'LDL cholesterol'],
        ['偏高會增加心血管風險', 'When high, it is a risk for the heart'],
        'mmol/L',
        null,
        3.4,
        2.9,
        0.8,
        2,
      ),
      m(
        'hdl',
        ['高密度脂蛋白膽固醇', 'HDL cholesterol'],
        ['對血管有保護作用', 'Protects the vessels'],
        'mmol/L',
        1,
        null,
        1.4,
        0.4,
        2,
      ),
      m(
        'tg',
        ['三酸甘油酯', 'Triglycerides'],
        ['與飲食和體重有關', 'Depends on food and weight'],
        'mmol/L',
        null,
        1.7,
        1.2,
        0.6,
        2,
      ),
    ],
  },
  {
    id: 'liver',
    name: ['肝功能', 'Liver'],
    measured: [
      m(
        'alt',
        ['谷丙轉氨酶', 'ALT'],
        ['肝細胞受損時升高', 'Rises when liver cells are hurt'],
        'U/L',
        7,
        40,
        24,
        14,
        0,
      ),
      m(
        'ast',
        ['谷草轉氨酶', 'AST'],
        ['肝臟和肌肉的酶', 'An enzyme of liver and muscle'],
        'U/L',
        13,
        35,
        23,
        9,
        0,
      ),
      m(
        'tbil',
        ['總膽紅素', 'Total bilirubin'],
        ['偏高會令皮膚發黃', 'When high, the skin turns yellow'],
        'µmol/L',
        3.4,
        20.5,
        11.6,
        5,
        1,
      ),
    ],
    findings: [
      {
        code: 'hbsag',
        name: ['乙型肝炎表面抗原', 'Hepatitis B surface antigen'],
        explain: ['陽性表示有乙型肝炎病毒', 'Positive: the hepatitis B virus is there'],
        normal: negative,
        other: positive,
        mark: 'positive',
        chance: 0.05,
      },
    ],
  },
  {
    id: 'kidney',
    name: ['腎功能', 'Kidneys'],
    measured: [
      m(
        'crea',
        ['肌酐', 'Creatinine'],
        ['由腎排走的廢物', 'Waste that the kidneys remove'],
        'µmol/L',
        41,
        97,
        66,
        16,
        0,
      ),
      m(
        'urea',
        ['尿素', 'Urea'],
        ['蛋白質的代謝物', 'What is left of protein'],
        'mmol/L',
        2.6,
        7.5,
        4.9,
        1.3,
        1,
      ),
      m(
        'ua',
        ['尿酸', 'Uric acid'],
        ['偏高可能引起痛風', 'When high, it may cause gout'],
        'µmol/L',
        155,
        357,
        288,
        60,
        0,
      ),
    ],
    findings: [
      {
        code: 'upro',
        name: ['尿蛋白', 'Protein in urine'],
        explain: ['陽性需要複查', 'Positive: should be tested again'],
        normal: negative,
        other: ['陽性（1+）', 'Positive (1+)'],
        mark: 'positive',
        chance: 0.12,
      },
    ],
  },
  {
    id: 'image',
    name: ['影像及心電圖', 'Images and ECG'],
    measured: [],
    findings: [
      {
        code: 'ecg',
        name: ['靜態心電圖', 'Resting ECG'],
        explain: ['記錄心臟的電活動', 'Records the heart’s electric activity'],
        normal: ['竇性心律，正常', 'Sinus rhythm, normal'],
        other: ['竇性心動過緩', 'Sinus bradycardia'],
        mark: 'abnormal',
        chance: 0.15,
      },
      {
        code: 'chest',
        name: ['胸部 X 光', 'Chest X-ray'],
        explain: ['檢查心肺', 'Looks at heart and lungs'],
        normal: ['心肺未見異常', 'Heart and lungs normal'],
        other: ['雙肺紋理增粗', 'Coarser markings in both lungs'],
        mark: 'abnormal',
        chance: 0.1,
      },
      {
        code: 'abdomen',
        name: ['腹部超聲波', 'Abdominal ultrasound'],
        explain: ['檢查肝膽胰脾腎', 'Looks at liver, gall bladder, pancreas, spleen and kidneys'],
        normal: ['未見異常', 'Nothing unusual'],
        other: ['輕度脂肪肝', 'Slightly fatty liver'],
        mark: 'abnormal',
        chance: 0.3,
      },
    ],
  },
]

/** What a doctor writes about a value that is out of its range; `{name}` is the item. */
export const adviceByCode: Readonly<Record<string, Words>> = {
  waist: [
    '腰圍偏大：少吃精製澱粉，多做有氧運動。',
    'The waist is large: less refined starch, more movement.',
  ],
  ecg: [
    '心電圖有輕微變化：如有頭暈或胸悶請盡快看心臟科。',
    'A small change in the ECG: see a heart doctor soon if you feel dizzy or tight in the chest.',
  ],
  chest: [
    '胸部影像有輕微變化：避免吸煙，一年後複查。',
    'A small change in the chest image: do not smoke, and repeat it in a year.',
  ],
  hbsag: [
    '乙型肝炎表面抗原陽性：請到腸胃科跟進。',
    'Hepatitis B surface antigen is positive: please see a digestive doctor.',
  ],
  bmi: [
    '體重指數偏離標準：每週運動 150 分鐘，三個月後複查。',
    'Body mass index is off: exercise 150 minutes a week and measure again in three months.',
  ],
  sbp: [
    '血壓偏高：減鹽，在家連續量度七天並記錄。',
    'Blood pressure is high: eat less salt, and measure at home for seven days.',
  ],
  dbp: [
    '血壓偏高：減鹽，在家連續量度七天並記錄。',
    'Blood pressure is high: eat less salt, and measure at home for seven days.',
  ],
  glu: [
    '空腹血糖偏離範圍：減少含糖飲品，一個月後複查。',
    'Fasting sugar is out of range: drink less sugar, and test again in a month.',
  ],
  chol: [
    '膽固醇偏高：少吃油炸食物，多吃全穀和蔬菜。',
    'Cholesterol is high: less fried food, more whole grain and vegetables.',
  ],
  ldl: ['低密度脂蛋白偏高：請與醫生討論心血管風險。', 'LDL is high: discuss your heart risk with a doctor.'],
  tg: ['三酸甘油酯偏高：控制酒和甜食。', 'Triglycerides are high: less alcohol and sweets.'],
  alt: [
    '轉氨酶偏高：避免飲酒和熬夜，一個月後複查。',
    'Liver enzymes are high: no alcohol, sleep well, and test again in a month.',
  ],
  ua: ['尿酸偏高：多喝水，少吃內臟和海鮮。', 'Uric acid is high: drink water, eat less offal and seafood.'],
  abdomen: [
    '輕度脂肪肝：控制體重，一年後複查超聲波。',
    'Slightly fatty liver: mind your weight, and repeat the scan in a year.',
  ],
  upro: ['尿蛋白陽性：兩星期後以晨尿複查。', 'Protein in urine: test the morning urine again in two weeks.'],
}
export const usualAdvice: Words = [
  '保持均衡飲食、充足睡眠和規律運動，每年檢查一次。',
  'Eat well, sleep enough, exercise regularly, and come once a year.',
]
export const summaryNormal: Words = [
  '各項結果在參考範圍內，整體健康狀況良好。',
  'All results are within their ranges. You are in good health.',
]
export const summaryMarked: Words = [
  '共有 {count} 項結果超出參考範圍，大部分可以從生活習慣改善；請參閱下列建議。',
  '{count} results are outside of their ranges. Most can be improved by daily habits; please see the advice below.',
]
