import type { Words } from './words'

/** An instruction for preparation, with its icon. */
export interface PreparationWords {
  icon: string
  text: Words
}

export const packageTexts = {
  version: ['版本', 'Version', 'Version', 'Versión', '種類'],
  standard: [
    '標準 {n} 項',
    'Standard, {n} items',
    'Standard, {n} examens',
    'Estándar, {n} pruebas',
    '標準 {n} 項目',
  ],
  report: [
    '{days} 個工作天內收到報告，醫生會為你講解一次。',
    'The report comes within {days} working days and a doctor explains it once.',
    'Le rapport arrive sous {days} jours ouvrés et un médecin vous l’explique une fois.',
    'El informe llega en {days} días laborables y un médico se lo explica una vez.',
    '報告書は {days} 営業日以内に届き、医師が 1 回ご説明します。',
  ],
  noDiagnosis: [
    '檢查結果供你和醫生參考，不能代替診斷。',
    'Results are for you and your doctor and do not replace a diagnosis.',
    'Les résultats sont destinés à vous et à votre médecin, et ne remplacent pas un diagnostic.',
    'Los resultados son para usted y su médico, y no sustituyen un diagnóstico.',
    '検査結果はご本人と医師の参考のためのもので、診断に代わるものではありません。',
  ],
  notice: [
    [
      '請於預約時間前 10 分鐘到達',
      'Please arrive 10 minutes early',
      'Arrivez 10 minutes avant l’heure du rendez-vous',
      'Llegue 10 minutos antes de la cita',
      '予約時間の 10 分前にお越しください',
    ],
    [
      '懷孕或可能懷孕請先告知，部分項目會改期',
      'Tell us if you may be pregnant; some items will be moved',
      'Signalez une grossesse possible\u00a0; certains examens seront reportés',
      'Avise si puede estar embarazada; algunas pruebas se aplazarán',
      '妊娠中または可能性のある方はお知らせください。一部の項目は日を改めます',
    ],
    [
      '經期內請改期做尿液和婦科項目',
      'If you have your period, please have urine and women’s checks on another day',
      'Reportez les examens d’urine et gynécologiques pendant vos règles',
      'Aplace las pruebas de orina y ginecológicas si tiene la regla',
      '生理中は尿検査と婦人科の項目を別の日にしてください',
    ],
    [
      '付款後 180 天內有效',
      'Valid for 180 days after payment',
      'Valable 180 jours après le paiement',
      'Válido 180 días después del pago',
      'お支払いから 180 日間有効です',
    ],
  ],
} satisfies Record<string, Words | readonly Words[]>

/** `{n}` becomes the hours that the items of the package require. */
export const packagePreparations = {
  idCard: {
    icon: 'identification-card',
    text: [
      '帶身份證或回鄉證正本',
      'Bring your original ID card or permit',
      'Apportez l’original de votre carte d’identité ou permis',
      'Traiga el original de su documento o permiso',
      '身分証または通行証の原本をお持ちください',
    ],
  },
  fasting: {
    icon: 'fork-knife',
    text: [
      '預約時間前 {n} 小時內不要進食，可以喝清水',
      'Nothing to eat for {n} hours before your visit; water is fine',
      'Rien à manger pendant les {n} heures avant la visite\u00a0; l’eau est permise',
      'No coma nada en las {n} horas previas a la visita; el agua está permitida',
      '予約時間の {n} 時間前からは食事をしないでください。水は飲めます',
    ],
  },
  comfortable: {
    icon: 't-shirt',
    text: [
      '穿上下兩件、容易更換的衣服',
      'Wear two pieces that are easy to change',
      'Portez un haut et un bas faciles à retirer',
      'Lleve dos prendas fáciles de cambiar',
      '上下に分かれた、着替えやすい服でお越しください',
    ],
  },
  medicines: {
    icon: 'pill',
    text: [
      '長期服藥請先告知，不要自行停藥',
      'Tell us about medicines you take; do not stop them yourself',
      'Signalez vos traitements\u00a0; ne les arrêtez pas de vous-même',
      'Díganos qué medicación toma; no la deje por su cuenta',
      '服用中の薬をお知らせください。ご自分の判断でやめないでください',
    ],
  },
} satisfies Record<string, PreparationWords>

