import { randomInt, randomUUID } from 'node:crypto'
import { codes } from '../../../contract/constants/codes'
import type { BodyOf, DataOf } from '../../../contract/define-endpoint'
import type * as contract from '../../../contract/user'
import { AppError } from '../../lib/app-error'
import type { Context, SessionUser } from '../../lib/context'
import { messageText } from '../../lib/messages'
import { verifyPassword } from '../../lib/password'
import { isPhone } from '../../lib/phone'
import { closeSession, openSession } from '../../lib/session'
import { useCode } from './login-code'
import { toSession, toUserInfo } from './mapper'
import { clearFailures, countFailure, findUser, findUserByAccount, findUserByOpenId, findUserByPhone, insertUser, lockedUntil, type UserRow } from './repository'

const MAX_FAILURES = 5
const LOCK_MS = 15 * 60_000
const DEFAULT_PICTURE = '/assets/persons/visitor.svg'

/** Signs in by password or by code. @throws AppError loginFailed, accountLocked, codeWrong, codeExpired, badInput */
export async function login(ctx: Context, body: BodyOf<typeof contract.login>): Promise<contract.Session> {
  if (body.type === 'password') return enter(ctx, await userByPassword(ctx, body.username, body.password), false)
  if (!isPhone(body.phoneCode, body.phone)) throw new AppError(codes.badInput, 'phoneWrong', {}, { field: 'phone', rule: 'format' })
  await useCode(ctx, 'login', body.phoneCode, body.phone, body.code)
  const found = await findUserByPhone(ctx.db, body.phoneCode, body.phone)
  if (found) return enter(ctx, found, false)
  return register(ctx, { phoneCode: body.phoneCode, phone: body.phone }, () => findUserByPhone(ctx.db, body.phoneCode, body.phone))
}

/** Exchanges the mini-program's login code. @throws AppError loginFailed when the platform does not know it */
export async function miniProgramSession(ctx: Context, jsCode: string): Promise<contract.Session> {
  const identity = await ctx.ports.social.exchange('wechat', jsCode)
  if (!identity) throw new AppError(codes.loginFailed, 'loginFailed')
  const openId = identity.subject
  const found = await findUserByOpenId(ctx.db, openId)
  if (found) return enter(ctx, found, false)
  return register(ctx, { openId, ...(identity.nickname ? { nickName: identity.nickname.slice(0, 60) } : {}) }, () => findUserByOpenId(ctx.db, openId))
}

async function enter(ctx: Context, user: UserRow, isNew: boolean): Promise<contract.Session> {
  return toSession(ctx, await openSession(ctx, user.id), user, isNew)
}

/**
 * The answer and its time are the same for a wrong password and for an account that does not exist; both count towards
 * the lock, so that the lock does not tell either.
 */
async function userByPassword(ctx: Context, username: string, password: string): Promise<UserRow> {
  const account = username.trim().toLowerCase()
  await requireUnlocked(ctx, account)
  const user = await findUserByAccount(ctx.db, account)
  const isRight = await verifyPassword(user?.passwordHash ?? null, password)
  // Tries that ran side by side may have locked it since.
  await requireUnlocked(ctx, account)
  if (user && isRight) {
    await clearFailures(ctx.db, account)
    return user
  }
  const failures = await countFailure(ctx.db, account, ctx.now(), MAX_FAILURES, new Date(ctx.now().getTime() + LOCK_MS))
  if (failures >= MAX_FAILURES) throw locked(LOCK_MS)
  throw new AppError(codes.loginFailed, 'loginFailed')
}

async function requireUnlocked(ctx: Context, account: string): Promise<void> {
  const until = await lockedUntil(ctx.db, account, ctx.now())
  if (until) throw locked(until.getTime() - ctx.now().getTime())
}

function locked(leftMs: number): AppError {
  const minutes = Math.max(1, Math.ceil(leftMs / 60_000))
  return new AppError(codes.accountLocked, 'accountLocked', { minutes }, { minutes })
}

async function register(ctx: Context, identity: Partial<UserRow>, findAgain: () => Promise<UserRow | null>): Promise<contract.Session> {
  const nickName = messageText('newNickName', ctx.lang, { number: String(randomInt(10_000)).padStart(4, '0') })
  const inserted = await insertUser(ctx.db, { id: randomUUID(), nickName, headimgUrl: DEFAULT_PICTURE, createTime: ctx.now(), ...identity })
  if (inserted) return enter(ctx, inserted, true)
  const other = await findAgain()
  if (!other) throw new Error('A user could neither be inserted nor found')
  return enter(ctx, other, false)
}

export async function logout(ctx: Context, user: SessionUser): Promise<true> {
  await closeSession(ctx.db, user.tokenHash)
  return true
}

/** @throws AppError sessionExpired when the user is gone */
export async function userInfo(ctx: Context, user: SessionUser): Promise<contract.UserInfo> {
  const row = await findUser(ctx.db, user.id)
  if (!row) throw new AppError(codes.sessionExpired, 'sessionExpired')
  return toUserInfo(ctx, row)
}

export function h5Init(ctx: Context): DataOf<typeof contract.h5Init> {
  const isHan = ctx.lang.startsWith('zh') || ctx.lang === 'ja'
  return { appId: ctx.config.appId, tenantId: ctx.config.tenant, brandName: isHan ? ctx.config.brandName : ctx.config.brandNameLatin }
}
