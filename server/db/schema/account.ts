import { sql } from 'drizzle-orm'
import {
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  varchar,
} from 'drizzle-orm/pg-core'
import { digest, sealed } from '../sealing/columns'
import { day, id, localText, moment } from './columns'

/** A user's ids at sign-in providers other than the mini-program's open id, which is in app_user. */
export const userIdentity = pgTable(
  'user_identity',
  {
    provider: varchar('provider', { length: 20 }).notNull(),
    subject: varchar('subject', { length: 160 }).notNull(),
    userId: id('user_id').notNull(),
    nickName: varchar('nick_name', { length: 60 }),
    createTime: moment('create_time').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.provider, t.subject] }),
    uniqueIndex('user_identity_user_idx').on(t.userId, t.provider),
  ],
)

/** A picture code. Only a hash of its letters is stored, and it can be used once, right or wrong. */
export const pictureCode = pgTable(
  'picture_code',
  {
    id: id().primaryKey(),
    answerHash: varchar('answer_hash', { length: 64 }).notNull(),
    expireTime: moment('expire_time').notNull(),
  },
  (t) => [index('picture_code_expire_idx').on(t.expireTime)],
)

/** Number of attempts within a time window. `key` is a keyed hash, so that no address is stored in clear. */
export const attemptWindow = pgTable(
  'attempt_window',
  {
    key: varchar('key', { length: 100 }).primaryKey(),
    startTime: moment('start_time').notNull(),
    count: integer('count').notNull(),
  },
  (t) => [index('attempt_window_start_idx').on(t.startTime)],
)

/** A recipient. Region names are stored as they were when chosen; `countyName` is entered by hand. */
export const userAddress = pgTable(
  'user_address',
  {
    id: id().primaryKey(),
    userId: id('user_id').notNull(),
    userName: sealed('user_address.user_name').notNull(),
    phoneCode: varchar('phone_code', { length: 5 }).notNull(),
    telNum: sealed('user_address.tel_num').notNull(),
    postalCode: varchar('postal_code', { length: 12 }).notNull(),
    provinceId: id('province_id').notNull(),
    cityId: id('city_id').notNull(),
    countyName: sealed('user_address.county_name').notNull(),
    detailInfo: sealed('user_address.detail_info').notNull(),
    isDefault: boolean('is_default').notNull().default(false),
    createTime: moment('create_time').notNull(),
  },
  (t) => [
    index('user_address_user_idx').on(t.userId, t.createTime),
    uniqueIndex('user_address_default_idx')
      .on(t.userId)
      .where(sql`is_default`),
  ],
)

/** For cross-border goods. `numberDigest` is a keyed hash that identifies equal numbers. */
export const userCertificate = pgTable(
  'user_certificate',
  {
    id: id().primaryKey(),
    userId: id('user_id').notNull(),
    certType: varchar('cert_type', { length: 20 }).notNull(),
    name: sealed('user_certificate.name').notNull(),
    number: sealed('user_certificate.number_sealed').notNull(),
    numberMasked: varchar('number_masked', { length: 40 }).notNull(),
    numberDigest: digest('user_certificate.number_digest').notNull(),
    validUntil: day('valid_until'),
    frontKey: varchar('front_key', { length: 80 }),
    backKey: varchar('back_key', { length: 80 }),
    isDefault: boolean('is_default').notNull().default(false),
    createTime: moment('create_time').notNull(),
  },
  (t) => [
    index('user_certificate_user_idx').on(t.userId, t.createTime),
    uniqueIndex('user_certificate_number_idx').on(t.userId, t.certType, t.numberDigest),
    uniqueIndex('user_certificate_default_idx')
      .on(t.userId)
      .where(sql`is_default`),
  ],
)

/** A permission to upload a number of files. */
export const uploadPolicy = pgTable(
  'upload_policy',
  {
    id: id().primaryKey(),
    userId: id('user_id').notNull(),
    purpose: varchar('purpose', { length: 20 }).notNull(),
    filesLeft: integer('files_left').notNull(),
    createTime: moment('create_time').notNull(),
    expireTime: moment('expire_time').notNull(),
  },
  (t) => [
    index('upload_policy_user_idx').on(t.userId),
    index('upload_policy_expire_idx').on(t.expireTime),
    check('upload_policy_files_check', sql`${t.filesLeft} >= 0`),
  ],
)

/**
 * An uploaded file. `isUsed` is set once a row of its owner refers to it; unused files are removed after a
 * day.
 */
export const upload = pgTable(
  'upload',
  {
    key: varchar('key', { length: 80 }).primaryKey(),
    userId: id('user_id').notNull(),
    purpose: varchar('purpose', { length: 20 }).notNull(),
    kind: varchar('kind', { length: 10 }).notNull() /* image | video */,
    contentType: varchar('content_type', { length: 40 }).notNull(),
    byteCount: integer('byte_count').notNull(),
    width: integer('width'),
    height: integer('height'),
    isUsed: boolean('is_used').notNull().default(false),
    createTime: moment('create_time').notNull(),
  },
  (t) => [
    index('upload_user_idx').on(t.userId, t.createTime),
    index('upload_unused_idx')
      .on(t.createTime)
      .where(sql`is_used = false`),
  ],
)

/** A subscription message of the mini-program, and the moment at which permission for it is requested. */
export const messageTemplate = pgTable(
  'message_template',
  {
    id: id().primaryKey(),
    useType: varchar('use_type', { length: 4 }).notNull(),
    priTmplId: varchar('pri_tmpl_id', { length: 60 }).notNull(),
    title: localText('title').notNull(),
    content: localText('content').notNull(),
    /** WeChat's names of the template's fields: `shop`, `when`, `note` → 'thing1', 'time2' … */
    fields: jsonb('fields').$type<Record<string, string>>().notNull().default({}),
    isEnabled: boolean('is_enabled').notNull().default(true),
    sort: integer('sort').notNull(),
  },
  (t) => [index('message_template_type_idx').on(t.useType, t.sort)],
)

/** Short-lived access tokens and tickets of a provider, encrypted and shared by all server processes. */
export const providerToken = pgTable('provider_token', {
  name: varchar('name', { length: 40 }).primaryKey(),
  valueSealed: text('value_sealed').notNull(),
  expireTime: moment('expire_time').notNull(),
})
