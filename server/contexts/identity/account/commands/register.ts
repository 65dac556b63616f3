import type * as contract from '../../../../../contract/account'
import { codes } from '../../../../../contract/constants/codes'
import type { BodyOf } from '../../../../../contract/define-endpoint'
import type { Session } from '../../../../../contract/user'
import { AppError } from '../../../../lib/app-error'
import { limitAttempts } from '../../../../lib/attempts'
import type { Context } from '../../../../lib/context'
import { hashPassword } from '../../../../lib/password'
import { requireStrongPassword, requireUsername } from '../../user/account-names'
import { type CodeTarget, useCode } from '../../user/commands/login-code'
import { contactOf, openNewAccount, userByTarget } from '../../user/commands/sign-in'
import { isUsernameTaken } from '../../user/queries'

const HOUR_MS = 3_600_000

const NAMES_AN_HOUR = 120

/**
 * The specification requires this check of whether a name is in use; the rate limit prevents enumerating
 * accounts with it.
 */
export async function checkUsername(
  ctx: Context,
  username: string,
  ip: string,
): Promise<{ isAvailable: boolean }> {
  const plain = requireUsername(username)
  await limitAttempts(ctx, 'username', ip, {
    max: ctx.config.codesPerAddressPerHour > 0 ? NAMES_AN_HOUR : 0,
    windowMs: HOUR_MS,
  })
  return { isAvailable: !(await isUsernameTaken(ctx.db, plain)) }
}

export interface NewAccount {
  password: string
  code: string
  username?: string | undefined
  nickName?: string | undefined
}

/**
 * Creates an account after the code of its phone number or e-mail address was verified. The form is validated
 * first, so that an invalid form does not use up the code.
 * @throws AppError badInput, passwordWeak, codeWrong, codeExpired, accountLocked, accountTaken
 */
export async function openWithCode(ctx: Context, target: CodeTarget, form: NewAccount): Promise<Session> {
  const username = form.username?.trim() ? requireUsername(form.username) : null
  const contact = contactOf(target)
  requireStrongPassword(form.password, 'password', [username, contact.phone, contact.email])
  if (username !== null && (await isUsernameTaken(ctx.db, username)))
    throw new AppError(codes.accountTaken, 'accountTaken', {}, { field: 'username', rule: 'taken' })
  await useCode(ctx, 'register', target, form.code)
  const field = target.channel === 'sms' ? 'phone' : 'email'
  if (await userByTarget(ctx, target))
    throw new AppError(codes.accountTaken, 'accountExists', {}, { field, rule: 'taken' })
  const nickName = form.nickName?.trim().replace(/\s+/g, ' ')
  return openNewAccount(ctx, {
    ...contact,
    username,
    passwordHash: await hashPassword(form.password),
    ...(nickName ? { nickName } : {}),
  })
}

export function register(ctx: Context, body: BodyOf<typeof contract.register>): Promise<Session> {
  return openWithCode(
    ctx,
    body.type === 'sms'
      ? { channel: 'sms', phoneCode: body.phoneCode, phone: body.phone }
      : { channel: 'email', email: body.email },
    body,
  )
}
