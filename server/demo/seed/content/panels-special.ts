import type { Panel } from './words'

const anytime = [
  '不用空腹',
  'No fasting needed',
  'Sans être à jeun',
  'Sin ayuno',
  '空腹でなくてもよい',
] as const

export const specialPanels = {
  heartDeep: {
    name: [
      '心臟深入檢查',
      'A closer look at the heart',
      'Le cœur en détail',
      'El corazón más a fondo',
      '心臓の詳しい検査',
    ],
    hint: [
      '穿便於活動的衣服',
      'Wear clothes you can move in',
      'Portez des vêtements confortables pour bouger',
      'Lleve ropa cómoda para moverse',
      '動きやすい服装でお越しください',
    ],
    items: [
      [
        ['運動心電圖', 'Exercise ECG', 'ECG d’effort', 'Prueba de esfuerzo', '運動負荷心電図'],
        [
          '走跑步機時的心跳變化',
          'The heart while you walk on a treadmill',
          'Le cœur pendant la marche sur un tapis roulant',
          'El corazón mientras camina en la cinta',
          'トレッドミルを歩くときの心拍の変化',
        ],
      ],
      [
        ['心臟超聲波', 'Heart ultrasound', 'Échographie cardiaque', 'Ecocardiograma', '心臓超音波'],
        [
          '看心臟收縮和瓣膜',
          'Shows how the heart pumps and its valves',
          'Montre comment le cœur se contracte, et ses valves',
          'Muestra cómo bombea el corazón y sus válvulas',
          '心臓の収縮と弁を見ます',
        ],
      ],
      [
        [
          '頸動脈超聲波',
          'Carotid ultrasound',
          'Échographie des carotides',
          'Ecografía de carótidas',
          '頸動脈超音波',
        ],
        [
          '看頸部血管壁',
          'Shows the walls of the neck vessels',
          'Montre la paroi des vaisseaux du cou',
          'Muestra las paredes de los vasos del cuello',
          '首の血管の壁を見ます',
        ],
      ],
      [
        ['血管硬度', 'Vessel stiffness', 'Rigidité artérielle', 'Rigidez arterial', '血管の硬さ'],
        [
          '手腳血壓的比較',
          'Compares pressure in arms and legs',
          'Compare la tension aux bras et aux jambes',
          'Compara la presión en brazos y piernas',
          '腕と足の血圧を比べます',
        ],
      ],
      [
        ['脂蛋白 (a)', 'Lipoprotein (a)', 'Lipoprotéine (a)', 'Lipoproteína (a)', 'リポたんぱく (a)'],
        [
          '與遺傳有關的血脂',
          'A blood fat that runs in families',
          'Un lipide qui dépend de l’hérédité',
          'Un lípido que depende de la herencia',
          '遺伝に関わる脂質',
        ],
      ],
      [
        ['載脂蛋白 B', 'Apolipoprotein B', 'Apolipoprotéine B', 'Apolipoproteína B', 'アポリポたんぱく B'],
        [
          '數血脂微粒的數目',
          'Counts the particles that carry fat',
          'Compte les particules qui transportent les graisses',
          'Cuenta las partículas que transportan grasa',
          '脂質を運ぶ粒子の数',
        ],
      ],
    ],
  },
  women: {
    name: ['女性專項', 'Women’s checks', 'Examens pour la femme', 'Pruebas para la mujer', '女性の検査'],
    hint: [
      '避開經期前後 3 日',
      'Avoid three days around your period',
      'À éviter trois jours avant et après les règles',
      'Evite los tres días antes y después de la menstruación',
      '月経の前後 3 日は避けてください',
    ],
    items: [
      [
        ['乳房超聲波', 'Breast ultrasound', 'Échographie mammaire', 'Ecografía de mamas', '乳房超音波'],
        [
          '看乳房組織',
          'Shows breast tissue',
          'Montre le tissu mammaire',
          'Muestra el tejido mamario',
          '乳腺の組織を見ます',
        ],
      ],
      [
        ['乳房觸診', 'Breast examination', 'Palpation des seins', 'Palpación de las mamas', '乳房の触診'],
        [
          '由女醫護進行',
          'By a female clinician',
          'Par une soignante',
          'La realiza una profesional',
          '女性スタッフが行います',
        ],
      ],
      [
        ['子宮頸抹片', 'Cervical smear', 'Frottis cervical', 'Citología cervical', '子宮頸部細胞診'],
        [
          '看子宮頸細胞',
          'Looks at cells of the cervix',
          'Examine les cellules du col de l’utérus',
          'Examina las células del cuello uterino',
          '子宮頸部の細胞を調べます',
        ],
      ],
      [
        ['HPV 檢測', 'HPV test', 'Test HPV', 'Prueba del VPH', 'HPV 検査'],
        [
          '看有否高風險型別',
          'Looks for high-risk types',
          'Recherche les types à haut risque',
          'Busca los tipos de alto riesgo',
          '高リスク型がないかを調べます',
        ],
      ],
      [
        ['子宮超聲波', 'Womb ultrasound', 'Échographie de l’utérus', 'Ecografía del útero', '子宮超音波'],
        [
          '看子宮結構',
          'Shows the womb',
          'Montre la structure de l’utérus',
          'Muestra el útero',
          '子宮の構造を見ます',
        ],
      ],
      [
        ['卵巢超聲波', 'Ovary ultrasound', 'Échographie des ovaires', 'Ecografía de ovarios', '卵巣超音波'],
        [
          '看卵巢結構',
          'Shows the ovaries',
          'Montre la structure des ovaires',
          'Muestra los ovarios',
          '卵巣の構造を見ます',
        ],
      ],
      [
        ['雌二醇', 'Oestradiol', 'Œstradiol', 'Estradiol', 'エストラジオール'],
        ['女性荷爾蒙', 'A female hormone', 'Une hormone féminine', 'Una hormona femenina', '女性ホルモン'],
      ],
      [
        ['促卵泡激素', 'FSH', 'FSH', 'FSH', '卵胞刺激ホルモン（FSH）'],
        [
          '看卵巢功能階段',
          'Tells the stage of the ovaries',
          'Renseigne sur l’activité des ovaires',
          'Indica la etapa de los ovarios',
          '卵巣機能の段階を見ます',
        ],
      ],
    ],
  },
  markersWomen: {
    name: [
      '女性腫瘤指標',
      'Tumour markers, women',
      'Marqueurs tumoraux, femme',
      'Marcadores tumorales, mujer',
      '女性の腫瘍マーカー',
    ],
    hint: [
      '指標只作參考，需由醫生判讀',
      'A reference only, to be read by a doctor',
      'À titre indicatif\u00a0; à interpréter par un médecin',
      'Solo orientativo; debe interpretarlo un médico',
      '参考値です。医師による判断が必要です',
    ],
    items: [
      [
        ['CA 125', 'CA 125', 'CA 125', 'CA 125', 'CA 125'],
        [
          '卵巢相關指標',
          'A marker linked to the ovaries',
          'Un marqueur lié aux ovaires',
          'Un marcador relacionado con los ovarios',
          '卵巣に関わるマーカー',
        ],
      ],
      [
        ['CA 15-3', 'CA 15-3', 'CA 15-3', 'CA 15-3', 'CA 15-3'],
        [
          '乳房相關指標',
          'A marker linked to the breast',
          'Un marqueur lié au sein',
          'Un marcador relacionado con la mama',
          '乳房に関わるマーカー',
        ],
      ],
      [
        ['甲胎蛋白', 'AFP', 'Alpha-fœtoprotéine (AFP)', 'Alfafetoproteína (AFP)', 'AFP'],
        [
          '肝臟相關指標',
          'A marker linked to the liver',
          'Un marqueur lié au foie',
          'Un marcador relacionado con el hígado',
          '肝臓に関わるマーカー',
        ],
      ],
      [
        [
          '癌胚抗原',
          'CEA',
          'Antigène carcino-embryonnaire (ACE)',
          'Antígeno carcinoembrionario (CEA)',
          'CEA',
        ],
        [
          '消化道相關指標',
          'A marker linked to the gut',
          'Un marqueur lié au tube digestif',
          'Un marcador relacionado con el aparato digestivo',
          '消化管に関わるマーカー',
        ],
      ],
    ],
  },
  men: {
    name: ['男性專項', 'Men’s checks', 'Examens pour l’homme', 'Pruebas para el hombre', '男性の検査'],
    hint: anytime,
    items: [
      [
        [
          '前列腺超聲波',
          'Prostate ultrasound',
          'Échographie de la prostate',
          'Ecografía de próstata',
          '前立腺超音波',
        ],
        [
          '看大小和結構，需漲尿',
          'Shows size and structure; with a full bladder',
          'Montre la taille et la structure\u00a0; vessie pleine',
          'Muestra tamaño y estructura; con la vejiga llena',
          '大きさと構造を見ます。尿をためてお越しください',
        ],
      ],
      [
        ['睾酮', 'Testosterone', 'Testostérone', 'Testosterona', 'テストステロン'],
        ['男性荷爾蒙', 'A male hormone', 'Une hormone masculine', 'Una hormona masculina', '男性ホルモン'],
      ],
      [
        ['前列腺特異抗原', 'PSA', 'PSA', 'PSA', 'PSA'],
        [
          '前列腺相關指標',
          'A marker linked to the prostate',
          'Un marqueur lié à la prostate',
          'Un marcador relacionado con la próstata',
          '前立腺に関わるマーカー',
        ],
      ],
      [
        [
          '游離前列腺抗原比例',
          'Free PSA ratio',
          'Rapport PSA libre/total',
          'Cociente de PSA libre',
          '遊離 PSA 比',
        ],
        [
          '幫助判讀上一項',
          'Helps to read the one above',
          'Aide à interpréter la ligne précédente',
          'Ayuda a interpretar el anterior',
          '上の項目の判断を助けます',
        ],
      ],
      [
        ['甲胎蛋白', 'AFP', 'Alpha-fœtoprotéine (AFP)', 'Alfafetoproteína (AFP)', 'AFP'],
        [
          '肝臟相關指標',
          'A marker linked to the liver',
          'Un marqueur lié au foie',
          'Un marcador relacionado con el hígado',
          '肝臓に関わるマーカー',
        ],
      ],
      [
        [
          '癌胚抗原',
          'CEA',
          'Antigène carcino-embryonnaire (ACE)',
          'Antígeno carcinoembrionario (CEA)',
          'CEA',
        ],
        [
          '消化道相關指標',
          'A marker linked to the gut',
          'Un marqueur lié au tube digestif',
          'Un marcador relacionado con el aparato digestivo',
          '消化管に関わるマーカー',
        ],
      ],
    ],
  },
  bone: {
    name: ['骨骼', 'Bones', 'Os', 'Huesos', '骨'],
    hint: anytime,
    items: [
      [
        [
          '腰椎骨質密度',
          'Bone density, spine',
          'Densité osseuse, rachis lombaire',
          'Densidad ósea, columna lumbar',
          '腰椎の骨密度',
        ],
        [
          '骨的結實程度',
          'How dense the bone is',
          'La solidité de l’os',
          'Lo denso que es el hueso',
          '骨の丈夫さ',
        ],
      ],
      [
        [
          '髖部骨質密度',
          'Bone density, hip',
          'Densité osseuse, hanche',
          'Densidad ósea, cadera',
          '股関節の骨密度',
        ],
        [
          '容易骨折的部位',
          'A place that breaks easily',
          'Un endroit qui se fracture facilement',
          'Una zona que se fractura con facilidad',
          '骨折しやすい部位',
        ],
      ],
      [
        ['膝關節 X 光', 'Knee X-ray', 'Radiographie du genou', 'Radiografía de rodilla', '膝関節 X 線'],
        [
          '關節間隙',
          'The space in the joint',
          'L’espace de l’articulation',
          'El espacio de la articulación',
          '関節のすき間',
        ],
      ],
      [
        ['握力', 'Grip strength', 'Force de préhension', 'Fuerza de agarre', '握力'],
        [
          '肌肉力量的簡單測試',
          'A simple test of strength',
          'Un test simple de la force musculaire',
          'Una prueba sencilla de fuerza',
          '筋力の簡単な検査',
        ],
      ],
      [
        ['平衡測試', 'Balance test', 'Test d’équilibre', 'Prueba de equilibrio', 'バランステスト'],
        [
          '站立與行走的穩定',
          'Steadiness standing and walking',
          'La stabilité debout et à la marche',
          'Estabilidad de pie y al caminar',
          '立位と歩行の安定',
        ],
      ],
    ],
  },
  liverDeep: {
    name: [
      '肝臟深入檢查',
      'A closer look at the liver',
      'Le foie en détail',
      'El hígado más a fondo',
      '肝臓の詳しい検査',
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
        ['肝纖維掃描', 'Liver elastography', 'Élastographie du foie', 'Elastografía hepática', '肝硬度測定'],
        [
          '看肝臟軟硬，不痛',
          'Measures stiffness, painless',
          'Mesure la rigidité du foie, sans douleur',
          'Mide la rigidez del hígado, sin dolor',
          '肝臓の硬さを痛みなく測ります',
        ],
        true,
      ],
      [
        [
          '肝脂肪定量',
          'Liver fat measurement',
          'Mesure de la graisse du foie',
          'Medición de grasa hepática',
          '肝脂肪の定量',
        ],
        [
          '肝內脂肪比例',
          'Share of fat in the liver',
          'Part de graisse dans le foie',
          'Proporción de grasa en el hígado',
          '肝臓に含まれる脂肪の割合',
        ],
        true,
      ],
      [
        ['甲胎蛋白', 'AFP', 'Alpha-fœtoprotéine (AFP)', 'Alfafetoproteína (AFP)', 'AFP'],
        [
          '肝臟相關指標',
          'A marker linked to the liver',
          'Un marqueur lié au foie',
          'Un marcador relacionado con el hígado',
          '肝臓に関わるマーカー',
        ],
      ],
      [
        ['凝血時間', 'Clotting time', 'Temps de coagulation', 'Tiempo de coagulación', '凝固時間'],
        [
          '肝臟製造凝血因子',
          'The liver makes clotting factors',
          'Le foie fabrique les facteurs de coagulation',
          'El hígado fabrica los factores de coagulación',
          '肝臓は凝固因子を作ります',
        ],
      ],
    ],
  },
  sugarDeep: {
    name: [
      '血糖深入檢查',
      'A closer look at sugar',
      'La glycémie en détail',
      'La glucosa más a fondo',
      '血糖の詳しい検査',
    ],
    hint: [
      '當日需留院約 2 小時',
      'Stay about 2 hours on the day',
      'Prévoyez environ 2 heures sur place',
      'Prevea unas 2 horas en el centro',
      '当日は約 2 時間かかります',
    ],
    fastingHours: 8,
    items: [
      [
        [
          '口服葡萄糖耐量測試',
          'Glucose tolerance test',
          'Test de tolérance au glucose',
          'Prueba de tolerancia a la glucosa',
          '経口ブドウ糖負荷試験',
        ],
        [
          '飲糖水前後的血糖',
          'Sugar before and after a sweet drink',
          'La glycémie avant et après une boisson sucrée',
          'La glucosa antes y después de una bebida dulce',
          '糖水を飲む前後の血糖',
        ],
        true,
      ],
      [
        ['C 肽', 'C-peptide', 'Peptide C', 'Péptido C', 'C ペプチド'],
        [
          '胰臟製造胰島素的能力',
          'How well the pancreas makes insulin',
          'La capacité du pancréas à fabriquer l’insuline',
          'La capacidad del páncreas para fabricar insulina',
          '膵臓がインスリンを作る力',
        ],
        true,
      ],
      [
        [
          '尿微量白蛋白',
          'Urine microalbumin',
          'Microalbuminurie',
          'Microalbúmina en orina',
          '尿中微量アルブミン',
        ],
        [
          '早期腎臟變化',
          'Early changes in the kidneys',
          'Premiers changements des reins',
          'Cambios tempranos en los riñones',
          '腎臓の早期の変化',
        ],
      ],
      [
        [
          '眼底照片',
          'Retinal photograph',
          'Photographie du fond d’œil',
          'Fotografía del fondo de ojo',
          '眼底写真',
        ],
        [
          '看眼底血管',
          'Shows the vessels at the back of the eye',
          'Montre les vaisseaux du fond de l’œil',
          'Muestra los vasos del fondo de ojo',
          '眼底の血管を見ます',
        ],
      ],
      [
        [
          '足部感覺測試',
          'Foot sensation test',
          'Test de sensibilité des pieds',
          'Prueba de sensibilidad del pie',
          '足の感覚検査',
        ],
        [
          '看足部神經',
          'Checks the nerves of the feet',
          'Contrôle les nerfs des pieds',
          'Revisa los nervios de los pies',
          '足の神経を調べます',
        ],
      ],
      [
        [
          '踝臂血壓指數',
          'Ankle-brachial index',
          'Index cheville-bras',
          'Índice tobillo-brazo',
          '足関節上腕血圧比（ABI）',
        ],
        [
          '看腿部血流',
          'Shows blood flow in the legs',
          'Montre la circulation dans les jambes',
          'Muestra el flujo de sangre en las piernas',
          '足の血流を見ます',
        ],
      ],
    ],
  },
  lungs: {
    name: ['肺部', 'Lungs', 'Poumons', 'Pulmones', '肺'],
    hint: [
      '當日不要吸煙',
      'Do not smoke on the day',
      'Ne fumez pas ce jour-là',
      'No fume ese día',
      '当日は喫煙をお控えください',
    ],
    items: [
      [
        [
          '低劑量肺部掃描',
          'Low-dose chest scan',
          'Scanner thoracique à faible dose',
          'TAC de tórax de baja dosis',
          '胸部低線量 CT',
        ],
        [
          '比 X 光看得更細',
          'Finer than an X-ray',
          'Plus précis qu’une radiographie',
          'Más preciso que una radiografía',
          'X 線より細かく見えます',
        ],
      ],
      [
        [
          '肺功能測試',
          'Lung function',
          'Exploration respiratoire',
          'Prueba de función pulmonar',
          '肺機能検査',
        ],
        [
          '吹氣量和速度',
          'How much and how fast you blow',
          'Le volume et la vitesse du souffle',
          'La cantidad y la velocidad del soplido',
          '吐く息の量と速さ',
        ],
      ],
      [
        [
          '呼氣一氧化氮',
          'Exhaled nitric oxide',
          'Monoxyde d’azote expiré',
          'Óxido nítrico exhalado',
          '呼気一酸化窒素',
        ],
        [
          '氣道有否過敏發炎',
          'Allergic inflammation of the airways',
          'Inflammation allergique des voies respiratoires',
          'Inflamación alérgica de las vías respiratorias',
          '気道にアレルギー性の炎症がないか',
        ],
      ],
      [
        ['步行血氧', 'Walking oxygen', 'Oxygène à la marche', 'Oxígeno al caminar', '歩行時の血中酸素'],
        [
          '走六分鐘的血氧變化',
          'Oxygen during a six-minute walk',
          'L’oxygène pendant six minutes de marche',
          'El oxígeno durante seis minutos de marcha',
          '6 分間歩いたときの酸素の変化',
        ],
      ],
      [
        ['戒煙面談', 'Talk about smoking', 'Entretien sur le tabac', 'Consulta sobre el tabaco', '禁煙相談'],
        [
          '想戒煙的人可以談談',
          'For those who want to stop',
          'Pour qui souhaite arrêter de fumer',
          'Para quien quiere dejar de fumar',
          '禁煙したい方のための面談',
        ],
      ],
    ],
  },
  gut: {
    name: ['腸胃', 'Digestion', 'Digestion', 'Digestión', '胃腸'],
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
        [
          '幽門螺旋菌呼氣測試',
          'Helicobacter breath test',
          'Test respiratoire à Helicobacter pylori',
          'Prueba de aliento de Helicobacter pylori',
          'ピロリ菌の呼気検査',
        ],
        [
          '吹兩次氣，看胃裡有否此菌',
          'Two breaths show whether it is in the stomach',
          'Deux souffles montrent si la bactérie est dans l’estomac',
          'Dos soplidos muestran si la bacteria está en el estómago',
          '息を 2 回吹き、胃に菌がいるかを調べます',
        ],
        true,
      ],
      [
        ['胃蛋白酶原', 'Pepsinogen', 'Pepsinogène', 'Pepsinógeno', 'ペプシノゲン'],
        [
          '胃黏膜狀況',
          'State of the stomach lining',
          'État de la muqueuse de l’estomac',
          'Estado de la mucosa del estómago',
          '胃の粘膜の状態',
        ],
        true,
      ],
      [
        ['胃泌素', 'Gastrin', 'Gastrine', 'Gastrina', 'ガストリン'],
        [
          '胃酸的調節',
          'Regulates stomach acid',
          'Régule l’acidité de l’estomac',
          'Regula el ácido del estómago',
          '胃酸を調節します',
        ],
        true,
      ],
      [
        [
          '大便潛血免疫法',
          'Stool blood, immune method',
          'Sang occulte, test immunologique',
          'Sangre oculta, prueba inmunológica',
          '便潜血（免疫法）',
        ],
        [
          '不用戒口的潛血測試',
          'No diet needed beforehand',
          'Sans régime préalable',
          'Sin dieta previa',
          '事前の食事制限がいりません',
        ],
      ],
      [
        ['腸道發炎蛋白', 'Calprotectin', 'Calprotectine', 'Calprotectina', 'カルプロテクチン'],
        [
          '腸道有否發炎',
          'Inflammation of the bowel',
          'Inflammation de l’intestin',
          'Inflamación del intestino',
          '腸に炎症がないか',
        ],
      ],
      [
        [
          '乳糜瀉抗體',
          'Coeliac antibodies',
          'Anticorps de la maladie cœliaque',
          'Anticuerpos de la celiaquía',
          'セリアック病抗体',
        ],
        [
          '對麩質的反應',
          'Reaction to gluten',
          'Réaction au gluten',
          'Reacción al gluten',
          'グルテンへの反応',
        ],
      ],
    ],
  },
  eye: {
    name: ['眼睛', 'Eyes', 'Yeux', 'Ojos', '眼'],
    hint: [
      '散瞳後數小時不宜駕駛',
      'Do not drive for some hours after eye drops',
      'Ne conduisez pas pendant quelques heures après les gouttes',
      'No conduzca durante unas horas después de las gotas',
      '散瞳後は数時間、運転をお控えください',
    ],
    items: [
      [
        ['視力', 'Visual acuity', 'Acuité visuelle', 'Agudeza visual', '視力'],
        [
          '遠近視力',
          'Near and far sight',
          'La vue de près et de loin',
          'La vista de cerca y de lejos',
          '遠くと近くの見え方',
        ],
      ],
      [
        ['屈光', 'Refraction', 'Réfraction', 'Refracción', '屈折'],
        [
          '近視、遠視、散光度數',
          'Short, long sight and astigmatism',
          'Myopie, hypermétropie et astigmatisme',
          'Miopía, hipermetropía y astigmatismo',
          '近視、遠視、乱視の度数',
        ],
      ],
      [
        ['眼壓', 'Eye pressure', 'Pression intraoculaire', 'Presión ocular', '眼圧'],
        [
          '眼球內的壓力',
          'Pressure inside the eye',
          'La pression à l’intérieur de l’œil',
          'La presión dentro del ojo',
          '眼球内の圧力',
        ],
      ],
      [
        [
          '眼底照片',
          'Retinal photograph',
          'Photographie du fond d’œil',
          'Fotografía del fondo de ojo',
          '眼底写真',
        ],
        ['視網膜和血管', 'Retina and vessels', 'La rétine et ses vaisseaux', 'Retina y vasos', '網膜と血管'],
      ],
      [
        [
          '視網膜斷層',
          'Retinal scan',
          'Tomographie de la rétine (OCT)',
          'Tomografía de retina (OCT)',
          '網膜断層検査（OCT）',
        ],
        [
          '黃斑和視神經的層次',
          'Layers of macula and optic nerve',
          'Les couches de la macula et du nerf optique',
          'Las capas de la mácula y el nervio óptico',
          '黄斑と視神経の層',
        ],
      ],
      [
        ['角膜地形', 'Corneal map', 'Topographie cornéenne', 'Topografía corneal', '角膜形状解析'],
        [
          '角膜的弧度',
          'The curve of the cornea',
          'La courbure de la cornée',
          'La curvatura de la córnea',
          '角膜のカーブ',
        ],
      ],
      [
        ['淚液測試', 'Tear test', 'Test des larmes', 'Prueba de lágrima', '涙液検査'],
        [
          '眼睛是否乾',
          'Whether the eyes are dry',
          'Indique si les yeux sont secs',
          'Si los ojos están secos',
          '目が乾いていないか',
        ],
      ],
      [
        ['色覺', 'Colour vision', 'Vision des couleurs', 'Visión de los colores', '色覚'],
        [
          '分辨顏色',
          'Telling colours apart',
          'Distinguer les couleurs',
          'Distinguir los colores',
          '色の見分け',
        ],
      ],
      [
        ['視野', 'Visual field', 'Champ visuel', 'Campo visual', '視野'],
        [
          '看到的範圍',
          'How wide you see',
          'L’étendue de ce que vous voyez',
          'La amplitud de lo que ve',
          '見える範囲',
        ],
      ],
    ],
  },
  ear: {
    name: ['聽力', 'Hearing', 'Audition', 'Audición', '聴力'],
    hint: [
      '前一天避免噪音',
      'Avoid noise the day before',
      'Évitez le bruit la veille',
      'Evite el ruido el día anterior',
      '前日は大きな音を避けてください',
    ],
    items: [
      [
        ['純音聽力', 'Pure tone hearing', 'Audiométrie tonale', 'Audiometría tonal', '純音聴力'],
        [
          '不同音調的聽力',
          'Hearing at each pitch',
          'L’audition à chaque fréquence',
          'La audición en cada tono',
          '音の高さごとの聞こえ方',
        ],
      ],
      [
        [
          '中耳壓力',
          'Middle ear pressure',
          'Pression de l’oreille moyenne',
          'Presión del oído medio',
          '中耳圧',
        ],
        [
          '耳膜的活動',
          'How the eardrum moves',
          'La mobilité du tympan',
          'Cómo se mueve el tímpano',
          '鼓膜の動き',
        ],
      ],
      [
        ['耳鏡檢查', 'Ear examination', 'Otoscopie', 'Otoscopia', '耳鏡検査'],
        [
          '耳道和耳膜',
          'Ear canal and drum',
          'Conduit auditif et tympan',
          'Conducto auditivo y tímpano',
          '外耳道と鼓膜',
        ],
      ],
      [
        ['言語辨別', 'Speech recognition', 'Audiométrie vocale', 'Audiometría verbal', '語音弁別'],
        [
          '聽清說話的能力',
          'How clearly speech is heard',
          'La compréhension de la parole',
          'La claridad con que se oye el habla',
          '話し声の聞き取り',
        ],
      ],
      [
        [
          '耳鳴評估',
          'Tinnitus assessment',
          'Évaluation des acouphènes',
          'Evaluación de acúfenos',
          '耳鳴りの評価',
        ],
        [
          '耳鳴的音調和影響',
          'Pitch and effect of ringing',
          'La hauteur et la gêne des acouphènes',
          'El tono y el efecto de los acúfenos',
          '耳鳴りの高さと影響',
        ],
      ],
    ],
  },
  dental: {
    name: ['口腔', 'Mouth', 'Bouche', 'Boca', '口腔'],
    hint: [
      '檢查前可先刷牙',
      'You may brush before you come',
      'Vous pouvez vous brosser les dents avant',
      'Puede cepillarse los dientes antes de venir',
      '検査の前に歯をみがいてもかまいません',
    ],
    items: [
      [
        ['口腔檢查', 'Mouth examination', 'Examen bucco-dentaire', 'Revisión bucal', '口腔検査'],
        [
          '牙齒、牙肉和舌',
          'Teeth, gums and tongue',
          'Dents, gencives et langue',
          'Dientes, encías y lengua',
          '歯、歯ぐき、舌',
        ],
      ],
      [
        [
          '全口 X 光',
          'Full-mouth X-ray',
          'Radiographie panoramique',
          'Radiografía panorámica',
          'パノラマ X 線',
        ],
        ['牙根和骨', 'Roots and bone', 'Racines et os', 'Raíces y hueso', '歯根と骨'],
      ],
      [
        ['洗牙', 'Scaling', 'Détartrage', 'Limpieza dental', '歯石除去'],
        ['去除牙石', 'Removes tartar', 'Élimine le tartre', 'Elimina el sarro', '歯石を取り除きます'],
      ],
      [
        ['牙肉深度', 'Gum depth', 'Sondage des gencives', 'Sondaje de las encías', '歯周ポケットの深さ'],
        [
          '牙肉與牙齒的縫隙',
          'The gap between gum and tooth',
          'L’espace entre la gencive et la dent',
          'El espacio entre la encía y el diente',
          '歯ぐきと歯のすき間',
        ],
      ],
      [
        ['拋光', 'Polishing', 'Polissage', 'Pulido', '研磨'],
        [
          '去除表面色漬',
          'Removes surface stains',
          'Élimine les taches de surface',
          'Elimina las manchas superficiales',
          '表面の着色を取り除きます',
        ],
      ],
      [
        ['咬合檢查', 'Bite check', 'Examen de l’occlusion', 'Revisión de la mordida', 'かみ合わせの検査'],
        [
          '上下牙的接觸',
          'How the teeth meet',
          'Le contact entre les dents du haut et du bas',
          'Cómo encajan los dientes',
          '上下の歯の当たり方',
        ],
      ],
      [
        ['塗氟', 'Fluoride', 'Fluor', 'Flúor', 'フッ素塗布'],
        [
          '加強牙齒表面',
          'Strengthens the surface',
          'Renforce la surface des dents',
          'Refuerza la superficie de los dientes',
          '歯の表面を強くします',
        ],
      ],
      [
        [
          '口腔護理指導',
          'Home care advice',
          'Conseils de soins à la maison',
          'Consejos de cuidado en casa',
          '口腔ケア指導',
        ],
        [
          '刷牙和牙線的用法',
          'How to brush and floss',
          'Bien utiliser la brosse et le fil dentaire',
          'Cómo cepillarse y usar el hilo dental',
          '歯ブラシとフロスの使い方',
        ],
      ],
    ],
  },
  child: {
    name: ['兒童成長', 'Growing up', 'Croissance', 'Crecimiento', '子どもの成長'],
    hint: [
      '帶備疫苗紀錄',
      'Bring the vaccination record',
      'Apportez le carnet de vaccination',
      'Traiga la cartilla de vacunación',
      '予防接種記録をお持ちください',
    ],
    items: [
      [
        ['生長曲線', 'Growth chart', 'Courbe de croissance', 'Curva de crecimiento', '成長曲線'],
        [
          '身高體重與同齡比較',
          'Height and weight for the age',
          'Taille et poids comparés à l’âge',
          'Estatura y peso comparados con su edad',
          '身長と体重を同じ年齢と比べます',
        ],
      ],
      [
        ['視力篩查', 'Vision check', 'Dépistage visuel', 'Cribado visual', '視力スクリーニング'],
        [
          '早期近視和斜視',
          'Early short sight and squint',
          'Début de myopie et strabisme',
          'Miopía incipiente y estrabismo',
          '早期の近視と斜視',
        ],
      ],
      [
        ['聽力篩查', 'Hearing check', 'Dépistage auditif', 'Cribado auditivo', '聴力スクリーニング'],
        [
          '簡單聽力',
          'A simple hearing test',
          'Un test simple de l’audition',
          'Una prueba sencilla de audición',
          '簡単な聴力検査',
        ],
      ],
      [
        ['口腔檢查', 'Teeth', 'Examen dentaire', 'Revisión dental', '口腔検査'],
        ['蛀牙和咬合', 'Decay and bite', 'Caries et occlusion', 'Caries y mordida', 'むし歯とかみ合わせ'],
      ],
      [
        ['脊骨檢查', 'Spine', 'Examen de la colonne', 'Revisión de la columna', '脊柱の検査'],
        ['有否側彎', 'Whether it curves', 'Recherche une déviation', 'Si hay desviación', '曲がっていないか'],
      ],
      [
        ['扁平足檢查', 'Feet', 'Examen des pieds', 'Revisión de los pies', '扁平足の検査'],
        [
          '足弓和步姿',
          'Arch and gait',
          'Voûte plantaire et démarche',
          'Arco del pie y marcha',
          '土踏まずと歩き方',
        ],
      ],
      [
        ['發展評估', 'Development', 'Évaluation du développement', 'Evaluación del desarrollo', '発達の評価'],
        [
          '語言、動作和社交',
          'Language, movement, social',
          'Langage, motricité, vie sociale',
          'Lenguaje, movimiento, relación social',
          'ことば、動き、人との関わり',
        ],
      ],
      [
        [
          '疫苗紀錄核對',
          'Vaccination record',
          'Contrôle du carnet de vaccination',
          'Revisión de la cartilla de vacunación',
          '予防接種記録の確認',
        ],
        [
          '看有否漏打',
          'Whether any was missed',
          'Recherche les doses manquantes',
          'Si falta alguna dosis',
          '受け忘れがないか',
        ],
      ],
      [
        [
          '營養面談',
          'Food and eating',
          'Entretien sur l’alimentation',
          'Consulta sobre la alimentación',
          '栄養相談',
        ],
        [
          '偏食和份量',
          'Fussy eating and portions',
          'Goûts difficiles et portions',
          'Manías con la comida y raciones',
          '好き嫌いと食べる量',
        ],
      ],
    ],
  },
  senior: {
    name: [
      '長者專項',
      'For older people',
      'Examens pour les seniors',
      'Pruebas para mayores',
      'シニアの検査',
    ],
    hint: [
      '可由家人陪同',
      'A family member may come along',
      'Un proche peut accompagner',
      'Puede acompañarle un familiar',
      'ご家族が付き添えます',
    ],
    items: [
      [
        ['記憶測試', 'Memory check', 'Test de mémoire', 'Prueba de memoria', '記憶のテスト'],
        ['簡短問答', 'A short set of questions', 'Quelques questions', 'Unas pocas preguntas', '簡単な質問'],
      ],
      [
        ['跌倒風險', 'Risk of falling', 'Risque de chute', 'Riesgo de caídas', '転倒リスク'],
        [
          '步速和平衡',
          'Walking speed and balance',
          'Vitesse de marche et équilibre',
          'Velocidad al caminar y equilibrio',
          '歩く速さとバランス',
        ],
      ],
      [
        ['眼壓', 'Eye pressure', 'Pression intraoculaire', 'Presión ocular', '眼圧'],
        [
          '眼球內的壓力',
          'Pressure inside the eye',
          'La pression à l’intérieur de l’œil',
          'La presión dentro del ojo',
          '眼球内の圧力',
        ],
      ],
      [
        ['聽力篩查', 'Hearing check', 'Dépistage auditif', 'Cribado auditivo', '聴力スクリーニング'],
        [
          '簡單聽力',
          'A simple hearing test',
          'Un test simple de l’audition',
          'Una prueba sencilla de audición',
          '簡単な聴力検査',
        ],
      ],
      [
        ['用藥檢視', 'Medicines review', 'Revue des médicaments', 'Revisión de la medicación', 'お薬の確認'],
        [
          '藥劑師核對所用藥物',
          'A pharmacist checks what you take',
          'Un pharmacien vérifie ce que vous prenez',
          'Un farmacéutico revisa lo que toma',
          '薬剤師が服用中の薬を確認します',
        ],
      ],
      [
        [
          '情緒問卷',
          'Mood questionnaire',
          'Questionnaire sur l’humeur',
          'Cuestionario de estado de ánimo',
          '気分の問診',
        ],
        ['睡眠和心情', 'Sleep and mood', 'Sommeil et humeur', 'Sueño y estado de ánimo', '睡眠と気分'],
      ],
      [
        ['營養評估', 'Nutrition', 'Évaluation nutritionnelle', 'Evaluación nutricional', '栄養評価'],
        ['進食和體重', 'Eating and weight', 'Alimentation et poids', 'Alimentación y peso', '食事と体重'],
      ],
    ],
  },
  couple: {
    name: [
      '婚前及孕前',
      'Before marriage and pregnancy',
      'Avant le mariage et la grossesse',
      'Antes del matrimonio y del embarazo',
      '結婚前・妊娠前',
    ],
    hint: anytime,
    items: [
      [
        [
          '地中海貧血篩查',
          'Thalassaemia screening',
          'Dépistage de la thalassémie',
          'Cribado de talasemia',
          'サラセミア検査',
        ],
        [
          '遺傳的血紅蛋白差異',
          'An inherited difference of haemoglobin',
          'Une différence héréditaire de l’hémoglobine',
          'Una diferencia hereditaria de la hemoglobina',
          'ヘモグロビンの遺伝的な違い',
        ],
      ],
      [
        ['血型', 'Blood group', 'Groupe sanguin', 'Grupo sanguíneo', '血液型'],
        ['ABO 和 Rh 血型', 'ABO and Rh group', 'Groupe ABO et Rh', 'Grupo ABO y Rh', 'ABO 式と Rh 式'],
      ],
      [
        [
          '德國麻疹抗體',
          'Rubella antibody',
          'Anticorps de la rubéole',
          'Anticuerpo de la rubéola',
          '風疹抗体',
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
          '水痘抗體',
          'Chickenpox antibody',
          'Anticorps de la varicelle',
          'Anticuerpo de la varicela',
          '水痘抗体',
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
        ['梅毒血清', 'Syphilis test', 'Test de la syphilis', 'Prueba de sífilis', '梅毒検査'],
        [
          '常規篩查',
          'Routine screening',
          'Dépistage de routine',
          'Cribado habitual',
          '一般的なスクリーニング',
        ],
      ],
      [
        ['愛滋病毒抗體', 'HIV antibody', 'Anticorps du VIH', 'Anticuerpo del VIH', 'HIV 抗体'],
        [
          '常規篩查，結果保密',
          'Routine screening, kept private',
          'Dépistage de routine, résultat confidentiel',
          'Cribado habitual, resultado confidencial',
          '一般的なスクリーニング。結果は秘密にします',
        ],
      ],
      [
        [
          '遺傳病史面談',
          'Family history talk',
          'Entretien sur les antécédents familiaux',
          'Consulta sobre antecedentes hereditarios',
          '遺伝歴の面談',
        ],
        [
          '雙方家族病史',
          'The history of both families',
          'Les antécédents des deux familles',
          'La historia de ambas familias',
          'お二人の家族歴',
        ],
      ],
    ],
  },
  pregnancy: {
    name: ['孕期', 'Pregnancy', 'Grossesse', 'Embarazo', '妊娠'],
    hint: [
      '請告知懷孕週數',
      'Tell us the week of pregnancy',
      'Indiquez la semaine de grossesse',
      'Indíquenos la semana de embarazo',
      '妊娠週数をお知らせください',
    ],
    fastingHours: 8,
    items: [
      [
        ['早孕超聲波', 'Early ultrasound', 'Échographie précoce', 'Ecografía precoz', '妊娠初期超音波'],
        [
          '胎兒位置和心跳',
          'Position and heartbeat',
          'Position et cœur de l’embryon',
          'Posición y latido del embrión',
          '胎児の位置と心拍',
        ],
      ],
      [
        [
          '血型及抗體',
          'Blood group and antibodies',
          'Groupe sanguin et anticorps',
          'Grupo sanguíneo y anticuerpos',
          '血液型と抗体',
        ],
        [
          '母親血型',
          'The mother’s group',
          'Le groupe de la mère',
          'El grupo de la madre',
          'お母さまの血液型',
        ],
      ],
      [
        [
          '妊娠血糖',
          'Sugar in pregnancy',
          'Glycémie de grossesse',
          'Glucosa en el embarazo',
          '妊娠中の血糖検査',
        ],
        [
          '孕期血糖',
          'Blood sugar while pregnant',
          'La glycémie pendant la grossesse',
          'La glucosa en sangre durante el embarazo',
          '妊娠中の血糖',
        ],
        true,
      ],
      [
        ['尿液培養', 'Urine culture', 'Culture d’urine', 'Urocultivo', '尿培養'],
        ['泌尿感染', 'Urinary infection', 'Infection urinaire', 'Infección urinaria', '尿路感染'],
      ],
      [
        [
          '孕期營養面談',
          'Nutrition in pregnancy',
          'Nutrition pendant la grossesse',
          'Nutrición en el embarazo',
          '妊娠中の栄養相談',
        ],
        [
          '葉酸、鐵和飲食',
          'Folate, iron and food',
          'Acide folique, fer et alimentation',
          'Ácido fólico, hierro y alimentación',
          '葉酸、鉄、食事',
        ],
      ],
    ],
  },
  sleep: {
    name: ['睡眠', 'Sleep', 'Sommeil', 'Sueño', '睡眠'],
    hint: [
      '在家戴裝置睡一晚',
      'Sleep one night at home with a device',
      'Une nuit chez vous avec un appareil',
      'Una noche en casa con un aparato',
      '自宅で装置をつけて一晩',
    ],
    items: [
      [
        [
          '睡眠問卷',
          'Sleep questionnaire',
          'Questionnaire sur le sommeil',
          'Cuestionario de sueño',
          '睡眠の問診',
        ],
        [
          '作息和日間精神',
          'Routine and daytime energy',
          'Rythme et énergie dans la journée',
          'Horarios y energía durante el día',
          '生活リズムと日中の調子',
        ],
      ],
      [
        [
          '家居睡眠監測',
          'Home sleep monitor',
          'Enregistrement du sommeil à domicile',
          'Monitor de sueño en casa',
          '自宅での睡眠モニタリング',
        ],
        [
          '呼吸、血氧和睡姿',
          'Breathing, oxygen and position',
          'Respiration, oxygène et position',
          'Respiración, oxígeno y postura',
          '呼吸、血中酸素、寝姿勢',
        ],
      ],
      [
        ['呼吸暫停指數', 'Breathing pauses index', 'Indice d’apnées', 'Índice de apneas', '無呼吸指数'],
        [
          '每小時呼吸停頓次數',
          'Pauses an hour',
          'Nombre de pauses par heure',
          'Pausas de la respiración por hora',
          '1 時間あたりの呼吸の停止回数',
        ],
      ],
      [
        ['夜間心率', 'Night pulse', 'Pouls nocturne', 'Pulso nocturno', '夜間の心拍'],
        [
          '睡眠時的心率',
          'Pulse during sleep',
          'Le pouls pendant le sommeil',
          'El pulso durante el sueño',
          '睡眠中の心拍数',
        ],
      ],
      [
        [
          '鼻咽檢查',
          'Nose and throat',
          'Examen du nez et de la gorge',
          'Exploración de nariz y garganta',
          '鼻とのどの検査',
        ],
        [
          '氣道是否通暢',
          'Whether the airway is free',
          'Indique si les voies respiratoires sont dégagées',
          'Si la vía respiratoria está libre',
          '気道が通っているか',
        ],
      ],
      [
        [
          '睡眠習慣面談',
          'Talk about sleep',
          'Entretien sur le sommeil',
          'Consulta sobre el sueño',
          '睡眠習慣の面談',
        ],
        [
          '可以先改的習慣',
          'Habits to change first',
          'Les habitudes à changer d’abord',
          'Hábitos que cambiar primero',
          'まず変えられる習慣',
        ],
      ],
    ],
  },
  inhaled: {
    name: [
      '吸入性致敏原',
      'Inhaled allergens',
      'Allergènes respiratoires',
      'Alérgenos inhalados',
      '吸入性アレルゲン',
    ],
    hint: [
      '前三天停用抗敏藥',
      'No allergy tablets for three days',
      'Sans antihistaminique pendant les trois jours précédents',
      'Sin antialérgicos los tres días anteriores',
      '3 日前から抗アレルギー薬を中止',
    ],
    items: [
      [
        [
          '屋塵蟎',
          'House dust mite',
          'Acarien de la poussière',
          'Ácaro del polvo doméstico',
          'ヤケヒョウヒダニ',
        ],
        [
          '家中最常見',
          'The most common at home',
          'Le plus courant à la maison',
          'El más común en casa',
          '家の中で最も多いダニ',
        ],
      ],
      [
        ['粉塵蟎', 'Flour mite', 'Acarien de la farine (D. farinae)', 'Ácaro D. farinae', 'コナヒョウヒダニ'],
        ['床鋪和地毯', 'Beds and carpets', 'Lits et tapis', 'Camas y alfombras', '寝具とカーペット'],
      ],
      [
        ['貓毛', 'Cat', 'Chat', 'Gato', 'ネコ'],
        ['貓的皮屑', 'Cat dander', 'Squames de chat', 'Caspa de gato', 'ネコのフケ'],
      ],
      [
        ['狗毛', 'Dog', 'Chien', 'Perro', 'イヌ'],
        ['狗的皮屑', 'Dog dander', 'Squames de chien', 'Caspa de perro', 'イヌのフケ'],
      ],
      [
        ['蟑螂', 'Cockroach', 'Blatte', 'Cucaracha', 'ゴキブリ'],
        [
          '廚房常見',
          'Common in kitchens',
          'Fréquente dans les cuisines',
          'Común en cocinas',
          '台所によくいます',
        ],
      ],
      [
        ['霉菌', 'Mould', 'Moisissures', 'Moho', 'カビ'],
        ['潮濕環境', 'Damp places', 'Lieux humides', 'Lugares húmedos', '湿気の多い場所'],
      ],
      [
        ['草花粉', 'Grass pollen', 'Pollen de graminées', 'Polen de gramíneas', '草の花粉'],
        ['季節性', 'Seasonal', 'Saisonnier', 'Estacional', '季節性'],
      ],
      [
        ['樹花粉', 'Tree pollen', 'Pollen d’arbres', 'Polen de árboles', '樹木の花粉'],
        ['季節性', 'Seasonal', 'Saisonnier', 'Estacional', '季節性'],
      ],
    ],
  },
  foods: {
    name: [
      '食物致敏原',
      'Food allergens',
      'Allergènes alimentaires',
      'Alérgenos alimentarios',
      '食物アレルゲン',
    ],
    hint: anytime,
    items: [
      [
        ['雞蛋', 'Egg', 'Œuf', 'Huevo', '卵'],
        ['蛋白和蛋黃', 'White and yolk', 'Blanc et jaune', 'Clara y yema', '卵白と卵黄'],
      ],
      [
        ['牛奶', 'Milk', 'Lait', 'Leche', '牛乳'],
        ['牛奶蛋白', 'Milk protein', 'Protéines du lait', 'Proteína de la leche', '牛乳のたんぱく質'],
      ],
      [
        ['花生', 'Peanut', 'Arachide', 'Cacahuete', '落花生'],
        ['花生蛋白', 'Peanut protein', 'Protéines d’arachide', 'Proteína de cacahuete', '落花生のたんぱく質'],
      ],
      [
        ['大豆', 'Soya', 'Soja', 'Soja', '大豆'],
        ['豆製品', 'Soya products', 'Produits au soja', 'Productos de soja', '大豆製品'],
      ],
      [
        ['小麥', 'Wheat', 'Blé', 'Trigo', '小麦'],
        ['麵包和麵', 'Bread and noodles', 'Pain et pâtes', 'Pan y pasta', 'パンと麺'],
      ],
      [
        ['蝦', 'Prawn', 'Crevette', 'Gamba', 'エビ'],
        ['甲殼類', 'Shellfish', 'Crustacés', 'Crustáceos', '甲殻類'],
      ],
      [
        ['蟹', 'Crab', 'Crabe', 'Cangrejo', 'カニ'],
        ['甲殼類', 'Shellfish', 'Crustacés', 'Crustáceos', '甲殻類'],
      ],
      [
        ['魚', 'Fish', 'Poisson', 'Pescado', '魚'],
        ['常見海魚', 'Common sea fish', 'Poissons de mer courants', 'Pescado de mar común', '一般的な海の魚'],
      ],
      [
        ['堅果', 'Tree nuts', 'Fruits à coque', 'Frutos secos', 'ナッツ類'],
        [
          '腰果和核桃',
          'Cashew and walnut',
          'Noix de cajou et noix',
          'Anacardo y nuez',
          'カシューナッツとくるみ',
        ],
      ],
      [
        ['芝麻', 'Sesame', 'Sésame', 'Sésamo', 'ゴマ'],
        ['芝麻製品', 'Sesame products', 'Produits au sésame', 'Productos de sésamo', 'ゴマ製品'],
      ],
    ],
  },
  sports: {
    name: ['運動能力', 'Fitness', 'Condition physique', 'Forma física', '運動能力'],
    hint: [
      '穿運動鞋',
      'Wear sports shoes',
      'Portez des chaussures de sport',
      'Lleve calzado deportivo',
      '運動靴でお越しください',
    ],
    items: [
      [
        [
          '最大攝氧量',
          'Oxygen uptake',
          'Consommation maximale d’oxygène',
          'Consumo máximo de oxígeno',
          '最大酸素摂取量',
        ],
        [
          '心肺耐力',
          'Endurance of heart and lungs',
          'L’endurance du cœur et des poumons',
          'Resistencia del corazón y los pulmones',
          '心肺の持久力',
        ],
      ],
      [
        [
          '關節活動度',
          'Joint movement',
          'Mobilité des articulations',
          'Movilidad de las articulaciones',
          '関節の可動域',
        ],
        [
          '肩、髖、膝',
          'Shoulder, hip, knee',
          'Épaule, hanche, genou',
          'Hombro, cadera, rodilla',
          '肩、股関節、膝',
        ],
      ],
      [
        ['核心肌力', 'Core strength', 'Force du tronc', 'Fuerza del tronco', '体幹の筋力'],
        [
          '腰腹力量',
          'Strength of the trunk',
          'Les muscles du ventre et du dos',
          'Fuerza de abdomen y espalda',
          '腹部と腰の力',
        ],
      ],
      [
        ['步態分析', 'Gait analysis', 'Analyse de la foulée', 'Análisis de la pisada', '歩行・走行分析'],
        ['跑步姿勢', 'How you run', 'Votre façon de courir', 'Su manera de correr', '走るときの姿勢'],
      ],
      [
        ['體成分分析', 'Body composition', 'Composition corporelle', 'Composición corporal', '体組成分析'],
        [
          '肌肉和脂肪分佈',
          'Where muscle and fat are',
          'La répartition des muscles et de la graisse',
          'Dónde están el músculo y la grasa',
          '筋肉と脂肪の分布',
        ],
      ],
      [
        ['運動處方', 'Exercise plan', 'Programme d’exercice', 'Plan de ejercicio', '運動プログラム'],
        [
          '適合你的強度',
          'The right effort for you',
          'L’intensité qui vous convient',
          'La intensidad adecuada para usted',
          'あなたに合った強度',
        ],
      ],
    ],
  },
  brain: {
    name: ['腦部血管', 'Vessels of the brain', 'Vaisseaux du cerveau', 'Vasos del cerebro', '脳の血管'],
    hint: [
      '體內有金屬請先告知',
      'Tell us about any metal in your body',
      'Signalez tout métal dans votre corps',
      'Avísenos si lleva metal en el cuerpo',
      '体内に金属がある方は事前にお知らせください',
    ],
    items: [
      [
        ['腦部磁力共振', 'Brain MRI', 'IRM du cerveau', 'Resonancia cerebral', '脳 MRI'],
        [
          '腦部結構',
          'Structure of the brain',
          'La structure du cerveau',
          'La estructura del cerebro',
          '脳の構造',
        ],
      ],
      [
        [
          '腦血管磁力共振',
          'Brain vessel MRI',
          'IRM des vaisseaux du cerveau',
          'Angiorresonancia cerebral',
          '脳血管 MRI（MRA）',
        ],
        ['腦部血管', 'Vessels of the brain', 'Vaisseaux du cerveau', 'Vasos del cerebro', '脳の血管'],
      ],
      [
        [
          '神經科面談',
          'Talk with a neurologist',
          'Entretien avec un neurologue',
          'Consulta con un neurólogo',
          '神経内科医の面談',
        ],
        [
          '講解影像',
          'Explains the images',
          'Explique les images',
          'Explica las imágenes',
          '画像をご説明します',
        ],
      ],
    ],
  },
} satisfies Record<string, Panel>
