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

/** A person's ids at the providers beside the mini-program's open id, which is in app_user. */
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

/** A picture that a person has to read; only a hash of its letters is kept. It works once, right or wrong. */
export const pictureCode = pgTable(
  'picture_code',
  {
    id: id().primaryKey(),
    answerHash: varchar('answer_hash', { length: 64 }).notNull(),
    expireTime: moment('expire_time').notNull(),
  },
  (t) => [index('picture_code_expire_idx').on(t.expireTime)],
)

/** How often something was tried within a window. `key` is a keyed hash: no address is kept in clear. */
export const attemptWindow = pgTable(
  'attempt_window',
  {
    key: varchar('key', { length: 100 }).primaryKey(),
    startTime: moment('start_time').notNull(),
    count: integer('count').notNull(),
  },
  (t) => [index('attempt_window_start_idx').on(t.startTime)],
)

/** A recipient. Names of the region are what was chosen then; `countyName` is written by hand below the city. */
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

/**
 * For goods that cross a border. `numberDigest` is a keyed hash that finds the same number again.
 */
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

/** A permission to upload some files. */
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
 * A file that was uploaded. `isUsed` once something of its owner names it; what nothing names is removed
 * after a day.
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

/** A subscription message of the mini-program, and when it is asked for. */
export const messageTemplate = pgTable(
  'message_template',
  {
    id: id().primaryKey(),
    useType: varchar('use_type', { length: 4 }).notNull(),
    priTmplId: varchar('pri_tmpl_id', { length: 60 }).notNull(),
    title: localText('title').notNull(),
    content: localText('content').notNull(),
    /** What WeChat calls the parts of its text: `shop`, `when`, `note` → 'thing1', 'time2' … */
    fields: jsonb('fields').$type<Record<string, string>>().notNull().default({}),
    isEnabled: boolean('is_enabled').notNull().default(true),
    sort: integer('sort').notNull(),
  },
  (t) => [index('message_template_type_idx').on(t.useType, t.sort)],
)

/** What a provider lent for a while and every server process may use: access tokens and tickets, encrypted. */
export const providerToken = pgTable('provider_token', {
  name: varchar('name', { length: 40 }).primaryKey(),
  valueSealed: text('value_sealed').notNull(),
  expireTime: moment('expire_time').notNull(),
})
