import type { Words } from './words'

/**
 * Moments at which permission for a message is requested: after booking, payment and shipping, in the queue,
 * for a report.
 */
export const messageTemplates: readonly (readonly [
  useType: string,
  id: string,
  title: Words,
  content: Words,
])[] = [
  [
    '1',
    'tmpl-booking-confirmed',
    [
      '預約成功通知',
      'Appointment confirmed',
      'Rendez-vous confirmé',
      'Cita confirmada',
      '予約完了のお知らせ',
    ],
    [
      '項目、門店、日期與時間、注意事項',
      'Service, clinic, date and time, how to prepare',
      'Service, centre, date et heure, préparation',
      'Servicio, centro, fecha y hora, preparación',
      '項目、店舗、日時、注意事項',
    ],
  ],
  [
    '2',
    'tmpl-booking-reminder',
    ['預約提醒', 'Appointment reminder', 'Rappel de rendez-vous', 'Recordatorio de cita', '予約日のお知らせ'],
    [
      '項目、門店、時間、溫馨提示',
      'Service, clinic, time, reminder',
      'Service, centre, heure, rappel',
      'Servicio, centro, hora, recordatorio',
      '項目、店舗、時間、ご案内',
    ],
  ],
  [
    '3',
    'tmpl-order-paid',
    ['付款成功通知', 'Payment received', 'Paiement reçu', 'Pago recibido', 'お支払い完了のお知らせ'],
    [
      '訂單編號、金額、付款時間',
      'Order number, amount, time of payment',
      'Numéro de commande, montant, heure du paiement',
      'Número de pedido, importe, hora del pago',
      '注文番号、金額、お支払い時刻',
    ],
  ],
  [
    '4',
    'tmpl-order-shipped',
    [
      '發貨通知',
      'Your order is on its way',
      'Votre commande est expédiée',
      'Su pedido está en camino',
      '発送のお知らせ',
    ],
    [
      '訂單編號、物流公司、運單號',
      'Order number, carrier, parcel number',
      'Numéro de commande, transporteur, numéro de colis',
      'Número de pedido, transportista, número de envío',
      '注文番号、配送会社、伝票番号',
    ],
  ],
  [
    '5',
    'tmpl-queue-near',
    ['輪候進度提醒', 'Your turn is near', 'Votre tour approche', 'Se acerca su turno', 'まもなく順番です'],
    [
      '你的號碼、目前叫號、前面人數',
      'Your number, number called, people ahead',
      'Votre numéro, numéro appelé, personnes avant vous',
      'Su número, número llamado, personas por delante',
      'お客様の番号、呼び出し中の番号、お待ちの人数',
    ],
  ],
  [
    '6',
    'tmpl-report-ready',
    [
      '報告已出',
      'Your report is ready',
      'Votre rapport est prêt',
      'Su informe está listo',
      '報告書ができました',
    ],
    [
      '檢查人、項目、報告日期',
      'Person, service, date of the report',
      'Personne, service, date du rapport',
      'Persona, servicio, fecha del informe',
      '受診者、項目、報告日',
    ],
  ],
]
