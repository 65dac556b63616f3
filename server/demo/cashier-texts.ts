import type { Language } from '../../contract/constants/enums'

interface CashierText {
  title: string
  amount: string
  order: string
  subject: string
  way: string
  until: string
  wechat: string
  alipay: string
  note: string
  pay: string
  refuse: string
  hang: string
  twice: string
  back: string
  list: string
  none: string
  pending: string
  paid: string
  refused: string
  hanging: string
  closed: string
  missing: string
  /** `{amount}`: the refunded amount */
  refunded: string
}

/** Texts of the cashier, which buyers see during a payment, in every language of the app. */
export const cashierTexts: Record<Language, CashierText> = {
  'zh-Hant': {
    title: '收銀台',
    amount: '應付',
    order: '訂單編號',
    subject: '內容',
    way: '付款方式',
    until: '付款期限',
    wechat: '微信支付',
    alipay: '支付寶',
    note: '這是試用收銀台，不會收取任何款項。請選擇這筆付款的結果。',
    pay: '付款',
    refuse: '拒絕付款',
    hang: '不回覆，直接返回',
    twice: '付款兩次',
    back: '返回',
    list: '最近的付款',
    none: '還沒有付款。在應用中提交訂單並選擇付款方式後，收銀台會自動打開。',
    pending: '待處理',
    paid: '已付款',
    refused: '付款被拒絕，可再試一次',
    hanging: '付款方仍未回覆',
    closed: '付款期限已過，不能再付款',
    missing: '找不到這筆付款',
    refunded: '已退回 HK$ {amount}',
  },
  'zh-Hans': {
    title: '收银台',
    amount: '应付',
    order: '订单编号',
    subject: '内容',
    way: '付款方式',
    until: '付款期限',
    wechat: '微信支付',
    alipay: '支付宝',
    note: '这是试用收银台，不会收取任何款项。请选择这笔付款的结果。',
    pay: '付款',
    refuse: '拒绝付款',
    hang: '不回复，直接返回',
    twice: '付款两次',
    back: '返回',
    list: '最近的付款',
    none: '还没有付款。在应用中提交订单并选择付款方式后，收银台会自动打开。',
    pending: '待处理',
    paid: '已付款',
    refused: '付款被拒绝，可再试一次',
    hanging: '付款方仍未回复',
    closed: '付款期限已过，不能再付款',
    missing: '找不到这笔付款',
    refunded: '已退回 HK$ {amount}',
  },
  en: {
    title: 'Cashier',
    amount: 'To pay',
    order: 'Order number',
    subject: 'For',
    way: 'Payment method',
    until: 'Pay by',
    wechat: 'WeChat Pay',
    alipay: 'Alipay',
    note: 'This is a sandbox cashier: no money is taken. Choose how this payment ends.',
    pay: 'Pay',
    refuse: 'Refuse the payment',
    hang: 'Answer nothing and go back',
    twice: 'Pay twice',
    back: 'Go back',
    list: 'Recent payments',
    none: 'There is no payment yet. The cashier opens by itself when an order is paid in the app.',
    pending: 'Open',
    paid: 'Paid',
    refused: 'The payment was refused; it can be tried again',
    hanging: 'The payer has not answered yet',
    closed: 'The time to pay is over',
    missing: 'There is no such payment',
    refunded: 'HK$ {amount} was refunded',
  },
  fr: {
    title: 'Caisse',
    amount: 'À payer',
    order: 'Numéro de commande',
    subject: 'Objet',
    way: 'Moyen de paiement',
    until: 'À payer avant',
    wechat: 'WeChat Pay',
    alipay: 'Alipay',
    note: 'Ceci est une caisse d’essai\u00a0: aucun montant n’est prélevé. Choisissez l’issue de ce paiement.',
    pay: 'Payer',
    refuse: 'Refuser le paiement',
    hang: 'Revenir sans répondre',
    twice: 'Payer deux fois',
    back: 'Retour',
    list: 'Paiements récents',
    none:
      'Aucun paiement pour le moment. La caisse s’ouvre d’elle-même quand une commande est payée ' +
      'dans l’application.',
    pending: 'En attente',
    paid: 'Payé',
    refused: 'Le paiement a été refusé\u00a0; vous pouvez réessayer',
    hanging: 'Le prestataire de paiement n’a pas encore répondu',
    closed: 'Le délai de paiement est dépassé',
    missing: 'Ce paiement est introuvable',
    refunded: 'HK$ {amount} remboursés',
  },
  es: {
    title: 'Caja',
    amount: 'A pagar',
    order: 'Número de pedido',
    subject: 'Concepto',
    way: 'Forma de pago',
    until: 'Pagar antes de',
    wechat: 'WeChat Pay',
    alipay: 'Alipay',
    note: 'Esta es una caja de prueba: no se cobra nada. Elija cómo termina este pago.',
    pay: 'Pagar',
    refuse: 'Rechazar el pago',
    hang: 'Volver sin responder',
    twice: 'Pagar dos veces',
    back: 'Volver',
    list: 'Pagos recientes',
    none: 'Todavía no hay pagos. La caja se abre sola al pagar un pedido en la aplicación.',
    pending: 'Pendiente',
    paid: 'Pagado',
    refused: 'El pago fue rechazado; puede intentarlo de nuevo',
    hanging: 'El proveedor de pago aún no ha respondido',
    closed: 'El plazo de pago ha terminado',
    missing: 'No se encuentra este pago',
    refunded: 'Se reembolsaron HK$ {amount}',
  },
  ja: {
    title: 'お支払い',
    amount: 'お支払い金額',
    order: '注文番号',
    subject: '内容',
    way: '支払方法',
    until: '支払期限',
    wechat: 'WeChat Pay',
    alipay: 'Alipay',
    note: 'これは試用のお支払い画面で、実際の請求はありません。この支払いの結果を選んでください。',
    pay: '支払う',
    refuse: '支払いを拒否する',
    hang: '応答せずに戻る',
    twice: '二重に支払う',
    back: '戻る',
    list: '最近の支払い',
    none: '支払いはまだありません。アプリで注文を支払うと、この画面が自動で開きます。',
    pending: '処理待ち',
    paid: '支払済み',
    refused: '支払いが拒否されました。もう一度お試しください',
    hanging: '決済事業者からまだ応答がありません',
    closed: '支払期限を過ぎました',
    missing: 'この支払いは見つかりません',
    refunded: 'HK$ {amount} を返金しました',
  },
}
