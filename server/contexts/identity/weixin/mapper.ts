import type * as contract from '../../../../contract/weixin'
import type { Context } from '../../../lib/context'
import { maskPhone } from '../../../lib/mask'
import { uploadUrl } from '../uploads/file-address'
import type { UserRow } from '../user/mapper'

export function toWxUser(ctx: Context, row: UserRow): contract.WxUser {
  return {
    id: row.id,
    nickName: row.nickName,
    headimgUrl: uploadUrl(ctx, row.headimgUrl),
    sex: row.sex === '1' || row.sex === '2' ? row.sex : null,
    phone: row.phone && maskPhone(row.phone),
    phoneCode: row.phoneCode,
    isBound: row.openId === null ? '0' : '1',
  }
}
