import { randomInt, randomUUID } from 'node:crypto'
import { codes } from '../../../contract/constants/codes'
import type { BodyOf, DataOf } from '../../../contract/define-endpoint'
import type * as contract from '../../../contract/user'
import type { SocialIdentity, SocialProvider } from '../../ports/social-login'
import { AppError } from '../../lib/app-error'
import { attemptsOf, countAttempt } from '../../lib/attempts'
import { type Context, inTransaction, type SessionUser } from '../../lib/context'
import { messageText, type MessageKey } from '../../lib/messages'
import { verifyPassword } from '../../lib/password'
import { isPhone } from '../../lib/phone'
import { closeSession, openSession } from '../../lib/session'
import { isEmail, normaliseEmail } from './account-names'
import { type CodeTarget, useCode } from './login-code'
import { toSession, toUserInfo } from './mapper'
import { type PictureAnswer, requirePicture } from './picture-code'
import {
  clearFailures,
  countFailure,
  failuresOf,
  findUser,
  findUserByAccount,
  findUserByEmail,
  findUserByIdentity,
  findUserByOpenId,
  findUserByPhone,
  insertIdentity,
  insertUser,
  isTaken,
  lockedUntil,
  type UserRow,
} from './repository'

const MAX_FAILURES = 5
const LOCK_MS = 15 * 60_000
const HOUR_MS = 3_600_000
/** Many accounts are tried from one address by who has a list of stolen passwords. */
const ADDRESS_TIMES = 5
const DEFAULT_PICTURE = '/assets/persons/visitor.svg'

/** Signs in by password or by code. @throws AppError loginFailed, accountLocked, codeWrong, codeExpired, badInput, pictureCodeNeeded, pictureCodeWrong */
export async function login(
  ctx: Context,
  body: BodyOf<typeof contract.login>,
  ip: string,
): Promise<contract.Session> {
  if (body.type === 'password')
    return enter(ctx, await userByPassword(ctx, body.username, body.password, ip, body), false)
  if (body.type === 'sms' && !isPhone(body.phoneCode, body.phone))
    throw new AppError(codes.badInput, 'phoneWrong', {}, { field: 'phone', rule: 'format' })
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

/** The columns that a proven number or address fills. */
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

/** Exchanges the mini-program's login code. @throws AppError loginFailed when the platform does not know it */
export async function miniProgramSession(ctx: Context, jsCode: string): Promise<contract.Session> {
  const identity = await ctx.ports.social.exchange('wechat', jsCode)
  if (!identity) throw new AppError(codes.loginFailed, 'loginFailed')
  const openId = identity.subject
  const found = await findUserByOpenId(ctx.db, openId)
  if (found) return enter(ctx, found, false)
  return openAccount(ctx, { openId, ...nickNameOf(identity) }, () => findUserByOpenId(ctx.db, openId))
}

const nickNameOf = (identity: SocialIdentity): Partial<UserRow> =>
  identity.nickname?.trim() ? { nickName: identity.nickname.trim().slice(0, 60) } : {}

/**
 * Signs in by what a provider's page or SDK gave; the first time opens an account. An account is never found by the
 * e-mail address that a provider tells: whoever opened it there has not proven it here.
 * @throws AppError loginFailed when the provider does not know it, systemBusy when it cannot be asked
 */
export async function socialSession(
  ctx: Context,
  provider: Exclude<SocialProvider, 'wechat'>,
  credential: string,
): Promise<contract.Session> {
  const identity = await ctx.ports.social.exchange(provider, credential).catch((error: unknown) => {
    ctx.log.error({ err: error, provider }, 'the provider could not be asked')
    throw new AppError(codes.systemBusy, 'systemBusy')
  })
  if (!identity) throw new AppError(codes.loginFailed, 'socialFailed')
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
 * The answer and its time are the same for a wrong password and for an account that does not exist; both count towards
 * the lock and the picture code, so that neither tells.
 */
export async function userByPassword(
  ctx: Context,
  username: string,
  password: string,
  ip: string,
  picture: PictureAnswer,
): Promise<UserRow> {
  const account = username.trim().toLowerCase()
  await requireUnlocked(ctx, account)
  if (await needsPicture(ctx, account, ip)) await requirePicture(ctx, picture)
  const user = await findUserByAccount(ctx.db, account)
  const isRight = await verifyPassword(user?.passwordHash ?? null, password)
  // Tries that ran side by side may have locked it since.
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
 * Asks a signed-in user for the password again; wrong ones lock it like those at sign-in, so that a session left open does
 * not let anybody guess. Call it outside of a transaction that may be rolled back.
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
    number: String(randomInt(10_000)).padStart(4, '0'),
  })
  return { id: randomUUID(), nickName, headimgUrl: DEFAULT_PICTURE, createTime: ctx.now() }
}

/** Opens an account and a session of it; who was faster with the same identity is entered instead. */
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

/** Opens an account that must not exist yet. @throws AppError accountTaken */
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

/** @throws AppError sessionExpired when the user is gone */
export async function requireUserRow(ctx: Context, user: SessionUser): Promise<UserRow> {
  const row = await findUser(ctx.db, user.id)
  if (!row) throw new AppError(codes.sessionExpired, 'sessionExpired')
  return row
}

export const userInfo = async (ctx: Context, user: SessionUser): Promise<contract.UserInfo> =>
  toUserInfo(ctx, await requireUserRow(ctx, user))

export function h5Init(ctx: Context): DataOf<typeof contract.h5Init> {
  const isHan = ctx.lang.startsWith('zh') || ctx.lang === 'ja'
  return {
    appId: ctx.config.appId,
    tenantId: ctx.config.tenant,
    brandName: isHan ? ctx.config.brandName : ctx.config.brandNameLatin,
  }
}
