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
    name: [
      '健康諮詢 20 分鐘',
      'A 20-minute health talk',
      'Conseil santé de 20 minutes',
      'Consulta de salud de 20 minutos',
      '健康相談 20 分',
    ],
    sellPoint: [
      '與護士談談，決定下一步',
      'Talk with a nurse and decide what next',
      'Parlez avec une infirmière et décidez de la suite',
      'Hable con una enfermera y decida el siguiente paso',
      '看護師と話して、次の一歩を決めましょう',
    ],
    category: 'service-free',
    channel: 'free',
    minutes: 20,
    ageMin: 16,
    ageMax: null,
    eligibility: [
      '適合 16 歲或以上人士',
      'For people aged 16 or over',
      'À partir de 16 ans',
      'A partir de 16 años',
      '16 歳以上の方',
    ],
    about: [
      '帶備近期的報告或藥單，護士會聽你說，並告訴你可以做哪些檢查。諮詢不會開藥。',
      'Bring recent reports or a list of your medicines. A nurse listens and tells you which checks make sense. No medicine is prescribed.',
      'Apportez vos rapports récents ou la liste de vos médicaments. Une infirmière vous écoute et vous dit quels examens sont utiles. Aucun médicament n’est prescrit.',
      'Traiga informes recientes o la lista de sus medicamentos. Una enfermera le escucha y le dice qué pruebas pueden hacerse. No se recetan medicamentos.',
      '最近の報告書やお薬のリストをお持ちください。看護師がお話をうかがい、どんな検査があるかをお伝えします。お薬の処方はありません。',
    ],
    keys: [
      [
        'users',
        ['面對面', 'In person', 'En face à face', 'En persona', '対面'],
        [
          '一對一，不用趕',
          'One to one, without hurry',
          'En tête-à-tête, sans hâte',
          'Individual y sin prisas',
          '一対一で、ゆっくりと',
        ],
      ],
    ],
    tags: ['free'],
  },
  {
    slug: 'blood-pressure',
    name: [
      '免費量血壓',
      'Free blood pressure check',
      'Mesure gratuite de la tension',
      'Control gratuito de la tensión',
      '無料の血圧測定',
    ],
    sellPoint: [
      '十分鐘，連續量三次',
      'Ten minutes, measured three times',
      'Dix minutes, trois mesures',
      'Diez minutos, tres mediciones',
      '10 分で 3 回続けて測定',
    ],
    category: 'service-free',
    channel: 'free',
    minutes: 10,
    ageMin: 18,
    ageMax: null,
    eligibility: [
      '適合 18 歲或以上人士',
      'For people aged 18 or over',
      'À partir de 18 ans',
      'A partir de 18 años',
      '18 歳以上の方',
    ],
    about: [
      '坐下休息五分鐘後量度，結果寫在小卡上帶走。',
      'Measured after five minutes of rest; you take the values home on a card.',
      'Mesure après cinq minutes de repos assis\u00a0; vous repartez avec les valeurs sur une carte.',
      'Se mide tras cinco minutos de reposo sentado; se lleva los valores en una tarjeta.',
      '5 分間座って休んだあとに測ります。結果はカードに書いてお渡しします。',
    ],
    keys: [
      [
        'heartbeat',
        ['血壓', 'Blood pressure', 'Tension artérielle', 'Tensión arterial', '血圧'],
        ['取三次平均', 'The mean of three', 'La moyenne de trois mesures', 'La media de tres', '3 回の平均'],
      ],
    ],
    tags: ['free', 'same-day'],
  },
  {
    slug: 'blood-donor',
    name: [
      '捐血前檢查',
      'Check before giving blood',
      'Contrôle avant un don de sang',
      'Revisión antes de donar sangre',
      '献血前の検査',
    ],
    sellPoint: [
      '血紅蛋白、血壓和問卷',
      'Haemoglobin, blood pressure and a questionnaire',
      'Hémoglobine, tension et questionnaire',
      'Hemoglobina, tensión y cuestionario',
      'ヘモグロビン、血圧、問診',
    ],
    category: 'service-free',
    channel: 'free',
    minutes: 20,
    ageMin: 16,
    ageMax: 65,
    eligibility: [
      '適合 16–65 歲、體重 41 公斤或以上人士',
      'For ages 16–65, weight 41 kg or more',
      'De 16 à 65 ans, à partir de 41 kg',
      'De 16 a 65 años, con 41 kg o más',
      '16〜65 歳、体重 41 kg 以上の方',
    ],
    about: [
      '先看看當天是否適合捐血，再由你決定。',
      'See first whether the day is right for giving blood; then you decide.',
      'Voyez d’abord si le jour convient pour donner\u00a0; ensuite, c’est vous qui décidez.',
      'Vea primero si ese día puede donar sangre; después, usted decide.',
      'まず当日献血できる状態かを確かめ、そのうえでご自身でお決めください。',
    ],
    keys: [
      [
        'drop',
        ['血紅蛋白', 'Haemoglobin', 'Hémoglobine', 'Hemoglobina', 'ヘモグロビン'],
        [
          '指尖一滴血',
          'One drop from a finger',
          'Une goutte au bout du doigt',
          'Una gota de sangre del dedo',
          '指先から血液 1 滴',
        ],
      ],
    ],
    tags: ['free'],
  },
  {
    slug: 'vaccine-advice',
    name: [
      '疫苗紀錄核對',
      'Vaccination record check',
      'Contrôle du carnet de vaccination',
      'Revisión de la cartilla de vacunación',
      '予防接種記録の確認',
    ],
    sellPoint: [
      '看看漏了哪一針',
      'See which dose was missed',
      'Pour voir quelle dose manque',
      'Vea qué dosis falta',
      '受けていない回を確認',
    ],
    category: 'service-free',
    channel: 'free',
    minutes: 15,
    ageMin: 0,
    ageMax: null,
    eligibility: [
      '任何年齡，請帶針卡',
      'Any age; please bring the record',
      'À tout âge\u00a0; apportez votre carnet',
      'A cualquier edad; traiga la cartilla',
      '年齢を問いません。接種記録をお持ちください',
    ],
    about: [
      '護士核對你的針卡，按年齡和行程列出可考慮的疫苗。',
      'A nurse reads your record and lists vaccines to consider for your age and plans.',
      'Une infirmière lit votre carnet et indique les vaccins à envisager selon votre âge et vos voyages.',
      'Una enfermera revisa su cartilla y le indica qué vacunas considerar según su edad y sus viajes.',
      '看護師が接種記録を確認し、年齢や旅行の予定に合わせて検討できるワクチンをお伝えします。',
    ],
    keys: [
      [
        'syringe',
        ['針卡', 'Record', 'Carnet de vaccination', 'Cartilla de vacunación', '接種記録'],
        ['大人小孩都可以', 'Adults and children', 'Adultes et enfants', 'Adultos y niños', '大人も子どもも'],
      ],
    ],
    tags: ['free', 'family'],
  },
  {
    slug: 'report-reading',
    name: [
      '報告講解 15 分鐘',
      'Report explained, 15 minutes',
      'Explication du rapport, 15 minutes',
      'Explicación del informe, 15 minutos',
      '報告書の説明 15 分',
    ],
    sellPoint: [
      '別處做的報告也可以',
      'Reports from elsewhere are welcome',
      'Les rapports faits ailleurs sont les bienvenus',
      'También informes hechos en otro lugar',
      'ほかで受けた健診の報告書もどうぞ',
    ],
    category: 'service-free',
    channel: 'free',
    minutes: 15,
    ageMin: 18,
    ageMax: null,
    eligibility: [
      '適合 18 歲或以上人士',
      'For people aged 18 or over',
      'À partir de 18 ans',
      'A partir de 18 años',
      '18 歳以上の方',
    ],
    about: [
      '護士用平白的話說明每一項，需要時建議你看哪一科。',
      'A nurse explains each item in plain words and says which doctor to see if needed.',
      'Une infirmière explique chaque point avec des mots simples et, au besoin, vous dit quel médecin consulter.',
      'Una enfermera explica cada punto con palabras sencillas y, si hace falta, le dice a qué especialista acudir.',
      '看護師が各項目をわかりやすい言葉で説明し、必要に応じて受診する科をご案内します。',
    ],
    keys: [
      [
        'file-text',
        ['逐項說明', 'Item by item', 'Point par point', 'Punto por punto', '項目ごとの説明'],
        ['哪些要留意', 'What to watch', 'Ce qu’il faut surveiller', 'Qué conviene vigilar', '気をつけること'],
      ],
    ],
    tags: ['free', 'popular'],
  },
  {
    slug: 'diet',
    name: [
      '飲食小組 60 分鐘',
      'Food and eating group, 60 minutes',
      'Groupe alimentation, 60 minutes',
      'Grupo de alimentación, 60 minutos',
      '食事のグループ 60 分',
    ],
    sellPoint: [
      '營養師帶領，八人一組',
      'Led by a dietitian, groups of eight',
      'Animé par une diététicienne, huit personnes',
      'Dirigido por una nutricionista, grupos de ocho',
      '管理栄養士が進行、8 人のグループ',
    ],
    category: 'service-free',
    channel: 'free',
    minutes: 60,
    ageMin: 18,
    ageMax: null,
    eligibility: [
      '適合 18 歲或以上人士',
      'For people aged 18 or over',
      'À partir de 18 ans',
      'A partir de 18 años',
      '18 歳以上の方',
    ],
    about: [
      '學看營養標籤，定一個做得到的小目標。',
      'Learn to read labels and set one small goal that you can keep.',
      'Apprenez à lire les étiquettes et fixez-vous un petit objectif que vous pourrez tenir.',
      'Aprenda a leer las etiquetas y fíjese una pequeña meta que pueda cumplir.',
      '栄養表示の読み方を学び、無理のない小さな目標を立てます。',
    ],
    keys: [
      [
        'pill',
        ['小組', 'Group', 'Groupe', 'Grupo', 'グループ'],
        [
          '互相分享',
          'Share with others',
          'Partager avec les autres',
          'Compartir con otros',
          'みんなで話し合い',
        ],
      ],
    ],
    tags: ['free'],
  },
  {
    slug: 'health-talk',
    name: [
      '健康講座：秋冬呼吸道',
      'Health talk: airways in winter',
      'Conférence santé\u00a0: les voies respiratoires en hiver',
      'Charla de salud: las vías respiratorias en invierno',
      '健康講座：秋冬の呼吸器',
    ],
    sellPoint: [
      '每星期一題，可現場提問',
      'A new topic each week, with questions',
      'Un thème par semaine, avec vos questions',
      'Un tema cada semana, con preguntas',
      '毎週新しいテーマ、質問もその場で',
    ],
    category: 'service-free',
    channel: 'free',
    minutes: 45,
    ageMin: 12,
    ageMax: null,
    eligibility: [
      '適合 12 歲或以上人士',
      'For people aged 12 or over',
      'À partir de 12 ans',
      'A partir de 12 años',
      '12 歳以上の方',
    ],
    about: [
      '由家庭醫生主講，歡迎家人一起來。',
      'Given by a family doctor; bring your family.',
      'Par un médecin de famille\u00a0; venez avec vos proches.',
      'La imparte un médico de familia; venga con los suyos.',
      '家庭医がお話しします。ご家族でお越しください。',
    ],
    keys: [
      [
        'users',
        ['一起來', 'Come together', 'Venir ensemble', 'Vengan juntos', 'ご一緒に'],
        [
          '座位有限，先到先得',
          'Seats are limited',
          'Places limitées, premiers arrivés, premiers servis',
          'Plazas limitadas, por orden de llegada',
          '席に限りがあります（先着順）',
        ],
      ],
    ],
    tags: ['free', 'family'],
  },
  {
    slug: 'north-channel',
    name: [
      '北京免費諮詢通道',
      'Beijing free advice channel',
      'Conseil gratuit pour Pékin',
      'Asesoramiento gratuito para Pekín',
      '北京受診の無料相談',
    ],
    sellPoint: [
      '需實名，適合在北京看診的人',
      'With ID; for people who will see a doctor in Beijing',
      'Avec pièce d’identité\u00a0; pour qui va consulter un médecin à Pékin',
      'Con documento; para quien va a ir al médico en Pekín',
      '本人確認が必要。北京で受診する方に',
    ],
    category: 'service-cross',
    channel: 'bjFree',
    minutes: 30,
    ageMin: 18,
    ageMax: null,
    eligibility: [
      '適合 18 歲或以上、已填證件號碼的人士',
      'For people aged 18 or over with an ID number on file',
      'À partir de 18 ans, numéro de pièce d’identité enregistré',
      'A partir de 18 años, con el número de documento registrado',
      '18 歳以上で、証明書番号を登録済みの方',
    ],
    about: [
      '協調員了解你的情況，說明在北京看診的步驟、要帶的文件和大約的費用。',
      'A coordinator listens and explains the steps, papers and rough cost of seeing a doctor in Beijing.',
      'Un coordinateur vous écoute et explique les démarches, les documents à apporter et le coût approximatif d’une consultation à Pékin.',
      'Un coordinador le escucha y le explica los pasos, los papeles necesarios y el coste aproximado de ir al médico en Pekín.',
      'コーディネーターがお話をうかがい、北京での受診の流れ、必要な書類、おおよその費用をご説明します。',
    ],
    keys: [
      [
        'identification-card',
        ['實名', 'With ID', 'Avec pièce d’identité', 'Con documento', '本人確認'],
        [
          '請先在預約人資料填證件',
          'Add the ID to the person first',
          'Ajoutez d’abord la pièce d’identité à la fiche de la personne',
          'Añada antes el documento a los datos de la persona',
          '先に受診者の情報に証明書を登録してください',
        ],
      ],
    ],
    tags: ['free', 'cross'],
  },
]
