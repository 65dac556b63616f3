import { sql } from 'drizzle-orm'
import {
  boolean,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  uniqueIndex,
  varchar,
} from 'drizzle-orm/pg-core'
import type { Day } from '../../../contract/rules/day'
import { digest, sealed } from '../sealing/columns'
import { id, moment } from './columns'

export const appUser = pgTable(
  'app_user',
  {
    id: id().primaryKey(),
    username: varchar('username', { length: 60 }),
    passwordHash: varchar('password_hash', { length: 200 }),
    phoneCode: varchar('phone_code', { length: 5 }),
    phone: sealed('app_user.phone'),
    /** Of the number with its country code: by it an account is found. */
    phoneDigest: digest('app_user.phone_digest'),
    email: sealed('app_user.email'),
    /** Of the address in small letters. */
    emailDigest: digest('app_user.email_digest'),
    openId: varchar('open_id', { length: 80 }).unique(),
    nickName: varchar('nick_name', { length: 60 }).notNull(),
    headimgUrl: varchar('headimg_url', { length: 200 }).notNull(),
    realName: sealed('app_user.real_name'),
    birthDate: sealed('app_user.birth_date').$type<Day>(),
    sex: varchar('sex', { length: 1 }),
    provinceId: id('province_id'),
    cityId: id('city_id'),
    address: sealed('app_user.address'),
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
    uniqueIndex('app_user_phone_digest_idx').on(t.phoneDigest),
    uniqueIndex('app_user_email_digest_idx').on(t.emailDigest),
  ],
)

/**
 * The data key of an account, sealed with ENCRYPTION_KEY: what is stored of the person is sealed with it. It goes with
 * the account, and is not in a backup of the database but beside it (docs/adr/0032-sealed-by-account.md).
 */
export const accountKey = pgTable('account_key', {
  id: varchar('id', { length: 12 }).primaryKey(),
  userId: id('user_id').notNull().unique(),
  keySealed: varchar('key_sealed', { length: 200 }).notNull(),
  createTime: moment('create_time').notNull(),
})

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

/** An appointment person. `idNumberMasked` is what lists show. */
export const person = pgTable(
  'person',
  {
    id: id().primaryKey(),
    userId: id('user_id').notNull(),
    name: sealed('person.name').notNull(),
    relation: varchar('relation', { length: 10 }).notNull(),
    phoneCode: varchar('phone_code', { length: 5 }).notNull(),
    phone: sealed('person.phone').notNull(),
    idType: varchar('id_type', { length: 20 }),
    idNumber: sealed('person.id_number_sealed'),
    idNumberMasked: varchar('id_number_masked', { length: 40 }),
    provinceId: id('province_id'),
    cityId: id('city_id'),
    birthDate: sealed('person.birth_date').$type<Day>().notNull(),
    sex: varchar('sex', { length: 1 }).notNull(),
    address: sealed('person.address').notNull(),
    isDefault: boolean('is_default').notNull().default(false),
    isDeleted: boolean('is_deleted').notNull().default(false),
    createTime: moment('create_time').notNull(),
  },
  (t) => [index('person_user_idx').on(t.userId)],
)

/** Scopes of booking as stored: under another name a key of before an upgrade would not be known. */
export const storedScopes = { book: 'book', bookDose: 'bookByNeedle' } as const

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
