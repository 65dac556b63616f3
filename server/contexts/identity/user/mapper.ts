import type { Session, UserInfo } from '../../../../contract/user'
import type { appUser } from '../../../db/schema/users'
import type { Context } from '../../../lib/context'
import { maskEmail, maskPhone } from '../../../lib/mask'
import type { OpenedSession } from '../../../lib/session'
import { momentText } from '../../../lib/store-time'
import { uploadUrl } from '../uploads/file-address'

/** A user in wire format, with phone and e-mail masked. */
export function toUserInfo(ctx: Context, row: UserRow): UserInfo {
  return {
    id: row.id,
    nickName: row.nickName,
    headimgUrl: uploadUrl(ctx, row.headimgUrl),
    username: row.username,
    phone: row.phone && maskPhone(row.phone),
    phoneCode: row.phoneCode,
    email: row.email && maskEmail(row.email),
  }
}

export function toSession(ctx: Context, opened: OpenedSession, row: UserRow, isNew: boolean): Session {
  return {
    thirdSession: opened.token,
    expireTime: momentText(opened.expireTime, ctx.config.storeTimeZone),
    expireInMs: opened.expireInMs,
    isNew: isNew ? '1' : '0',
    user: toUserInfo(ctx, row),
  }
}

export type UserRow = typeof appUser.$inferSelect
