import { button, checkbox, type ChosenRow, inSheet, radio, tab } from './chosen-row'
import {
  buyer,
  certificates,
  coupons,
  enterprise,
  onDuty,
  paidParcel,
  points,
  provenOwner,
  receivedParcel,
  recipients,
  unpaidParcel,
  visitedDoctor,
} from './chosen-scenes'

const parcel = 'pages-shopping/subOrder/subOrder'
const review = 'pages-order/reviews/review'
const doctorBooking = 'pages-clinic/doctor-booking/doctor-booking'
const refund = 'pages-order/refund/refund'
const enterpriseGoods = 'pages-mine/enterprise-goods/enterprise-goods'
const queue = 'pages-clinic/queue/queue'
const orderForm = 'pages-goods/goods-comfirm/goods-comfirm'
/** The address names a seeded clinic, so that the form does not ask for a region. */
const placeOrder = [
  radio('付款後再約'),
  { label: '購買人姓名', value: '陳小明' },
  { label: '聯絡電話', value: '91234567' },
  checkbox(/我已閱讀並同意/),
  button(/^去付款/),
]
const edit = 'pages-mine/booking-person/edit-person'
const anonymous = { role: 'switch', name: '匿名評價' }

/** Controls that a new account sees only after some action through the API. */
export const madeRows: readonly ChosenRow[] = [
  {
    what: 'the stars for a doctor',
    files: ['star-choice/index.tsx', 'review/review-sheet.tsx'],
    route: doctorBooking,
    scene: visitedDoctor,
    before: [button('寫評價')],
    control: inSheet(radio('4 星')),
    isIconOnly: true,
  },
  {
    what: 'an anonymous review of a doctor',
    files: ['review/review-sheet.tsx'],
    route: doctorBooking,
    scene: visitedDoctor,
    before: [button('寫評價')],
    control: inSheet(anonymous),
  },
  {
    what: 'the stars for goods',
    files: ['star-choice/index.tsx', 'reviews/review-form.tsx'],
    route: review,
    scene: receivedParcel,
    control: radio('4 星'),
    isIconOnly: true,
  },
  {
    what: 'a tag of a review of goods',
    files: ['reviews/tag-choice.tsx'],
    route: review,
    scene: receivedParcel,
    control: checkbox(/./),
  },
  {
    what: 'an anonymous review of goods',
    files: ['reviews/review-form.tsx'],
    route: review,
    scene: receivedParcel,
    control: anonymous,
  },
  {
    what: 'the reason of a refund',
    files: ['refund/refund-fields.tsx'],
    route: refund,
    scene: paidParcel,
    control: radio('買錯了'),
  },
  {
    what: 'a line of a refund',
    files: ['refund/refund-lines.tsx'],
    route: refund,
    scene: paidParcel,
    control: checkbox(/^益生菌沖劑/),
  },
  {
    what: 'all lines of a refund',
    files: ['refund/refund-lines.tsx'],
    route: refund,
    scene: paidParcel,
    control: checkbox(/^全部|全選/),
  },
  {
    what: 'the recipient of a parcel',
    files: ['components/recipient-card.tsx'],
    route: parcel,
    scene: recipients,
    control: radio(/^王芳/),
  },
  {
    what: 'the certificate for a parcel from abroad',
    files: ['components/certificate-card.tsx'],
    route: parcel,
    scene: certificates,
    control: radio(/^WONG FONG/),
  },
  {
    what: 'no coupon for an order',
    files: ['coupon-sheet/index.tsx'],
    route: parcel,
    scene: coupons,
    before: [{ role: 'link', name: /已代選/ }],
    control: inSheet(radio('不使用優惠券')),
    reopen: [{ role: 'link', name: /可用，未選/ }],
  },
  {
    what: 'points for an order',
    files: ['reductions-card/index.tsx'],
    route: parcel,
    scene: points,
    control: { role: 'switch', name: /積分/ },
  },
  {
    what: 'the default recipient',
    files: ['personal-list/default-switch.tsx'],
    route: 'pages-shopping/personal-list/personal-edit',
    scene: async (world) => {
      await recipients(world)
      return ''
    },
    control: { role: 'switch', name: '設為預設收件人' },
  },
  {
    what: 'a merchant of an enterprise',
    files: ['enterprise-login/enterprise-form.tsx'],
    route: 'pages-mine/enterprise-login/enterprise-login',
    scene: () => Promise.resolve(''),
    before: [{ label: '邀請碼', value: 'HARBOUR2026' }, button('下一步')],
    control: radio('海澄健康選物'),
  },
  {
    what: 'a kind of goods of an enterprise',
    files: ['enterprise-goods/enterprise-list.tsx'],
    route: enterpriseGoods,
    scene: enterprise,
    control: radio(/^服務/),
  },
  {
    what: 'a version of goods of an enterprise',
    files: ['enterprise-goods/goods-sheet.tsx'],
    route: enterpriseGoods,
    scene: enterprise,
    before: [{ role: 'link', name: /./ }],
    control: inSheet(radio(/./)),
  },
  {
    what: 'a state of orders of an enterprise',
    files: ['enterprise-order/enterprise-order.tsx'],
    route: 'pages-order/enterprise-order/enterprise-order',
    scene: enterprise,
    control: tab(/^已完成/),
  },
  {
    what: 'the channel of a topic’s messages',
    files: ['messages/choices-sheet.tsx'],
    route: 'pages-mine/messages/messages',
    scene: () => Promise.resolve('choices=1'),
    control: inSheet(radio(/./)),
  },
  {
    what: 'a payment method of an order',
    files: ['pay-type-sheet/index.tsx'],
    route: 'pages-order/order-info/order-info',
    scene: unpaidParcel,
    only: { target: 'h5', because: 'a mini-program starts WeChat Pay without a choice' },
    control: inSheet(radio(/./)),
  },
  {
    what: 'a month of birth on its wheel',
    files: ['wheel/index.tsx'],
    route: edit,
    scene: () => Promise.resolve(''),
    before: [button(/^出生日期/)],
    control: { role: 'option', name: /月$/ },
  },
  {
    what: 'a region on its wheel',
    files: ['region-picker/index.tsx', 'wheel/index.tsx'],
    route: edit,
    scene: () => Promise.resolve(''),
    before: [button(/^地區/)],
    control: { role: 'option', name: /^澳門/ },
  },
  {
    what: 'the proof of ownership before a change of number',
    files: ['personal-data/proof-fields.tsx'],
    route: 'pages-mine/my-servince/personal-data/personal-data',
    scene: provenOwner,
    before: [{ role: 'link', name: /^手機號碼/ }],
    control: inSheet(radio(/^驗證碼發送至/)),
  },
  {
    what: 'a department with a doctor on duty',
    files: ['components/line-fields.tsx'],
    route: queue,
    scene: onDuty,
    control: radio('牙科'),
  },
  {
    what: 'the queue of a doctor on duty',
    files: ['components/line-fields.tsx'],
    route: queue,
    scene: onDuty,
    control: radio(/繁\s/),
  },
  {
    what: 'the first free doctor of a department',
    files: ['components/line-fields.tsx'],
    route: queue,
    scene: onDuty,
    before: [radio('牙科'), radio(/繁\s/)],
    control: radio(/^最快可見的醫生/),
  },
  {
    what: 'the person who joins a queue',
    files: ['components/person-field.tsx'],
    route: queue,
    scene: onDuty,
    control: radio(/^李小玲/),
  },
  {
    what: 'a payment method of an order just placed',
    files: ['components/pay-step.tsx'],
    route: orderForm,
    scene: buyer,
    only: { target: 'h5', because: 'a mini-program has a single payment method: the next row' },
    before: placeOrder,
    control: radio(/支付/),
  },
  {
    what: 'the only payment method of a mini-program',
    files: ['components/pay-step.tsx'],
    route: orderForm,
    scene: buyer,
    only: { target: 'weapp', because: 'the web has two payment methods: the previous row' },
    before: placeOrder,
    control: radio(/支付/),
    isShown: true,
  },
]