export const vaccineTexts = {
  specName: ['接種', 'Course', 'Vaccination', 'Vacunación', '接種'],
  oneDose: ['一針', 'One dose', 'Une dose', 'Una dosis', '1 回'],
  allDoses: [
    '全程 {n} 針',
    'All {n} doses',
    'Schéma complet, {n} doses',
    'Pauta completa, {n} dosis',
    '全 {n} 回',
  ],
  gaps: [
    '各針最短相隔：{gaps} 天。',
    'Shortest time between doses: {gaps} days.',
    'Délai minimal entre les doses\u00a0: {gaps} jours.',
    'Tiempo mínimo entre dosis: {gaps} días.',
    '接種の最短間隔：{gaps} 日',
  ],
  nurse: [
    '接種前護士會先了解你的健康和過敏情況；不適合接種時全額退款。',
    'A nurse asks about your health and allergies first; if the vaccine does not suit ' +
      'you, you get a full refund.',
    'Une infirmière vous interroge d’abord sur votre santé et vos allergies\u00a0; si le ' +
      'vaccin ne vous convient pas, vous êtes remboursé en totalité.',
    'Una enfermera le pregunta antes por su salud y sus alergias; si la vacuna no le ' +
      'conviene, se le reembolsa por completo.',
    '接種の前に看護師が健康状態とアレルギーを確認します。接種できないときは全額を返金します。',
  ],
  notice: [
    [
      '發燒或急病期間請改期',
      'Please change the date if you have a fever or are acutely ill',
      'Changez la date en cas de fièvre ou de maladie aiguë',
      'Cambie la fecha si tiene fiebre o una enfermedad aguda',
      '発熱や急な病気のときは日時を変更してください',
    ],
    [
      '接種後留在門店觀察 15 分鐘',
      'Stay at the clinic for 15 minutes afterwards',
      'Restez au centre 15 minutes après le vaccin',
      'Quédese 15 minutos en el centro después',
      '接種後 15 分は店舗でお待ちください',
    ],
    [
      '未滿 18 歲需家長或監護人陪同',
      'Under 18, come with a parent or guardian',
      'Moins de 18\u00a0ans\u00a0: avec un parent ou tuteur',
      'Menores de 18 años, con un padre, madre o tutor',
      '18 歳未満の方は保護者とお越しください',
    ],
  ],
  course: ['接種', 'The course', 'Schéma vaccinal', 'La pauta', 'コース'],
  doses: ['共 {n} 針', 'Doses in all: {n}', 'Doses en tout\u00a0: {n}', 'Dosis en total: {n}', '全 {n} 回'],
  cold: ['冷鏈', 'Kept cold', 'Chaîne du froid', 'Cadena de frío', '低温管理'],
  coldAllTheWay: [
    '全程 2–8°C',
    '2–8°C all the way',
    '2–8\u00a0°C de bout en bout',
    '2–8\u00a0°C en todo momento',
    '全行程 2–8°C',
  ],
} satisfies Record<string, Words | readonly Words[]>

export const vaccinePreparations: readonly PreparationWords[] = [
  {
    icon: 'identification-card',
    text: [
      '帶身份證明和針卡',
      'Bring your ID and vaccination record',
      'Apportez votre pièce d’identité et votre carnet de vaccination',
      'Traiga su documento de identidad y su cartilla de vacunación',
      '身分証と接種記録をお持ちください',
    ],
  },
  {
    icon: 't-shirt',
    text: [
      '穿容易露出上臂的衣服',
      'Wear sleeves that roll up',
      'Portez des manches faciles à relever',
      'Lleve mangas fáciles de subir',
      '腕をまくりやすい服でお越しください',
    ],
  },
  {
    icon: 'fork-knife',
    text: [
      '不用空腹，吃點東西再來',
      'No fasting; eat something first',
      'Inutile d’être à jeun\u00a0; mangez un peu avant',
      'Sin ayunas; coma algo antes',
      '絶食は不要です。軽く食べてお越しください',
    ],
  },
]

export const serviceTexts = {
  specName: ['服務', 'Service', 'Service', 'Servicio', 'サービス'],
  minutes: ['{n} 分鐘', '{n} minutes', '{n} minutes', '{n} minutos', '{n} 分'],
  notice: [
    [
      '不能來請提前取消，讓給其他人',
      'If you cannot come, please cancel so that someone else can',
      'Si vous ne pouvez pas venir, annulez pour laisser la place à quelqu’un d’autre',
      'Si no puede venir, cancele para que otra persona aproveche la hora',
      '来られないときは、ほかの方のために早めにキャンセルしてください',
    ],
    [
      '每人同一服務一次預約一個時段',
      'One appointment at a time for each person and service',
      'Un seul rendez-vous à la fois par personne et par service',
      'Una sola cita a la vez por persona y servicio',
      '同じサービスの予約は、お一人様 1 件ずつです',
    ],
  ],
} satisfies Record<string, Words | readonly Words[]>
