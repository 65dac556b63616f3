import type * as contract from '../../../../contract/addresses'
import type { Context } from '../../../lib/context'
import { momentText } from '../../../lib/store-time'
import { regionNames } from '../../identity'
import type { AddressRow } from './queries/rows'

export function toAddress(ctx: Context, row: AddressRow): contract.UserAddress {
  return {
    id: row.id,
    userName: row.userName,
    phoneCode: row.phoneCode,
    telNum: row.telNum,
    postalCode: row.postalCode,
    provinceId: row.provinceId,
    cityId: row.cityId,
    countyName: row.countyName,
    detailInfo: row.detailInfo,
    isDefault: row.isDefault ? '1' : '0',
    createTime: momentText(row.createTime, ctx.config.storeTimeZone),
    ...regionNames(row.provinceId, row.cityId, ctx.lang),
  }
}
