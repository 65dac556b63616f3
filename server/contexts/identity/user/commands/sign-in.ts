import { randomUUID } from 'node:crypto'
import { codes } from '../../../../../contract/constants/codes'
import type { BodyOf } from '../../../../../contract/define-endpoint'
import { isEmail } from '../../../../../contract/rules/email'
import { isMobile, phoneShape } from '../../../../../contract/rules/phone'
import type * as contract from '../../../../../contract/user'
import { AppError } from '../../../../lib/app-error'
import { attemptsOf, countAttempt } from '../../../../lib/attempts'
import { inTransaction, type Context, type SessionUser } from '../../../../lib/context'
import { messageText, type MessageKey } from '../../../../lib/messages'
import { verifyPassword } from '../../../../lib/password'
import { randomDigits } from '../../../../lib/random-digits'
import { closeSession, openSession } from '../../../../lib/session'
import type { SocialIdentity } from '../../../../ports/social-login'
import { normaliseEmail } from '../account-names'
import type { UserRow } from '../mapper'
import { toSession } from '../mapper'
import {
  failuresOf,
  findUserByAccount,
  findUserByEmail,
  findUserByIdentity,
  findUserByOpenId,
  findUserByPhone,
  lockedUntil,
} from '../queries'
import { insertIdentity, insertUser, isTaken } from './accounts'
import { clearFailures, countFailure } from './failures'
import { type CodeTarget, useCode } from './login-code'
import { requirePicture, type PictureAnswer } from './picture-code'

const MAX_FAILURES = 5

const LOCK_MS = 15 * 60_000

const HOUR_MS = 3_600_000

/** Limits attempts from one address across accounts, against lists of stolen passwords. */
const ADDRESS_TIMES = 5

const DEFAULT_PICTURE = '/assets/persons/visitor.svg'

/**
 * Signs in with a password or a code.
 * @throws AppError loginFailed, accountLocked, codeWrong, codeExpired, badInput, pictureCodeNeeded,
 * pictureCodeWrong
 */
export async function login(
  ctx: Context,
  body: BodyOf<typeof contract.login>,
  ip: string,
): Promise<contract.Session> {
  if (body.type === 'password')
    return enter(ctx, await userByPassword(ctx, body.username, body.password, ip, body), false)
  if (body.type === 'sms' && !isMobile(body.phoneCode, body.phone))
    throw new AppError(codes.badInput, 'phoneWrong', phoneShape(body.phoneCode, 'mobile'), {
      field: 'phone',
      rule: 'format',
    })
  if (body.type === 'email' && !isEmail(body.email))
    throw new AppError(codes.badInput, 'emailWrong', {}, { field: 'email', rule: 'format' })
  const target: CodeTarget =
    body.type === 'sms'
      ? { channel: 'sms', phoneCode: body.phoneCode, phone: body.phone }
      : { channel: 'email', email: body.email }
  await useCode(ctx, 'login', target, body.code)
  return (
    (await enterByTarget(ctx, target)) ?? openAccount(ctx, contactOf(target), () => userByTarget(ctx, target))
  )
}

/** The columns set by a verified phone number or e-mail address. */
export const contactOf = (target: CodeTarget): Partial<UserRow> =>
  target.channel === 'sms'
    ? { phoneCode: target.phoneCode, phone: target.phone }
    : { email: normaliseEmail(target.email) }

export const userByTarget = (ctx: Context, target: CodeTarget): Promise<UserRow | null> =>
  target.channel === 'sms'
    ? findUserByPhone(ctx.db, target.phoneCode, target.phone)
    : findUserByEmail(ctx.db, normaliseEmail(target.email))

async function enterByTarget(ctx: Context, target: CodeTarget): Promise<contract.Session | null> {
  const found = await userByTarget(ctx, target)
  return found && enter(ctx, found, false)
}

/** Exchanges the mini-program's login code. @throws AppError loginFailed when the platform rejects it */
export async function miniProgramSession(ctx: Context, jsCode: string): Promise<contract.Session> {
  const identity = await ctx.ports.social.exchange(jsCode)
  if (!identity) throw new AppError(codes.loginFailed, 'loginFailed')
  const openId = identity.subject
  const found = await findUserByOpenId(ctx.db, openId)
  if (found) return enter(ctx, found, false)
  return openAccount(ctx, { openId, ...nickNameOf(identity) }, () => findUserByOpenId(ctx.db, openId))
}

const nickNameOf = (identity: SocialIdentity): Partial<UserRow> =>
  identity.nickname?.trim() ? { nickName: identity.nickname.trim().slice(0, 60) } : {}

/**
 * Signs in with the identity from a provider's page; creates an account on first use. Accounts are never
 * matched by the e-mail address that a provider reports, because its ownership is not proven here.
 */
