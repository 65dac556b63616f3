import type { Panel } from './words'

const anytime = ['不用空腹', 'No fasting needed'] as const
const fasting = ['要空腹 8 小時', 'Fast for 8 hours'] as const

export const generalPanels = {
  body: {
    name: ['身體量度', 'Body measurements'],
    hint: ['身高、體重、腰圍、血壓', 'Height, weight, waist, blood pressure'],
    items: [
      ['身高', 'Height', '配合體重計算體質指數', 'Used with weight for the body mass index'],
      ['體重', 'Weight', '看體重的長期變化', 'Shows how weight changes over the years'],
      ['體質指數', 'Body mass index', '體重與身高的比例', 'Weight in proportion to height'],
      ['腰圍', 'Waist', '反映腹部脂肪', 'Reflects fat around the belly'],
      ['血壓', 'Blood pressure', '血液流過血管時的壓力', 'The pressure of blood in the vessels'],
      ['靜態心率', 'Resting pulse', '休息時每分鐘心跳', 'Heartbeats a minute at rest'],
      ['體脂率', 'Body fat', '脂肪佔體重的比例', 'Share of fat in body weight'],
      ['血氧', 'Oxygen level', '血液帶氧的程度', 'How much oxygen the blood carries'],
    ],
  },
  cbc: {
    name: ['血液常規', 'Full blood count'],
    hint: ['白血球、紅血球、血小板', 'White cells, red cells, platelets'],
    items: [
      ['血紅蛋白', 'Haemoglobin', '帶氧的蛋白，偏低時要找原因', 'The protein that carries oxygen'],
      ['紅血球計數', 'Red cell count', '紅血球的數目', 'Number of red cells'],
      ['紅血球容積比', 'Haematocrit', '紅血球佔血液的比例', 'Share of red cells in the blood'],
      ['平均紅血球體積', 'Mean cell volume', '紅血球的平均大小', 'Average size of red cells'],
      ['平均血紅蛋白量', 'Mean cell haemoglobin', '每個紅血球的血紅蛋白', 'Haemoglobin in each red cell'],
      [
        '平均血紅蛋白濃度',
        'Mean haemoglobin concentration',
        '血紅蛋白在紅血球中的濃度',
        'How concentrated haemoglobin is',
      ],
      ['紅血球分佈寬度', 'Red cell width', '紅血球大小是否一致', 'Whether red cells are alike in size'],
      ['白血球計數', 'White cell count', '身體防禦細胞的總數', 'Total of the body’s defence cells'],
      ['中性粒細胞', 'Neutrophils', '應付細菌的白血球', 'White cells that deal with bacteria'],
      ['淋巴細胞', 'Lymphocytes', '與病毒和免疫有關', 'Linked to viruses and immunity'],
      ['單核細胞', 'Monocytes', '清理老化細胞', 'Clear away old cells'],
      ['嗜酸性粒細胞', 'Eosinophils', '過敏時常見上升', 'Often rise with allergies'],
      ['嗜鹼性粒細胞', 'Basophils', '參與過敏反應', 'Take part in allergic reactions'],
      ['血小板計數', 'Platelet count', '幫助止血的細胞', 'Cells that help bleeding stop'],
      ['平均血小板體積', 'Mean platelet volume', '血小板的平均大小', 'Average size of platelets'],
      ['血沉率', 'Sedimentation rate', '身體有沒有發炎的粗略指標', 'A rough sign of inflammation'],
    ],
  },
  liver: {
    name: ['肝功能', 'Liver function'],
    hint: fasting,
    items: [
      ['丙氨酸轉氨酶 ALT', 'ALT', '肝細胞受影響時會上升', 'Rises when liver cells are under strain', true],
      ['天門冬氨酸轉氨酶 AST', 'AST', '與肝臟及肌肉有關', 'Linked to liver and muscle', true],
      ['鹼性磷酸酶 ALP', 'ALP', '與膽管和骨骼有關', 'Linked to bile ducts and bone', true],
      [
        '丙種谷氨酰轉肽酶 GGT',
        'GGT',
        '對酒精和膽管問題敏感',
        'Sensitive to alcohol and bile duct trouble',
        true,
      ],
      [
        '總膽紅素',
        'Total bilirubin',
        '紅血球分解後由肝臟處理',
        'Handled by the liver after red cells break down',
        true,
      ],
      ['直接膽紅素', 'Direct bilirubin', '看膽汁排出是否暢通', 'Shows whether bile flows freely', true],
      ['總蛋白', 'Total protein', '血液中的蛋白總量', 'All protein in the blood', true],
      ['白蛋白', 'Albumin', '由肝臟製造的主要蛋白', 'The main protein made by the liver', true],
      ['球蛋白', 'Globulin', '與免疫有關的蛋白', 'Proteins linked to immunity', true],
    ],
  },
  kidney: {
    name: ['腎功能', 'Kidney function'],
    hint: fasting,
    items: [
      ['肌酐', 'Creatinine', '由腎臟排出的廢物', 'Waste that the kidneys remove', true],
      ['估算腎小球濾過率', 'eGFR', '腎臟過濾的速度', 'How fast the kidneys filter', true],
      ['尿素', 'Urea', '蛋白質代謝後的廢物', 'Waste from protein', true],
      ['尿酸', 'Uric acid', '偏高時與痛風有關', 'When high, linked to gout', true],
      ['鈉', 'Sodium', '體液平衡', 'Balance of body fluids', true],
      ['鉀', 'Potassium', '與心跳和肌肉有關', 'Matters for heartbeat and muscle', true],
    ],
  },
  lipids: {
    name: ['血脂', 'Blood fats'],
    hint: ['要空腹 10 小時', 'Fast for 10 hours'],
    items: [
      ['總膽固醇', 'Total cholesterol', '膽固醇的總量', 'All cholesterol together', true],
      [
        '低密度膽固醇',
        'LDL cholesterol',
        '偏高時容易積在血管壁',
        'Tends to settle in vessel walls when high',
        true,
      ],
      ['高密度膽固醇', 'HDL cholesterol', '幫助帶走多餘膽固醇', 'Helps carry cholesterol away', true],
      ['三酸甘油酯', 'Triglycerides', '受飲食影響的血脂', 'A blood fat that follows meals', true],
      ['膽固醇比例', 'Cholesterol ratio', '總膽固醇與高密度的比例', 'Total compared with HDL', true],
      ['非高密度膽固醇', 'Non-HDL cholesterol', '扣除高密度後的膽固醇', 'Cholesterol without HDL', true],
    ],
  },
  sugar: {
    name: ['血糖', 'Blood sugar'],
    hint: fasting,
    items: [
      ['空腹血糖', 'Fasting glucose', '當刻的血糖', 'Blood sugar at this moment', true],
      ['糖化血紅蛋白 HbA1c', 'HbA1c', '過去約三個月的平均血糖', 'Average sugar over about three months'],
      ['空腹胰島素', 'Fasting insulin', '身體用多少胰島素控制血糖', 'How much insulin the body uses', true],
    ],
  },
  thyroid: {
    name: ['甲狀腺', 'Thyroid'],
    hint: anytime,
    items: [
      ['促甲狀腺激素 TSH', 'TSH', '指揮甲狀腺的荷爾蒙', 'The hormone that directs the thyroid'],
      ['游離甲狀腺素 T4', 'Free T4', '甲狀腺製造的荷爾蒙', 'A hormone made by the thyroid'],
      ['游離三碘甲狀腺素 T3', 'Free T3', '細胞使用的甲狀腺荷爾蒙', 'The form that cells use'],
    ],
  },
  thyroidDeep: {
    name: ['甲狀腺抗體與超聲波', 'Thyroid antibodies and ultrasound'],
    hint: anytime,
    items: [
      [
        '甲狀腺過氧化酶抗體',
        'TPO antibodies',
        '看免疫系統有否影響甲狀腺',
        'Whether immunity affects the thyroid',
      ],
      [
        '甲狀腺球蛋白抗體',
        'Thyroglobulin antibodies',
        '與上一項一起判讀',
        'Read together with the one above',
      ],
      ['甲狀腺超聲波', 'Thyroid ultrasound', '看大小和結構', 'Shows size and structure'],
      ['頸部觸診', 'Neck examination', '醫生用手檢查頸部', 'A doctor examines the neck by hand'],
    ],
  },
  urine: {
    name: ['尿液', 'Urine'],
    hint: ['即場留尿，避開經期', 'Collected on the day, not during a period'],
    items: [
      ['尿蛋白', 'Protein', '腎臟過濾是否正常', 'Whether the kidneys filter well'],
      ['尿糖', 'Sugar', '血糖過高時會出現', 'Appears when blood sugar is high'],
      ['尿潛血', 'Blood', '肉眼看不到的血', 'Blood that cannot be seen'],
      ['尿白血球', 'White cells', '泌尿系統有否發炎', 'Inflammation of the urinary tract'],
      ['酸鹼值', 'Acidity', '尿液的酸鹼', 'How acid the urine is'],
      ['比重', 'Specific gravity', '尿液濃淡', 'How concentrated the urine is'],
      ['尿酮', 'Ketones', '空腹或低糖飲食時會上升', 'Rise with fasting or a low-sugar diet'],
      ['尿膽紅素', 'Bilirubin', '與肝膽有關', 'Linked to liver and bile'],
    ],
  },
  stool: {
    name: ['大便', 'Stool'],
    hint: ['前三天避免紅肉', 'Avoid red meat for three days before'],
    items: [
      ['大便潛血', 'Hidden blood', '肉眼看不到的出血', 'Bleeding that cannot be seen'],
      ['大便常規', 'Stool routine', '消化與寄生蟲的基本檢查', 'Basic check of digestion and parasites'],
    ],
  },
  inflammation: {
    name: ['發炎與免疫', 'Inflammation and immunity'],
    hint: anytime,
    items: [
      ['高敏 C 反應蛋白', 'High-sensitivity CRP', '身體輕微發炎的指標', 'A sign of mild inflammation'],
      ['類風濕因子', 'Rheumatoid factor', '關節不適時的參考', 'A reference when joints ache'],
      ['同型半胱氨酸', 'Homocysteine', '與血管健康有關', 'Linked to vessel health', true],
    ],
  },
  hepatitis: {
    name: ['肝炎', 'Hepatitis'],
    hint: anytime,
    items: [
      ['乙型肝炎表面抗原', 'Hepatitis B antigen', '是否帶有乙肝病毒', 'Whether hepatitis B is present'],
      ['乙型肝炎表面抗體', 'Hepatitis B antibody', '是否有保護力', 'Whether there is protection'],
      [
        '乙型肝炎核心抗體',
        'Hepatitis B core antibody',
        '過去有否接觸',
        'Whether there was contact in the past',
      ],
      ['丙型肝炎抗體', 'Hepatitis C antibody', '過去有否接觸丙肝', 'Past contact with hepatitis C'],
      ['甲型肝炎抗體', 'Hepatitis A antibody', '是否有保護力', 'Whether there is protection'],
    ],
  },
  minerals: {
    name: ['礦物質', 'Minerals'],
    hint: fasting,
    items: [
      ['血鈣', 'Calcium', '骨骼和肌肉需要', 'Needed by bone and muscle', true],
      ['血鎂', 'Magnesium', '神經與肌肉', 'Nerves and muscle', true],
      ['血磷', 'Phosphate', '與鈣一起維持骨骼', 'Keeps bone with calcium', true],
      ['血清鐵', 'Iron', '製造血紅蛋白', 'Makes haemoglobin', true],
      ['鐵蛋白', 'Ferritin', '身體的鐵儲備', 'The body’s iron reserves'],
    ],
  },
  vitamins: {
    name: ['維生素', 'Vitamins'],
    hint: anytime,
    items: [
      ['維生素 D', 'Vitamin D', '幫助吸收鈣質', 'Helps take up calcium'],
      ['維生素 B12', 'Vitamin B12', '神經和造血', 'Nerves and blood'],
      ['葉酸', 'Folate', '製造新細胞', 'Makes new cells'],
    ],
  },
  abdomen: {
    name: ['腹部超聲波', 'Abdominal ultrasound'],
    hint: ['要空腹 6 小時', 'Fast for 6 hours'],
    items: [
      ['肝臟超聲波', 'Liver ultrasound', '看大小、脂肪和結構', 'Shows size, fat and structure', true],
      ['膽囊超聲波', 'Gallbladder ultrasound', '看有否結石或瘜肉', 'Shows stones or polyps', true],
      ['胰臟超聲波', 'Pancreas ultrasound', '看大小和結構', 'Shows size and structure', true],
      ['脾臟超聲波', 'Spleen ultrasound', '看大小', 'Shows its size', true],
      ['雙腎超聲波', 'Kidney ultrasound', '看有否積水或結石', 'Shows swelling or stones', true],
    ],
  },
  chest: {
    name: ['胸部影像', 'Chest image'],
    hint: ['懷孕或可能懷孕請先告知', 'Tell us first if you may be pregnant'],
    items: [['胸部 X 光', 'Chest X-ray', '肺部和心臟的輪廓', 'Outline of lungs and heart']],
  },
  ecg: {
    name: ['心電圖', 'Electrocardiogram'],
    hint: anytime,
    items: [['靜態心電圖', 'Resting ECG', '心跳的節奏', 'The rhythm of the heart']],
  },
  consult: {
    name: ['醫生講解', 'Time with a doctor'],
    hint: ['報告出來後預約', 'Arranged once the report is ready'],
    items: [
      ['病史問卷', 'Health questionnaire', '讓醫生先了解你的情況', 'Lets the doctor know you first'],
      ['身體檢查', 'Physical examination', '醫生聽診和觸診', 'A doctor listens and examines'],
      ['報告講解', 'Report explained', '醫生逐項說明，面談或視像', 'Item by item, in person or by video'],
    ],
  },
} satisfies Record<string, Panel>
