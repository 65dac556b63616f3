import type * as contract from '../../../../../contract/certificates'
import { codes } from '../../../../../contract/constants/codes'
import { certificateTypes } from '../../../../../contract/constants/enums'
import type { DataOf } from '../../../../../contract/define-endpoint'
import { AppError } from '../../../../lib/app-error'
import type { Context, SessionUser } from '../../../../lib/context'
import { configCodes, readConfig } from '../../../catalogue'
import { toCertificate } from '../mapper'
import { findCertificate, listCertificates, type CertificateRow } from './rows'

type Level = '0' | '1' | '2'

const levelOf = (value: string): Level => (value === '0' || value === '2' ? value : '1')

export async function settingShow(ctx: Context): Promise<DataOf<typeof contract.certificateSettingShow>> {
  const customCode = configCodes.certificateShow
  return {
    customCode,
    configValue: levelOf((await readConfig(ctx, [customCode]))[customCode]),
    certTypes: [...certificateTypes],
  }
}

export async function settingVerify(ctx: Context): Promise<DataOf<typeof contract.certificateSettingVerify>> {
  const customCode = configCodes.certificateVerify
  return { customCode, configValue: levelOf((await readConfig(ctx, [customCode]))[customCode]) }
}

export async function certificateList(ctx: Context, user: SessionUser): Promise<contract.UserCertificate[]> {
  return (await listCertificates(ctx.db, user.id)).map((row) => toCertificate(ctx, row))
}

/** One certificate in the form of the list. @throws AppError notFound (unknown, or another user's) */
export async function certificateOf(
  ctx: Context,
  user: SessionUser,
  id: string,
): Promise<contract.UserCertificate> {
  return toCertificate(ctx, await requireCertificate(ctx, user.id, id))
}

/**
 * One certificate of a user, for cross-border orders.
 * @throws AppError notFound (unknown, or another user's)
 */
export async function requireCertificate(ctx: Context, userId: string, id: string): Promise<CertificateRow> {
  const row = await findCertificate(ctx.db, userId, id)
  if (!row) throw new AppError(codes.notFound, 'notFound')
  return row
}
