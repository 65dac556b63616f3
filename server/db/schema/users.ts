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
    /** Digest of the number with its country code; used to find the account. */
    phoneDigest: digest('app_user.phone_digest'),
    email: sealed('app_user.email'),
    /** Digest of the lower-case address. */
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
    /** The language last used by the account; its messages are written in this language. */
    lang: varchar('lang', { length: 10 }),
    createTime: moment('create_time').notNull(),
    /** Set when the account was deleted: the row remains for its orders, without personal data. */
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
 * The data key of an account, encrypted with ENCRYPTION_KEY; it encrypts the account's personal data. It is
 * deleted with the account and is backed up separately from the database
 * (docs/adr/0032-sealed-by-account.md).
 */
export const accountKey = pgTable('account_key', {
  id: varchar('id', { length: 12 }).primaryKey(),
  userId: id('user_id').notNull().unique(),
  keySealed: varchar('key_sealed', { length: 200 }).notNull(),
  createTime: moment('create_time').notNull(),
})

/** Only a hash of the token is stored. */
export const session = pgTable(
  'session',
  {
    tokenHash: varchar('token_hash', { length: 64 }).primaryKey(),
    userId: id('user_id').notNull(),
    expireTime: moment('expire_time').notNull(),
    createTime: moment('create_time').notNull(),
    /** Set while the user acts as a member of an enterprise. */ enterpriseId: id('enterprise_id'),
  },
  (t) => [index('session_user_idx').on(t.userId), index('session_expire_idx').on(t.expireTime)],
)

/** A verification code; only its hash is stored. `target` is '+852 91234567' or an e-mail address. */
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

/** Failed passwords by account, to slow down guessing. */
export const loginFailure = pgTable('login_failure', {
  account: varchar('account', { length: 120 }).primaryKey(),
  count: integer('count').notNull(),
  lockedUntil: moment('locked_until'),
  lastTime: moment('last_time'),
})

/** A person that an account books for. Lists show `idNumberMasked`. */
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

/** Scopes of idempotency keys as stored: renaming them would invalidate the keys of earlier versions. */
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
