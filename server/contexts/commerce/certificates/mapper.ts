import type * as contract from '../../../../contract/certificates'
import type { CertificateType } from '../../../../contract/constants/enums'
import type { Context } from '../../../lib/context'
import { dayText, momentText } from '../../../lib/store-time'
import { uploadUrl } from '../../identity'
import type { CertificateRow } from './queries/rows'

export function toCertificate(ctx: Context, row: CertificateRow): contract.UserCertificate {
  return {
    id: row.id,
    certType: row.certType as CertificateType,
    name: row.name,
    certNoMasked: row.numberMasked,
    validUntil: row.validUntil,
    isExpired: row.validUntil !== null && row.validUntil < today(ctx) ? '1' : '0',
    isDefault: row.isDefault ? '1' : '0',
    frontPicUrl: row.frontKey && uploadUrl(ctx, row.frontKey),
    backPicUrl: row.backKey && uploadUrl(ctx, row.backKey),
    createTime: momentText(row.createTime, ctx.config.storeTimeZone),
  }
}

export const today = (ctx: Context): string => dayText(ctx.now(), ctx.config.storeTimeZone)
