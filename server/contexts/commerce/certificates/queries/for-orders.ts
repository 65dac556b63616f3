import { codes } from '../../../../../contract/constants/codes'
import {
  certificateCheck,
  certificateShow,
  type CertificateType,
} from '../../../../../contract/constants/enums'
import { idNumberProblem } from '../../../../../contract/rules/id-number'
import { AppError } from '../../../../lib/app-error'
import type { Context } from '../../../../lib/context'
import type { MessageKey } from '../../../../lib/messages'
import { dayText } from '../../../../lib/store-time'
import { requireCertificate, settingShow, settingVerify } from './certificates'
import type { CertificateRow } from './rows'

/** The facts that decide whether an order needs a certificate. */
interface OrderToCheck {
  isShipped: boolean
  isCrossBorder: boolean
  certificateId: string | undefined
}

const refused = (rule: string, key: MessageKey): AppError =>
  new AppError(codes.badInput, key, {}, { field: 'certificateId', rule })

/** True when shipped goods require a certificate of the recipient. */
async function isCertificateAsked(ctx: Context, isCrossBorder: boolean): Promise<boolean> {
  const { configValue } = await settingShow(ctx)
  return (
    configValue === certificateShow.everyParcel ||
    (configValue === certificateShow.crossBorder && isCrossBorder)
  )
}

/**
 * The problem of a saved certificate today, because the setting may have become stricter since it was saved.
 */
async function problemOf(ctx: Context, row: CertificateRow): Promise<AppError | null> {
  if (row.validUntil !== null && row.validUntil < dayText(ctx.now(), ctx.config.storeTimeZone))
    return refused('expired', 'certificateExpired')
  const { configValue } = await settingVerify(ctx)
  if (configValue === certificateCheck.none) return null
  if (idNumberProblem(row.certType as CertificateType, row.number) !== null)
    return refused('number', 'idNumberWrong')
  return configValue === certificateCheck.pictures && row.frontKey === null
    ? refused('picture', 'certificatePictureNeeded')
    : null
}

/**
 * The certificate to store with an order; null where none is required, in which case a given id is only
 * looked up.
 * @throws AppError notFound (unknown, or another user's); badInput with `{ field, rule }`: `required`,
 * `expired`, `number` or `picture`
 */
export async function certificateForOrder(
  ctx: Context,
  userId: string,
  { isShipped, isCrossBorder, certificateId }: OrderToCheck,
): Promise<string | null> {
  const isAsked = isShipped && (await isCertificateAsked(ctx, isCrossBorder))
  if (certificateId === undefined) {
    if (isAsked) throw refused('required', 'certificateNeeded')
    return null
  }
  const certificate = await requireCertificate(ctx, userId, certificateId)
  if (!isAsked) return null
  const problem = await problemOf(ctx, certificate)
  if (problem) throw problem
  return certificate.id
}
