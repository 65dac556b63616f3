import type { Panel } from './words'

const anytime = [
  '不用空腹',
  'No fasting needed',
  'Sans être à jeun',
  'Sin ayuno',
  '空腹でなくてもよい',
] as const
const fasting = [
  '要空腹 8 小時',
  'Fast for 8 hours',
  'À jeun depuis 8 heures',
  'Ayuno de 8 horas',
  '8 時間の絶食が必要',
] as const

export const generalPanels = {
  body: {
    name: ['身體量度', 'Body measurements', 'Mesures corporelles', 'Medidas corporales', '身体計測'],
    hint: [
      '身高、體重、腰圍、血壓',
      'Height, weight, waist, blood pressure',
      'Taille, poids, tour de taille, tension',
      'Estatura, peso, cintura, tensión',
      '身長、体重、腹囲、血圧',
    ],
    items: [
      [
        ['身高', 'Height', 'Taille', 'Estatura', '身長'],
        [
          '配合體重計算體質指數',
          'Used with weight for the body mass index',
          'Sert, avec le poids, à calculer l’indice de masse corporelle',
          'Junto con el peso, sirve para el índice de masa corporal',
          '体重とともに BMI の計算に使います',
        ],
      ],
      [
        ['體重', 'Weight', 'Poids', 'Peso', '体重'],
        [
          '看體重的長期變化',
          'Shows how weight changes over the years',
          'Montre l’évolution du poids au fil des ans',
          'Muestra cómo cambia el peso con los años',
          '体重の長期的な変化を見ます',
        ],
      ],
      [
        [
          '體質指數',
          'Body mass index',
          'Indice de masse corporelle',
          'Índice de masa corporal',
          '体格指数（BMI）',
        ],
        [
          '體重與身高的比例',
          'Weight in proportion to height',
          'Le poids rapporté à la taille',
          'El peso en relación con la estatura',
          '身長に対する体重の割合',
        ],
      ],
      [
        ['腰圍', 'Waist', 'Tour de taille', 'Cintura', '腹囲'],
        [
          '反映腹部脂肪',
          'Reflects fat around the belly',
          'Reflète la graisse abdominale',
          'Refleja la grasa abdominal',
          'お腹まわりの脂肪を反映します',
        ],
      ],
      [
        ['血壓', 'Blood pressure', 'Tension artérielle', 'Tensión arterial', '血圧'],
        [
          '血液流過血管時的壓力',
          'The pressure of blood in the vessels',
          'La pression du sang dans les vaisseaux',
          'La presión de la sangre en los vasos',
          '血液が血管を流れるときの圧力',
        ],
      ],
      [
        ['靜態心率', 'Resting pulse', 'Pouls au repos', 'Pulso en reposo', '安静時心拍数'],
        [
          '休息時每分鐘心跳',
          'Heartbeats a minute at rest',
          'Battements par minute au repos',
          'Latidos por minuto en reposo',
          '安静時の 1 分間の心拍',
        ],
      ],
      [
        ['體脂率', 'Body fat', 'Masse grasse', 'Grasa corporal', '体脂肪率'],
        [
          '脂肪佔體重的比例',
          'Share of fat in body weight',
          'Part de graisse dans le poids',
          'Proporción de grasa en el peso',
          '体重に占める脂肪の割合',
        ],
      ],
      [
        ['血氧', 'Oxygen level', 'Oxygène du sang', 'Oxígeno en sangre', '血中酸素'],
        [
          '血液帶氧的程度',
          'How much oxygen the blood carries',
          'La quantité d’oxygène que le sang transporte',
          'Cuánto oxígeno transporta la sangre',
          '血液が運ぶ酸素の程度',
        ],
      ],
    ],
  },
  cbc: {
    name: ['血液常規', 'Full blood count', 'Numération formule sanguine', 'Hemograma completo', '血算'],
    hint: [
      '白血球、紅血球、血小板',
      'White cells, red cells, platelets',
      'Globules blancs, globules rouges, plaquettes',
      'Glóbulos blancos, glóbulos rojos, plaquetas',
      '白血球、赤血球、血小板',
    ],
    items: [
      [
        ['血紅蛋白', 'Haemoglobin', 'Hémoglobine', 'Hemoglobina', 'ヘモグロビン'],
        [
          '帶氧的蛋白，偏低時要找原因',
          'The protein that carries oxygen',
          'La protéine qui transporte l’oxygène\u00a0; si elle est basse, on cherche la cause',
          'La proteína que transporta el oxígeno; si está baja, se busca la causa',
          '酸素を運ぶたんぱく質。低いときは原因を調べます',
        ],
      ],
      [
        ['紅血球計數', 'Red cell count', 'Globules rouges', 'Recuento de glóbulos rojos', '赤血球数'],
        [
          '紅血球的數目',
          'Number of red cells',
          'Le nombre de globules rouges',
          'Número de glóbulos rojos',
          '赤血球の数',
        ],
      ],
      [
        ['紅血球容積比', 'Haematocrit', 'Hématocrite', 'Hematocrito', 'ヘマトクリット'],
        [
          '紅血球佔血液的比例',
          'Share of red cells in the blood',
          'Part des globules rouges dans le sang',
          'Proporción de glóbulos rojos en la sangre',
          '血液に占める赤血球の割合',
        ],
      ],
      [
        [
          '平均紅血球體積',
          'Mean cell volume',
          'Volume globulaire moyen',
          'Volumen corpuscular medio',
          '平均赤血球容積',
        ],
        [
          '紅血球的平均大小',
          'Average size of red cells',
          'Taille moyenne des globules rouges',
          'Tamaño medio de los glóbulos rojos',
          '赤血球の平均的な大きさ',
        ],
      ],
      [
        [
          '平均血紅蛋白量',
          'Mean cell haemoglobin',
          'Teneur corpusculaire moyenne en hémoglobine',
          'Hemoglobina corpuscular media',
          '平均赤血球ヘモグロビン量',
        ],
        [
          '每個紅血球的血紅蛋白',
          'Haemoglobin in each red cell',
          'L’hémoglobine de chaque globule rouge',
          'La hemoglobina de cada glóbulo rojo',
          '赤血球 1 個あたりのヘモグロビン',
        ],
      ],
      [
        [
          '平均血紅蛋白濃度',
          'Mean haemoglobin concentration',
          'Concentration corpusculaire moyenne en hémoglobine',
          'Concentración de hemoglobina corpuscular media',
          '平均赤血球ヘモグロビン濃度',
        ],
        [
          '血紅蛋白在紅血球中的濃度',
          'How concentrated haemoglobin is',
          'La concentration de l’hémoglobine dans les globules rouges',
          'La concentración de hemoglobina en los glóbulos rojos',
          '赤血球の中のヘモグロビンの濃さ',
        ],
      ],
      [
        [
          '紅血球分佈寬度',
          'Red cell width',
          'Indice de distribution des globules rouges',
          'Amplitud de distribución eritrocitaria',
          '赤血球分布幅',
        ],
        [
          '紅血球大小是否一致',
          'Whether red cells are alike in size',
          'Indique si les globules rouges ont la même taille',
          'Si los glóbulos rojos tienen tamaños parecidos',
          '赤血球の大きさがそろっているか',
        ],
      ],
      [
        ['白血球計數', 'White cell count', 'Globules blancs', 'Recuento de glóbulos blancos', '白血球数'],
        [
          '身體防禦細胞的總數',
          'Total of the body’s defence cells',
          'Le total des cellules de défense du corps',
          'El total de células de defensa del cuerpo',
          '体を守る細胞の総数',
        ],
      ],
      [
        ['中性粒細胞', 'Neutrophils', 'Neutrophiles', 'Neutrófilos', '好中球'],
        [
          '應付細菌的白血球',
          'White cells that deal with bacteria',
          'Globules blancs qui combattent les bactéries',
          'Glóbulos blancos que combaten las bacterias',
          '細菌に対応する白血球',
        ],
      ],
      [
        ['淋巴細胞', 'Lymphocytes', 'Lymphocytes', 'Linfocitos', 'リンパ球'],
        [
          '與病毒和免疫有關',
          'Linked to viruses and immunity',
          'Liés aux virus et à l’immunité',
          'Relacionados con los virus y la inmunidad',
          'ウイルスや免疫に関わります',
        ],
      ],
      [
        ['單核細胞', 'Monocytes', 'Monocytes', 'Monocitos', '単球'],
        [
          '清理老化細胞',
          'Clear away old cells',
          'Éliminent les cellules âgées',
          'Eliminan las células viejas',
          '古い細胞を取り除きます',
        ],
      ],
      [
        ['嗜酸性粒細胞', 'Eosinophils', 'Éosinophiles', 'Eosinófilos', '好酸球'],
        [
          '過敏時常見上升',
          'Often rise with allergies',
          'Souvent élevés en cas d’allergie',
          'Suelen subir con las alergias',
          'アレルギーのときによく上がります',
        ],
      ],
      [
        ['嗜鹼性粒細胞', 'Basophils', 'Basophiles', 'Basófilos', '好塩基球'],
        [
          '參與過敏反應',
          'Take part in allergic reactions',
          'Participent aux réactions allergiques',
          'Participan en las reacciones alérgicas',
          'アレルギー反応に関わります',
        ],
      ],
      [
        ['血小板計數', 'Platelet count', 'Plaquettes', 'Recuento de plaquetas', '血小板数'],
        [
          '幫助止血的細胞',
          'Cells that help bleeding stop',
          'Cellules qui aident à arrêter les saignements',
          'Células que ayudan a detener el sangrado',
          '出血を止める働きをする細胞',
        ],
      ],
      [
        [
          '平均血小板體積',
          'Mean platelet volume',
          'Volume plaquettaire moyen',
          'Volumen plaquetario medio',
          '平均血小板容積',
        ],
        [
          '血小板的平均大小',
          'Average size of platelets',
          'Taille moyenne des plaquettes',
          'Tamaño medio de las plaquetas',
          '血小板の平均的な大きさ',
        ],
      ],
      [
        [
          '血沉率',
          'Sedimentation rate',
          'Vitesse de sédimentation',
          'Velocidad de sedimentación',
          '赤血球沈降速度',
        ],
        [
          '身體有沒有發炎的粗略指標',
          'A rough sign of inflammation',
          'Un signe général d’inflammation',
          'Un indicio general de inflamación',
          '体に炎症があるかのおおまかな目安',
        ],
      ],
    ],
  },
  liver: {
    name: ['肝功能', 'Liver function', 'Fonction hépatique', 'Función hepática', '肝機能'],
    hint: fasting,
    fastingHours: 8,
    items: [
      [
        ['丙氨酸轉氨酶 ALT', 'ALT', 'ALAT (ALT)', 'ALT (GPT)', 'ALT（GPT）'],
        [
          '肝細胞受影響時會上升',
          'Rises when liver cells are under strain',
          'S’élève quand les cellules du foie souffrent',
          'Sube cuando las células del hígado sufren',
          '肝細胞に負担がかかると上がります',
        ],
        true,
      ],
      [
        ['天門冬氨酸轉氨酶 AST', 'AST', 'ASAT (AST)', 'AST (GOT)', 'AST（GOT）'],
        [
          '與肝臟及肌肉有關',
          'Linked to liver and muscle',
          'Liée au foie et aux muscles',
          'Relacionada con el hígado y los músculos',
          '肝臓と筋肉に関わります',
        ],
        true,
      ],
      [
        [
          '鹼性磷酸酶 ALP',
          'ALP',
          'Phosphatases alcalines (PAL)',
          'Fosfatasa alcalina (FA)',
          'アルカリホスファターゼ（ALP）',
        ],
        [
          '與膽管和骨骼有關',
          'Linked to bile ducts and bone',
          'Liées aux voies biliaires et aux os',
          'Relacionada con las vías biliares y los huesos',
          '胆管と骨に関わります',
        ],
        true,
      ],
      [
        ['丙種谷氨酰轉肽酶 GGT', 'GGT', 'Gamma-GT (GGT)', 'GGT', 'γ-GTP'],
        [
          '對酒精和膽管問題敏感',
          'Sensitive to alcohol and bile duct trouble',
          'Sensible à l’alcool et aux troubles des voies biliaires',
          'Sensible al alcohol y a los problemas de las vías biliares',
          '飲酒や胆管の異常に敏感です',
        ],
        true,
      ],
      [
        ['總膽紅素', 'Total bilirubin', 'Bilirubine totale', 'Bilirrubina total', '総ビリルビン'],
        [
          '紅血球分解後由肝臟處理',
          'Handled by the liver after red cells break down',
          'Traitée par le foie après la dégradation des globules rouges',
          'La procesa el hígado cuando se degradan los glóbulos rojos',
          '赤血球が壊れたあと、肝臓で処理されます',
        ],
        true,
      ],
      [
        ['直接膽紅素', 'Direct bilirubin', 'Bilirubine conjuguée', 'Bilirrubina directa', '直接ビリルビン'],
        [
          '看膽汁排出是否暢通',
          'Shows whether bile flows freely',
          'Montre si la bile s’écoule bien',
          'Muestra si la bilis fluye bien',
          '胆汁の流れがよいかを見ます',
        ],
        true,
      ],
      [
        ['總蛋白', 'Total protein', 'Protéines totales', 'Proteínas totales', '総たんぱく'],
        [
          '血液中的蛋白總量',
          'All protein in the blood',
          'L’ensemble des protéines du sang',
          'Todas las proteínas de la sangre',
          '血液中のたんぱく質の総量',
        ],
        true,
      ],
      [
        ['白蛋白', 'Albumin', 'Albumine', 'Albúmina', 'アルブミン'],
        [
          '由肝臟製造的主要蛋白',
          'The main protein made by the liver',
          'La principale protéine fabriquée par le foie',
          'La principal proteína que fabrica el hígado',
          '肝臓で作られる主なたんぱく質',
        ],
        true,
      ],
      [
        ['球蛋白', 'Globulin', 'Globulines', 'Globulinas', 'グロブリン'],
        [
          '與免疫有關的蛋白',
          'Proteins linked to immunity',
          'Protéines liées à l’immunité',
          'Proteínas relacionadas con la inmunidad',
          '免疫に関わるたんぱく質',
        ],
        true,
      ],
    ],
  },
  kidney: {
    name: ['腎功能', 'Kidney function', 'Fonction rénale', 'Función renal', '腎機能'],
    hint: fasting,
    fastingHours: 8,
    items: [
      [
        ['肌酐', 'Creatinine', 'Créatinine', 'Creatinina', 'クレアチニン'],
        [
          '由腎臟排出的廢物',
          'Waste that the kidneys remove',
          'Un déchet que les reins éliminent',
          'Un desecho que eliminan los riñones',
          '腎臓から排出される老廃物',
        ],
        true,
      ],
      [
        [
          '估算腎小球濾過率',
          'eGFR',
          'DFG estimé',
          'Filtrado glomerular estimado (FGe)',
          '推算糸球体ろ過量（eGFR）',
        ],
        [
          '腎臟過濾的速度',
          'How fast the kidneys filter',
          'La vitesse à laquelle les reins filtrent',
          'La velocidad a la que filtran los riñones',
          '腎臓がろ過する速さ',
        ],
        true,
      ],
      [
        ['尿素', 'Urea', 'Urée', 'Urea', '尿素'],
        [
          '蛋白質代謝後的廢物',
          'Waste from protein',
          'Un déchet issu des protéines',
          'Un desecho de las proteínas',
          'たんぱく質が分解されてできる老廃物',
        ],
        true,
      ],
      [
        ['尿酸', 'Uric acid', 'Acide urique', 'Ácido úrico', '尿酸'],
        [
          '偏高時與痛風有關',
          'When high, linked to gout',
          'Élevé, il est lié à la goutte',
          'Si está alto, se relaciona con la gota',
          '高いと痛風に関わります',
        ],
        true,
      ],
      [
        ['鈉', 'Sodium', 'Sodium', 'Sodio', 'ナトリウム'],
        [
          '體液平衡',
          'Balance of body fluids',
          'L’équilibre des liquides du corps',
          'El equilibrio de los líquidos del cuerpo',
          '体液のバランス',
        ],
        true,
      ],
      [
        ['鉀', 'Potassium', 'Potassium', 'Potasio', 'カリウム'],
        [
          '與心跳和肌肉有關',
          'Matters for heartbeat and muscle',
          'Important pour le cœur et les muscles',
          'Importante para el corazón y los músculos',
          '心拍と筋肉に関わります',
        ],
        true,
      ],
    ],
  },
  lipids: {
    name: ['血脂', 'Blood fats', 'Lipides sanguins', 'Lípidos en sangre', '血中脂質'],
    hint: [
      '要空腹 10 小時',
      'Fast for 10 hours',
      'À jeun depuis 10 heures',
      'Ayuno de 10 horas',
      '10 時間の絶食が必要',
    ],
    fastingHours: 10,
    items: [
      [
        ['總膽固醇', 'Total cholesterol', 'Cholestérol total', 'Colesterol total', '総コレステロール'],
        [
          '膽固醇的總量',
          'All cholesterol together',
          'L’ensemble du cholestérol',
          'Todo el colesterol',
          'コレステロールの総量',
        ],
        true,
      ],
      [
        ['低密度膽固醇', 'LDL cholesterol', 'Cholestérol LDL', 'Colesterol LDL', 'LDL コレステロール'],
        [
          '偏高時容易積在血管壁',
          'Tends to settle in vessel walls when high',
          'Élevé, il se dépose dans la paroi des vaisseaux',
          'Si está alto, tiende a depositarse en los vasos',
          '高いと血管の壁にたまりやすくなります',
        ],
        true,
      ],
      [
        ['高密度膽固醇', 'HDL cholesterol', 'Cholestérol HDL', 'Colesterol HDL', 'HDL コレステロール'],
        [
          '幫助帶走多餘膽固醇',
          'Helps carry cholesterol away',
          'Aide à évacuer l’excès de cholestérol',
          'Ayuda a retirar el exceso de colesterol',
          '余分なコレステロールを運び出します',
        ],
        true,
      ],
      [
        ['三酸甘油酯', 'Triglycerides', 'Triglycérides', 'Triglicéridos', '中性脂肪'],
        [
          '受飲食影響的血脂',
          'A blood fat that follows meals',
          'Un lipide qui varie avec les repas',
          'Un lípido que varía con la alimentación',
          '食事の影響を受ける脂質',
        ],
        true,
      ],
      [
        [
          '膽固醇比例',
          'Cholesterol ratio',
          'Rapport de cholestérol',
          'Índice de colesterol',
          'コレステロール比',
        ],
        [
          '總膽固醇與高密度的比例',
          'Total compared with HDL',
          'Le total comparé au HDL',
          'El total comparado con el HDL',
          '総コレステロールと HDL の比',
        ],
        true,
      ],
      [
        [
          '非高密度膽固醇',
          'Non-HDL cholesterol',
          'Cholestérol non-HDL',
          'Colesterol no HDL',
          'non-HDL コレステロール',
        ],
        [
          '扣除高密度後的膽固醇',
          'Cholesterol without HDL',
          'Le cholestérol sans le HDL',
          'El colesterol sin el HDL',
          'HDL を除いたコレステロール',
        ],
        true,
      ],
    ],
  },
  sugar: {
    name: ['血糖', 'Blood sugar', 'Glycémie', 'Glucosa en sangre', '血糖'],
    hint: fasting,
    fastingHours: 8,
    items: [
      [
        ['空腹血糖', 'Fasting glucose', 'Glycémie à jeun', 'Glucosa en ayunas', '空腹時血糖'],
        [
          '當刻的血糖',
          'Blood sugar at this moment',
          'Le sucre du sang à cet instant',
          'La glucosa en este momento',
          'その時点の血糖値',
        ],
        true,
      ],
      [
        [
          '糖化血紅蛋白 HbA1c',
          'HbA1c',
          'Hémoglobine glyquée (HbA1c)',
          'Hemoglobina glicosilada (HbA1c)',
          'HbA1c',
        ],
        [
          '過去約三個月的平均血糖',
          'Average sugar over about three months',
          'La glycémie moyenne des trois derniers mois environ',
          'La glucosa media de unos tres meses',
          '過去約 3 か月の平均的な血糖',
        ],
      ],
      [
        ['空腹胰島素', 'Fasting insulin', 'Insuline à jeun', 'Insulina en ayunas', '空腹時インスリン'],
        [
          '身體用多少胰島素控制血糖',
          'How much insulin the body uses',
          'La quantité d’insuline utilisée pour réguler la glycémie',
          'Cuánta insulina usa el cuerpo para regular la glucosa',
          '血糖の調節に使われるインスリンの量',
        ],
        true,
      ],
    ],
  },
  thyroid: {
    name: ['甲狀腺', 'Thyroid', 'Thyroïde', 'Tiroides', '甲状腺'],
    hint: anytime,
    items: [
      [
        ['促甲狀腺激素 TSH', 'TSH', 'TSH', 'TSH', '甲状腺刺激ホルモン（TSH）'],
        [
          '指揮甲狀腺的荷爾蒙',
          'The hormone that directs the thyroid',
          'L’hormone qui commande la thyroïde',
          'La hormona que dirige el tiroides',
          '甲状腺に指令を出すホルモン',
        ],
      ],
      [
        ['游離甲狀腺素 T4', 'Free T4', 'T4 libre', 'T4 libre', '遊離 T4'],
        [
          '甲狀腺製造的荷爾蒙',
          'A hormone made by the thyroid',
          'Une hormone fabriquée par la thyroïde',
          'Una hormona que fabrica el tiroides',
          '甲状腺で作られるホルモン',
        ],
      ],
      [
        ['游離三碘甲狀腺素 T3', 'Free T3', 'T3 libre', 'T3 libre', '遊離 T3'],
        [
          '細胞使用的甲狀腺荷爾蒙',
          'The form that cells use',
          'L’hormone thyroïdienne que les cellules utilisent',
          'La hormona tiroidea que usan las células',
          '細胞が使う甲状腺ホルモン',
        ],
      ],
    ],
  },
  thyroidDeep: {
    name: [
      '甲狀腺抗體與超聲波',
      'Thyroid antibodies and ultrasound',
      'Anticorps et échographie de la thyroïde',
      'Anticuerpos y ecografía del tiroides',
      '甲状腺の抗体と超音波',
    ],
    hint: anytime,
    items: [
      [
        ['甲狀腺過氧化酶抗體', 'TPO antibodies', 'Anticorps anti-TPO', 'Anticuerpos anti-TPO', '抗 TPO 抗体'],
        [
          '看免疫系統有否影響甲狀腺',
          'Whether immunity affects the thyroid',
          'Indiquent si l’immunité touche la thyroïde',
          'Si el sistema inmunitario afecta al tiroides',
          '免疫が甲状腺に影響していないか',
        ],
      ],
      [
        [
          '甲狀腺球蛋白抗體',
          'Thyroglobulin antibodies',
          'Anticorps anti-thyroglobuline',
          'Anticuerpos antitiroglobulina',
          '抗サイログロブリン抗体',
        ],
        [
          '與上一項一起判讀',
          'Read together with the one above',
          'Se lisent avec la ligne précédente',
          'Se interpretan junto con el anterior',
          '上の項目と合わせて判断します',
        ],
      ],
      [
        [
          '甲狀腺超聲波',
          'Thyroid ultrasound',
          'Échographie de la thyroïde',
          'Ecografía de tiroides',
          '甲状腺超音波',
        ],
        [
          '看大小和結構',
          'Shows size and structure',
          'Montre la taille et la structure',
          'Muestra tamaño y estructura',
          '大きさと構造を見ます',
        ],
      ],
      [
        ['頸部觸診', 'Neck examination', 'Palpation du cou', 'Palpación del cuello', '頸部の触診'],
        [
          '醫生用手檢查頸部',
          'A doctor examines the neck by hand',
          'Un médecin examine le cou avec les mains',
          'Un médico explora el cuello con las manos',
          '医師が手で首を診察します',
        ],
      ],
    ],
  },
  urine: {
    name: ['尿液', 'Urine', 'Urine', 'Orina', '尿'],
    hint: [
      '即場留尿，避開經期',
      'Collected on the day, not during a period',
      'Recueil sur place, en dehors des règles',
      'Se recoge en el centro, fuera de la menstruación',
      '当日に採尿、月経中は避けてください',
    ],
    items: [
      [
        ['尿蛋白', 'Protein', 'Protéines', 'Proteínas', '尿たんぱく'],
        [
          '腎臟過濾是否正常',
          'Whether the kidneys filter well',
          'Indiquent si les reins filtrent bien',
          'Si los riñones filtran bien',
          '腎臓のろ過が正常か',
        ],
      ],
      [
        ['尿糖', 'Sugar', 'Glucose', 'Glucosa', '尿糖'],
        [
          '血糖過高時會出現',
          'Appears when blood sugar is high',
          'Apparaît quand la glycémie est trop élevée',
          'Aparece cuando la glucosa en sangre es alta',
          '血糖が高すぎると出ます',
        ],
      ],
      [
        ['尿潛血', 'Blood', 'Sang', 'Sangre', '尿潜血'],
        [
          '肉眼看不到的血',
          'Blood that cannot be seen',
          'Du sang invisible à l’œil nu',
          'Sangre que no se ve a simple vista',
          '目に見えない血液',
        ],
      ],
      [
        ['尿白血球', 'White cells', 'Globules blancs', 'Leucocitos', '尿白血球'],
        [
          '泌尿系統有否發炎',
          'Inflammation of the urinary tract',
          'Une inflammation des voies urinaires',
          'Inflamación de las vías urinarias',
          '尿路に炎症がないか',
        ],
      ],
      [
        ['酸鹼值', 'Acidity', 'pH', 'pH', '尿 pH'],
        [
          '尿液的酸鹼',
          'How acid the urine is',
          'L’acidité de l’urine',
          'La acidez de la orina',
          '尿の酸性・アルカリ性',
        ],
      ],
      [
        ['比重', 'Specific gravity', 'Densité', 'Densidad', '尿比重'],
        [
          '尿液濃淡',
          'How concentrated the urine is',
          'La concentration de l’urine',
          'La concentración de la orina',
          '尿の濃さ',
        ],
      ],
      [
        ['尿酮', 'Ketones', 'Corps cétoniques', 'Cetonas', '尿ケトン体'],
        [
          '空腹或低糖飲食時會上升',
          'Rise with fasting or a low-sugar diet',
          'S’élèvent à jeun ou lors d’un régime pauvre en sucres',
          'Suben con el ayuno o una dieta baja en azúcares',
          '空腹や糖質制限で上がります',
        ],
      ],
      [
        ['尿膽紅素', 'Bilirubin', 'Bilirubine', 'Bilirrubina', '尿ビリルビン'],
        [
          '與肝膽有關',
          'Linked to liver and bile',
          'Liée au foie et à la bile',
          'Relacionada con el hígado y la bilis',
          '肝臓と胆道に関わります',
        ],
      ],
    ],
  },
  stool: {
    name: ['大便', 'Stool', 'Selles', 'Heces', '便'],
    hint: [
      '前三天避免紅肉',
      'Avoid red meat for three days before',
      'Évitez la viande rouge les trois jours précédents',
      'Evite la carne roja los tres días anteriores',
      '3 日前から赤身の肉を控えてください',
    ],
    items: [
      [
        ['大便潛血', 'Hidden blood', 'Sang occulte', 'Sangre oculta', '便潜血'],
        [
          '肉眼看不到的出血',
          'Bleeding that cannot be seen',
          'Un saignement invisible à l’œil nu',
          'Un sangrado que no se ve a simple vista',
          '目に見えない出血',
        ],
      ],
      [
        ['大便常規', 'Stool routine', 'Examen des selles', 'Análisis general de heces', '便一般検査'],
        [
          '消化與寄生蟲的基本檢查',
          'Basic check of digestion and parasites',
          'Contrôle de base de la digestion et des parasites',
          'Revisión básica de la digestión y los parásitos',
          '消化と寄生虫の基本的な検査',
        ],
      ],
    ],
  },
  inflammation: {
    name: [
      '發炎與免疫',
      'Inflammation and immunity',
      'Inflammation et immunité',
      'Inflamación e inmunidad',
      '炎症と免疫',
    ],
    hint: anytime,
    fastingHours: 8,
    items: [
      [
        ['高敏 C 反應蛋白', 'High-sensitivity CRP', 'CRP ultrasensible', 'PCR ultrasensible', '高感度 CRP'],
        [
          '身體輕微發炎的指標',
          'A sign of mild inflammation',
          'Un signe d’inflammation légère',
          'Un indicio de inflamación leve',
          '軽い炎症の指標',
        ],
      ],
      [
        ['類風濕因子', 'Rheumatoid factor', 'Facteur rhumatoïde', 'Factor reumatoide', 'リウマトイド因子'],
        [
          '關節不適時的參考',
          'A reference when joints ache',
          'Un repère en cas de douleurs articulaires',
          'Una referencia cuando duelen las articulaciones',
          '関節に不調があるときの参考',
        ],
      ],
      [
        ['同型半胱氨酸', 'Homocysteine', 'Homocystéine', 'Homocisteína', 'ホモシステイン'],
        [
          '與血管健康有關',
          'Linked to vessel health',
          'Liée à la santé des vaisseaux',
          'Relacionada con la salud de los vasos',
          '血管の健康に関わります',
        ],
        true,
      ],
    ],
  },
  hepatitis: {
    name: ['肝炎', 'Hepatitis', 'Hépatites', 'Hepatitis', '肝炎'],
    hint: anytime,
    items: [
      [
        [
          '乙型肝炎表面抗原',
          'Hepatitis B antigen',
          'Antigène de l’hépatite B (HBs)',
          'Antígeno de la hepatitis B (HBsAg)',
          'HBs 抗原',
        ],
        [
          '是否帶有乙肝病毒',
          'Whether hepatitis B is present',
          'Indique si le virus de l’hépatite B est présent',
          'Si el virus de la hepatitis B está presente',
          'B 型肝炎ウイルスがいるか',
        ],
      ],
      [
        [
          '乙型肝炎表面抗體',
          'Hepatitis B antibody',
          'Anticorps de l’hépatite B (anti-HBs)',
          'Anticuerpo de la hepatitis B (anti-HBs)',
          'HBs 抗体',
        ],
        [
          '是否有保護力',
          'Whether there is protection',
          'Indique si vous êtes protégé',
          'Si hay protección',
          '免疫があるか',
        ],
      ],
      [
        [
          '乙型肝炎核心抗體',
          'Hepatitis B core antibody',
          'Anticorps anti-HBc (hépatite B)',
          'Anticuerpo del núcleo de la hepatitis B (anti-HBc)',
          'HBc 抗体',
        ],
        [
          '過去有否接觸',
          'Whether there was contact in the past',
          'Indique un contact par le passé',
          'Si hubo contacto en el pasado',
          '過去に感染したことがあるか',
        ],
      ],
      [
        [
          '丙型肝炎抗體',
          'Hepatitis C antibody',
          'Anticorps de l’hépatite C',
          'Anticuerpo de la hepatitis C',
          'HCV 抗体',
        ],
        [
          '過去有否接觸丙肝',
          'Past contact with hepatitis C',
          'Contact passé avec l’hépatite C',
          'Contacto anterior con la hepatitis C',
          '過去に C 型肝炎に感染したか',
        ],
      ],
      [
        [
          '甲型肝炎抗體',
          'Hepatitis A antibody',
          'Anticorps de l’hépatite A',
          'Anticuerpo de la hepatitis A',
          'A 型肝炎抗体',
        ],
        [
          '是否有保護力',
          'Whether there is protection',
          'Indique si vous êtes protégé',
          'Si hay protección',
          '免疫があるか',
        ],
      ],
    ],
  },
  minerals: {
    name: ['礦物質', 'Minerals', 'Minéraux', 'Minerales', 'ミネラル'],
    hint: fasting,
    fastingHours: 8,
    items: [
      [
        ['血鈣', 'Calcium', 'Calcium', 'Calcio', 'カルシウム'],
        [
          '骨骼和肌肉需要',
          'Needed by bone and muscle',
          'Nécessaire aux os et aux muscles',
          'Necesario para huesos y músculos',
          '骨と筋肉に必要です',
        ],
        true,
      ],
      [
        ['血鎂', 'Magnesium', 'Magnésium', 'Magnesio', 'マグネシウム'],
        ['神經與肌肉', 'Nerves and muscle', 'Nerfs et muscles', 'Nervios y músculos', '神経と筋肉'],
        true,
      ],
      [
        ['血磷', 'Phosphate', 'Phosphate', 'Fósforo', 'リン'],
        [
          '與鈣一起維持骨骼',
          'Keeps bone with calcium',
          'Entretient les os avec le calcium',
          'Mantiene los huesos junto con el calcio',
          'カルシウムとともに骨を保ちます',
        ],
        true,
      ],
      [
        ['血清鐵', 'Iron', 'Fer', 'Hierro', '血清鉄'],
        [
          '製造血紅蛋白',
          'Makes haemoglobin',
          'Sert à fabriquer l’hémoglobine',
          'Forma la hemoglobina',
          'ヘモグロビンを作ります',
        ],
        true,
      ],
      [
        ['鐵蛋白', 'Ferritin', 'Ferritine', 'Ferritina', 'フェリチン'],
        [
          '身體的鐵儲備',
          'The body’s iron reserves',
          'Les réserves de fer du corps',
          'Los depósitos de hierro del cuerpo',
          '体内の鉄の蓄え',
        ],
      ],
    ],
  },
  vitamins: {
    name: ['維生素', 'Vitamins', 'Vitamines', 'Vitaminas', 'ビタミン'],
    hint: anytime,
    items: [
      [
        ['維生素 D', 'Vitamin D', 'Vitamine D', 'Vitamina D', 'ビタミン D'],
        [
          '幫助吸收鈣質',
          'Helps take up calcium',
          'Aide à absorber le calcium',
          'Ayuda a absorber el calcio',
          'カルシウムの吸収を助けます',
        ],
      ],
      [
        ['維生素 B12', 'Vitamin B12', 'Vitamine B12', 'Vitamina B12', 'ビタミン B12'],
        ['神經和造血', 'Nerves and blood', 'Nerfs et sang', 'Nervios y sangre', '神経と造血'],
      ],
      [
        ['葉酸', 'Folate', 'Folates', 'Folato', '葉酸'],
        [
          '製造新細胞',
          'Makes new cells',
          'Servent à fabriquer de nouvelles cellules',
          'Forma células nuevas',
          '新しい細胞を作ります',
        ],
      ],
    ],
  },
  abdomen: {
    name: [
      '腹部超聲波',
      'Abdominal ultrasound',
      'Échographie abdominale',
      'Ecografía abdominal',
      '腹部超音波',
    ],
    hint: [
      '要空腹 6 小時',
      'Fast for 6 hours',
      'À jeun depuis 6 heures',
      'Ayuno de 6 horas',
      '6 時間の絶食が必要',
    ],
    fastingHours: 6,
    items: [
      [
        ['肝臟超聲波', 'Liver ultrasound', 'Échographie du foie', 'Ecografía de hígado', '肝臓超音波'],
        [
          '看大小、脂肪和結構',
          'Shows size, fat and structure',
          'Montre la taille, la graisse et la structure',
          'Muestra tamaño, grasa y estructura',
          '大きさ、脂肪、構造を見ます',
        ],
        true,
      ],
      [
        [
          '膽囊超聲波',
          'Gallbladder ultrasound',
          'Échographie de la vésicule biliaire',
          'Ecografía de vesícula biliar',
          '胆のう超音波',
        ],
        [
          '看有否結石或瘜肉',
          'Shows stones or polyps',
          'Montre des calculs ou des polypes',
          'Muestra cálculos o pólipos',
          '結石やポリープがないか',
        ],
        true,
      ],
      [
        [
          '胰臟超聲波',
          'Pancreas ultrasound',
          'Échographie du pancréas',
          'Ecografía de páncreas',
          '膵臓超音波',
        ],
        [
          '看大小和結構',
          'Shows size and structure',
          'Montre la taille et la structure',
          'Muestra tamaño y estructura',
          '大きさと構造を見ます',
        ],
        true,
      ],
      [
        ['脾臟超聲波', 'Spleen ultrasound', 'Échographie de la rate', 'Ecografía de bazo', '脾臓超音波'],
        ['看大小', 'Shows its size', 'Montre sa taille', 'Muestra su tamaño', '大きさを見ます'],
        true,
      ],
      [
        ['雙腎超聲波', 'Kidney ultrasound', 'Échographie des reins', 'Ecografía de riñones', '腎臓超音波'],
        [
          '看有否積水或結石',
          'Shows swelling or stones',
          'Montre une dilatation ou des calculs',
          'Muestra dilatación o cálculos',
          '水腎症や結石がないか',
        ],
        true,
      ],
    ],
  },
  chest: {
    name: ['胸部影像', 'Chest image', 'Imagerie du thorax', 'Imagen de tórax', '胸部画像'],
    hint: [
      '懷孕或可能懷孕請先告知',
      'Tell us first if you may be pregnant',
      'Prévenez-nous d’abord si vous êtes peut-être enceinte',
      'Avísenos antes si pudiera estar embarazada',
      '妊娠中またはその可能性がある方は事前にお知らせください',
    ],
    items: [
      [
        ['胸部 X 光', 'Chest X-ray', 'Radiographie du thorax', 'Radiografía de tórax', '胸部 X 線'],
        [
          '肺部和心臟的輪廓',
          'Outline of lungs and heart',
          'Le contour des poumons et du cœur',
          'El contorno de los pulmones y el corazón',
          '肺と心臓の輪郭',
        ],
      ],
    ],
  },
  ecg: {
    name: ['心電圖', 'Electrocardiogram', 'Électrocardiogramme', 'Electrocardiograma', '心電図'],
    hint: anytime,
    items: [
      [
        ['靜態心電圖', 'Resting ECG', 'ECG de repos', 'ECG en reposo', '安静時心電図'],
        [
          '心跳的節奏',
          'The rhythm of the heart',
          'Le rythme du cœur',
          'El ritmo del corazón',
          '心拍のリズム',
        ],
      ],
    ],
  },
  consult: {
    name: [
      '醫生講解',
      'Time with a doctor',
      'Entretien avec un médecin',
      'Consulta con un médico',
      '医師による説明',
    ],
    hint: [
      '報告出來後預約',
      'Arranged once the report is ready',
      'À réserver une fois le rapport prêt',
      'Se concierta cuando el informe está listo',
      '報告書ができてからのご予約',
    ],
    items: [
      [
        ['病史問卷', 'Health questionnaire', 'Questionnaire de santé', 'Cuestionario de salud', '問診票'],
        [
          '讓醫生先了解你的情況',
          'Lets the doctor know you first',
          'Permet au médecin de vous connaître d’abord',
          'Permite que el médico le conozca antes',
          '医師が事前に体調を把握します',
        ],
      ],
      [
        ['身體檢查', 'Physical examination', 'Examen médical', 'Exploración física', '身体診察'],
        [
          '醫生聽診和觸診',
          'A doctor listens and examines',
          'Un médecin ausculte et palpe',
          'Un médico ausculta y palpa',
          '医師が聴診と触診を行います',
        ],
      ],
      [
        ['報告講解', 'Report explained', 'Explication du rapport', 'Explicación del informe', '報告書の説明'],
        [
          '醫生逐項說明，面談或視像',
          'Item by item, in person or by video',
          'Point par point, sur place ou par vidéo',
          'Punto por punto, en persona o por vídeo',
          '項目ごとに、対面またはビデオで',
        ],
      ],
    ],
  },
} satisfies Record<string, Panel>
