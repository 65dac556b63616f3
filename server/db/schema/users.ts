import { sql } from 'drizzle-orm'
import {
  boolean,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  varchar,
} from 'drizzle-orm/pg-core'
import { day, id, moment } from './columns'

export const appUser = pgTable(
  'app_user',
  {
    id: id().primaryKey(),
    username: varchar('username', { length: 60 }),
    passwordHash: varchar('password_hash', { length: 200 }),
    phoneCode: varchar('phone_code', { length: 5 }),
    phone: varchar('phone', { length: 15 }),
    email: varchar('email', { length: 120 }),
    openId: varchar('open_id', { length: 80 }).unique(),
    nickName: varchar('nick_name', { length: 60 }).notNull(),
    headimgUrl: varchar('headimg_url', { length: 200 }).notNull(),
    realName: varchar('real_name', { length: 60 }),
    birthDate: day('birth_date'),
    sex: varchar('sex', { length: 1 }),
    provinceId: id('province_id'),
    cityId: id('city_id'),
    address: varchar('address', { length: 140 }),
    /** The language in which the account used the app last: messages are written in it. */
    lang: varchar('lang', { length: 10 }),
    createTime: moment('create_time').notNull(),
    /** Set when the person deleted the account: the row stays for the orders, without anything that names a person. */
    deleteTime: moment('delete_time'),
  },
  (t) => [
    uniqueIndex('app_user_phone_idx').on(t.phoneCode, t.phone),
    uniqueIndex('app_user_username_idx').on(sql`lower(${t.username})`),
    uniqueIndex('app_user_email_idx').on(sql`lower(${t.email})`),
  ],
)

/** Only a hash of the token is kept. */
export const session = pgTable(
  'session',
  {
    tokenHash: varchar('token_hash', { length: 64 }).primaryKey(),
    userId: id('user_id').notNull(),
    expireTime: moment('expire_time').notNull(),
    createTime: moment('create_time').notNull(),
    /** Set while the person acts as staff or student of an enterprise. */ enterpriseId: id('enterprise_id'),
  },
  (t) => [index('session_user_idx').on(t.userId), index('session_expire_idx').on(t.expireTime)],
)

/** A code that was sent; only its hash is kept. `target` is '+852 91234567' or an e-mail address. */
export const loginCode = pgTable(
  'login_code',
  {
    id: id().primaryKey(),
    purpose: varchar('purpose', { length: 20 }).notNull(),
    target: varchar('target', { length: 120 }).notNull(),
    codeHash: varchar('code_hash', { length: 64 }).notNull(),
    expireTime: moment('expire_time').notNull(),
    triesLeft: integer('tries_left').notNull(),
    isUsed: boolean('is_used').notNull().default(false),
    createTime: moment('create_time').notNull(),
  },
  (t) => [index('login_code_target_idx').on(t.purpose, t.target, t.createTime.desc().nullsFirst())],
)

/** Failed passwords by account, to slow guessing. */
export const loginFailure = pgTable('login_failure', {
  account: varchar('account', { length: 120 }).primaryKey(),
  count: integer('count').notNull(),
  lockedUntil: moment('locked_until'),
  lastTime: moment('last_time'),
})

/** An appointment person. `idNumberSealed` is encrypted (server/lib/seal.ts); `idNumberMasked` is what lists show. */
export const person = pgTable(
  'person',
  {
    id: id().primaryKey(),
    userId: id('user_id').notNull(),
    name: varchar('name', { length: 60 }).notNull(),
    relation: varchar('relation', { length: 10 }).notNull(),
    phoneCode: varchar('phone_code', { length: 5 }).notNull(),
    phone: varchar('phone', { length: 15 }).notNull(),
    idType: varchar('id_type', { length: 20 }),
    idNumberSealed: text('id_number_sealed'),
    idNumberMasked: varchar('id_number_masked', { length: 40 }),
    provinceId: id('province_id'),
    cityId: id('city_id'),
    birthDate: day('birth_date').notNull(),
    sex: varchar('sex', { length: 1 }).notNull(),
    address: varchar('address', { length: 140 }).notNull(),
    isDefault: boolean('is_default').notNull().default(false),
    isDeleted: boolean('is_deleted').notNull().default(false),
    createTime: moment('create_time').notNull(),
  },
  (t) => [index('person_user_idx').on(t.userId)],
)

export const idempotencyKey = pgTable(
  'idempotency_key',
  {
    userId: id('user_id').notNull(),
    scope: varchar('scope', { length: 60 }).notNull(),
    key: varchar('key', { length: 64 }).notNull(),
    requestHash: varchar('request_hash', { length: 64 }).notNull(),
    answer: jsonb('answer'),
    createTime: moment('create_time').notNull(),
  },
  (t) => [primaryKey({ columns: [t.userId, t.scope, t.key] })],
)
