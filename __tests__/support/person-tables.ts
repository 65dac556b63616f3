/** What happens to a table's rows when their account is exported and deleted. */
export interface PersonTable {
  /**
   * The part of the export that contains the rows, or the reason why they are not exported (begins with "not:
   * ").
   */
  exported: string
  /** Rows that remain after the deletion: their text columns, and the reason. Absent: no row remains. */
  kept?: { columns: readonly string[]; because: string }
}

const statistics = 'counts of a campaign, of an account without a name'
const accounting = 'accounting: without a name'

/** Every table with rows about a person, as found by the walk through the schema. */
export const personTables: Readonly<Record<string, PersonTable>> = {
  access_record: {
    exported: 'accessRecords',
    kept: { columns: ['actor', 'action', 'purpose'], because: 'three years; ids and kinds, no name' },
  },
  account_key: { exported: 'not: the key of the account, without which nothing of it opens' },
  app_user: {
    exported: 'account',
    kept: { columns: ['headimg_url'], because: 'orders refer to it; the picture is the neutral one' },
  },
  bargain_cut: { exported: 'bargainCuts', kept: { columns: [], because: statistics } },
  bargain_user: { exported: 'bargains', kept: { columns: ['cut_plan'], because: statistics } },
  brand_follow: { exported: 'followedBrands' },
  browse_record: { exported: 'browseHistory' },
  compare_entry: { exported: 'comparison' },
  coupon_code_item: { exported: 'couponCodes', kept: { columns: ['code'], because: 'a code is used once' } },
  coupon_package_receive: { exported: 'couponPackages' },
  coupon_user: { exported: 'coupons', kept: { columns: ['source', 'serial'], because: accounting } },
  discount_use: { exported: 'discounts', kept: { columns: ['code'], because: accounting } },
  doctor_booking: {
    exported: 'doctorAppointments',
    kept: {
      columns: ['booking_no', 'date', 'time'],
      because: 'the clinic keeps a record of its days: without a name',
    },
  },
  doctor_offer: {
    exported: 'offeredTimes',
    kept: { columns: ['date', 'time'], because: 'belongs to the request to a doctor' },
  },
  doctor_review: {
    exported: 'doctorReviews',
    kept: { columns: ['content', 'author_text', 'date'], because: 'public, by "anonymous"' },
  },
  enterprise_member: { exported: 'enterpriseMembership' },
  enterprise_order: { exported: 'enterpriseOrders', kept: { columns: [], because: accounting } },
  enterprise_use: { exported: 'enterpriseQuota', kept: { columns: [], because: accounting } },
  favourite: { exported: 'favourites' },
  feedback: { exported: 'feedback' },
  feedback_answer: { exported: 'feedback' },
  fission_record: { exported: 'invitations', kept: { columns: [], because: statistics } },
  fission_reward: { exported: 'referralRewards', kept: { columns: [], because: statistics } },
  fission_user: { exported: 'referrals', kept: { columns: [], because: statistics } },
  groupon_group: { exported: 'groupBuys', kept: { columns: [], because: statistics } },
  groupon_user: { exported: 'groupBuys', kept: { columns: [], because: statistics } },
  growth_record: { exported: 'growthValue' },
  idempotency_key: { exported: 'not: answers that were given before, kept for a week' },
  invoice: {
    exported: 'invoices',
    kept: { columns: ['invoice_no', 'answer'], because: accounting },
  },
  logistics_trace: { exported: 'parcels', kept: { columns: ['step', 'place'], because: accounting } },
  login_code: { exported: 'not: a hash, kept for two hours' },
  login_failure: { exported: 'not: counts wrong passwords for a few minutes' },
  member: { exported: 'membership' },
  message_choice: { exported: 'messageChoices' },
  message_grant: { exported: 'messagePermissions' },
  order_booking: {
    exported: 'appointments',
    kept: { columns: ['spu_name', 'spec_info', 'pic_url', 'date', 'time'], because: accounting },
  },
  order_info: {
    exported: 'orders',
    kept: {
      columns: ['order_no', 'offer_kind', 'discount_code', 'pay_type', 'cancel_reason'],
      because: accounting,
    },
  },
  order_item: {
    exported: 'orders',
    kept: { columns: ['spu_name', 'spec_info', 'pic_url'], because: accounting },
  },
  order_logistics: { exported: 'parcels', kept: { columns: ['carrier', 'number'], because: accounting } },
  order_refund: {
    exported: 'refunds',
    kept: { columns: ['refund_no', 'reason', 'answer'], because: accounting },
  },
  order_refund_item: { exported: 'refunds', kept: { columns: [], because: accounting } },
  payment: {
    exported: 'payments',
    kept: { columns: ['pay_type', 'channel', 'provider_ref', 'return_url'], because: accounting },
  },
  person: { exported: 'persons' },
  physical_report: { exported: 'reports' },
  points_account: { exported: 'points' },
  points_record: { exported: 'points' },
  queue_ticket: {
    exported: 'queueTickets',
    kept: { columns: ['date'], because: 'the numbers of a queue must stay consecutive: without a name' },
  },
  review: {
    exported: 'reviews',
    kept: { columns: ['tags', 'content', 'author_text', 'date', 'reply'], because: 'public, by "anonymous"' },
  },
  session: { exported: 'sessions' },
  shopping_cart: { exported: 'cart' },
  slot_watch: { exported: 'watches' },
  upload: { exported: 'uploads' },
  upload_policy: { exported: 'not: a permission to upload, for minutes' },
  user_address: { exported: 'addresses' },
  user_certificate: { exported: 'certificates' },
  user_identity: { exported: 'signInWays' },
  user_message: { exported: 'messages' },
  waiting_entry: { exported: 'waitingLists' },
  wechat_task: { exported: 'wechatTasks' },
}