export async function socialSession(ctx: Context, identity: SocialIdentity): Promise<contract.Session> {
  const { provider } = identity
  const found = await findUserByIdentity(ctx.db, provider, identity.subject)
  if (found) return enter(ctx, found, false)
  const id = randomUUID()
  const isFirst = await inTransaction(ctx, async (inner) => {
    const isNew = await insertIdentity(inner.db, {
      provider,
      subject: identity.subject,
      userId: id,
      nickName: identity.nickname?.slice(0, 60) ?? null,
      createTime: ctx.now(),
    })
    if (isNew) await insertUser(inner.db, { ...newUser(inner), id, ...nickNameOf(identity) })
    return isNew
  })
  const user = await findUserByIdentity(ctx.db, provider, identity.subject)
  if (!user) throw new Error('A user could neither be inserted nor found')
  return enter(ctx, user, isFirst)
}

export async function enter(ctx: Context, user: UserRow, isNew: boolean): Promise<contract.Session> {
  return toSession(ctx, await openSession(ctx, user.id), user, isNew)
}

/**
 * Answer and response time are the same for a wrong password and an unknown account; both count towards the
 * lock and the picture code, so that neither reveals which accounts exist.
 */
export async function userByPassword(
  ctx: Context,
  username: string,
  password: string,
  ip: string,
  picture: PictureAnswer,
): Promise<UserRow> {
  const spelling = username.trim().toLowerCase()
  const user = await findUserByAccount(ctx.db, spelling)
  // User name and e-mail address of one account share their attempts.
  const account = (user?.username ?? user?.email ?? spelling).toLowerCase()
  await requireUnlocked(ctx, account)
  if (await needsPicture(ctx, account, ip)) await requirePicture(ctx, picture)
  const isRight = await verifyPassword(user?.passwordHash ?? null, password)
  // Concurrent attempts may have locked it in the meantime.
  await requireUnlocked(ctx, account)
  if (user && isRight) {
    await clearFailures(ctx.db, account)
    return user
  }
  await countAttempt(ctx, 'login', ip, HOUR_MS)
  throw await failed(ctx, account, 'loginFailed')
}

async function needsPicture(ctx: Context, account: string, ip: string): Promise<boolean> {
  const after = ctx.config.pictureCodeAfterFailures
  if (after === 0) return false
  return (
    (await failuresOf(ctx.db, account, ctx.now())) >= after ||
    (await attemptsOf(ctx, 'login', ip, HOUR_MS)) >= after * ADDRESS_TIMES
  )
}

async function failed(ctx: Context, account: string, key: MessageKey): Promise<AppError> {
  const failures = await countFailure(
    ctx.db,
    account,
    ctx.now(),
    MAX_FAILURES,
    new Date(ctx.now().getTime() + LOCK_MS),
  )
  return failures >= MAX_FAILURES ? locked(LOCK_MS) : new AppError(codes.loginFailed, key)
}

/**
 * Verifies the password of a signed-in user again; failures lock the account like those at sign-in, so that
 * an unattended session cannot be used for guessing. Call it outside a transaction that may be rolled back.
 * @throws AppError loginFailed, accountLocked
 */
export async function requirePassword(ctx: Context, user: UserRow, password: string): Promise<void> {
  const account = `id:${user.id}`
  await requireUnlocked(ctx, account)
  const isRight = await verifyPassword(user.passwordHash, password)
  await requireUnlocked(ctx, account)
  if (!isRight)
    throw await failed(ctx, account, user.passwordHash === null ? 'noPasswordYet' : 'passwordWrong')
  await clearFailures(ctx.db, account)
}

async function requireUnlocked(ctx: Context, account: string): Promise<void> {
  const until = await lockedUntil(ctx.db, account, ctx.now())
  if (until) throw locked(until.getTime() - ctx.now().getTime())
}

function locked(leftMs: number): AppError {
  const minutes = Math.max(1, Math.ceil(leftMs / 60_000))
  return new AppError(codes.accountLocked, 'accountLocked', { minutes }, { minutes })
}

function newUser(ctx: Context): Pick<UserRow, 'id' | 'nickName' | 'headimgUrl' | 'createTime'> {
  const nickName = messageText('newNickName', ctx.lang, {
    number: randomDigits(4),
  })
  return { id: randomUUID(), nickName, headimgUrl: DEFAULT_PICTURE, createTime: ctx.now() }
}

/**
 * Creates an account and a session; when a concurrent call created the same identity first, signs in to that
 * account.
 */
async function openAccount(
  ctx: Context,
  identity: Partial<UserRow>,
  findAgain: () => Promise<UserRow | null>,
): Promise<contract.Session> {
  const inserted = await insertUser(ctx.db, { ...newUser(ctx), ...identity })
  if (inserted) return enter(ctx, inserted, true)
  const other = await findAgain()
  if (!other) throw new Error('A user could neither be inserted nor found')
  return enter(ctx, other, false)
}

/** Creates an account that must not exist yet. @throws AppError accountTaken */
export async function openNewAccount(ctx: Context, identity: Partial<UserRow>): Promise<contract.Session> {
  const inserted = await insertUser(ctx.db, { ...newUser(ctx), ...identity }).catch((error: unknown) => {
    if (isTaken(error)) return null
    throw error
  })
  if (!inserted) throw new AppError(codes.accountTaken, 'accountTaken')
  return enter(ctx, inserted, true)
}

export async function logout(ctx: Context, user: SessionUser): Promise<true> {
  await closeSession(ctx.db, user.tokenHash)
  return true
}