/**
 * Columns whose names suggest personal data but have none, or that contain keyed hashes deleted within a day.
 */
export const nobodysColumns: Readonly<Record<string, string>> = {
  'article.author': 'an editor, by name',
  'attempt_window.key': 'keyed hash of an address or contact, for an hour',
  'coupon_info.per_user': 'a number',
  'coupon_suit.target_id': 'goods or categories',
  'discount_code.per_user': 'a number',
  'outbox_message.recipient': 'only with the sandbox, which no person uses',
  'sandbox_state.key': 'only with the sandbox',
  'shop.phone': "the clinic's number",
  'shop.address': "the clinic's address",
}

/** The target table of an id column whose name does not contain it (`shop_id` refers to `shop`). */
export const idTargets: Readonly<Record<string, string | null>> = {
  user_id: 'app_user',
  inviter_user_id: 'app_user',
  newcomer_user_id: 'app_user',
  leader_user_id: 'app_user',
  order_id: 'order_info',
  booking_id: 'order_booking',
  'doctor_offer.booking_id': 'doctor_booking',
  'doctor_review.booking_id': 'doctor_booking',
  'slot_watch.booking_id': 'order_booking',
  previous_id: 'doctor_booking',
  refund_id: 'order_refund',
  certificate_id: 'user_certificate',
  group_id: 'groupon_group',
  actor_id: null,
  row_id: null,
  // public
  bargain_id: 'bargain_info',
  groupon_id: 'groupon_info',
  activity_id: 'fission_activity',
  coupon_id: 'coupon_info',
  newcomer_coupon_id: 'coupon_info',
  package_id: 'coupon_package',
  merchant_id: 'enterprise_merchant',
  line_id: 'queue_line',
  province_id: null,
  city_id: null,
  county_id: null,
  region_id: null,
  parent_id: 'category',
  found_shop_id: 'shop',
  spec_id: null,
  target_id: null,
  offer_id: null,
  template_id: 'message_template',
  open_id: null,
  pri_tmpl_id: null,
  subject_id: null,
}
