import { randomUUID } from 'node:crypto'
import type * as contract from '../../../../../contract/certificates'
import { codes } from '../../../../../contract/constants/codes'
import { limits } from '../../../../../contract/constants/limits'
import type { BodyOf } from '../../../../../contract/define-endpoint'
import { isDay } from '../../../../../contract/rules/dates'
import { idNumberProblem, normaliseIdNumber } from '../../../../../contract/rules/id-number'
import { AppError } from '../../../../lib/app-error'
import { inTransaction, type Context, type SessionUser } from '../../../../lib/context'
import { maskIdNumber } from '../../../../lib/mask'
import type { MessageKey } from '../../../../lib/messages'
import { digestText } from '../../../../lib/sealed-columns'
import { isTaken, lockUser, releaseUpload, requireUpload } from '../../../identity'
import { today } from '../mapper'
import { requireCertificate, settingVerify } from '../queries/certificates'
import { listCertificates, type CertificateRow } from '../queries/rows'
import {
  clearDefaultCertificate,
  insertCertificate,
  removeCertificate,
  setDefaultCertificate,
  updateCertificate,
} from './rows'

type Body = BodyOf<typeof contract.certificateSave>

function refuse(field: string, rule: string, key: MessageKey): never {
  throw new AppError(codes.badInput, key, {}, { field, rule, fields: [{ field, rule }] })
}

/** The submitted number, or the stored one if the type is unchanged. */
function numberOf(ctx: Context, body: Body, before: CertificateRow | null): string {
  if (body.certNo !== undefined) return normaliseIdNumber(body.certType, body.certNo)
  if (before?.certType === body.certType) return before.number
  return refuse('certNo', 'required', 'idNumberWrong')
}

async function picture(
  ctx: Context,
  userId: string,
  field: 'frontPic' | 'backPic',
  given: string | null | undefined,
  kept: string | null,
): Promise<string | null> {
  if (given === undefined) return kept
  if (given === null || given === '') return null
  return (await requireUpload(ctx, userId, given, { field, purpose: 'certificate', kind: 'image' })).key
}

/**
 * Creates or updates a certificate; the shop's settings decide how strictly it is checked.
 * @returns the id of the certificate
 * @throws AppError notFound, badInput with data {field, rule}, certificateTaken, addressLimit (too many)
 */
export function certificateSave(ctx: Context, user: SessionUser, body: Body): Promise<string> {
  return inTransaction(ctx, async (inner) => {
    await lockUser(inner.db, user.id)
    const all = await listCertificates(inner.db, user.id)
    const before = body.id === undefined ? null : await requireCertificate(inner, user.id, body.id)
    if (!before && all.length >= limits.certificates)
      throw new AppError(
        codes.addressLimit,
        'certificateLimit',
        { count: limits.certificates },
        { field: '', rule: 'limit' },
      )

    const { configValue: level } = await settingVerify(inner)
    const name = body.name.trim().replace(/\s+/g, ' ')
    if (name === '') refuse('name', 'required', 'realNameNeeded')
    const number = numberOf(inner, body, before)
    const problem = level === '0' ? (number === '' ? 'format' : null) : idNumberProblem(body.certType, number)
    if (problem) refuse('certNo', problem, 'idNumberWrong')
    if (body.validUntil !== null && !isDay(body.validUntil)) refuse('validUntil', 'format', 'badInput')
    if (body.validUntil !== null && body.validUntil < today(ctx))
      refuse('validUntil', 'expired', 'certificateExpired')

    const frontKey = await picture(inner, user.id, 'frontPic', body.frontPic, before?.frontKey ?? null)
    const backKey = await picture(inner, user.id, 'backPic', body.backPic, before?.backKey ?? null)
    if (level === '2' && frontKey === null) refuse('frontPic', 'required', 'certificatePictureNeeded')
    for (const old of [before?.frontKey, before?.backKey])
      if (old && old !== frontKey && old !== backKey) await releaseUpload(inner, user.id, old)

    const isDefault = body.isDefault === '1' || all.length === 0 || (before !== null && all.length === 1)
    if (isDefault) await clearDefaultCertificate(inner.db, user.id)
    const id = before?.id ?? randomUUID()
    const values = {
      certType: body.certType,
      name,
      number,
      numberMasked: maskIdNumber(number),
      numberDigest: digestText('certificate', body.certType, number),
      validUntil: body.validUntil,
      frontKey,
      backKey,
      isDefault,
    }
    const saved = await (before
      ? updateCertificate(inner.db, before.id, values)
      : insertCertificate(inner.db, { ...values, id, userId: user.id, createTime: ctx.now() }))
    if (before?.isDefault && !isDefault) await nextDefault(inner, user.id, saved.id)
    return saved.id
  }).catch((error: unknown) => {
    if (isTaken(error))
      throw new AppError(codes.certificateTaken, 'certificateTaken', {}, { field: 'certNo', rule: 'taken' })
    throw error
  })
}

async function nextDefault(ctx: Context, userId: string, exceptId: string): Promise<void> {
  const next = (await listCertificates(ctx.db, userId)).find((row) => row.id !== exceptId)
  if (next) await setDefaultCertificate(ctx.db, next.id)
}

/**
 * Deletes the number immediately, and the pictures with the next clean-up.
 * @throws AppError notFound (unknown, or another user's)
 */
export function certificateDelete(ctx: Context, user: SessionUser, id: string): Promise<true> {
  return inTransaction(ctx, async (inner) => {
    await lockUser(inner.db, user.id)
    const row = await requireCertificate(inner, user.id, id)
    await removeCertificate(inner.db, id)
    for (const key of [row.frontKey, row.backKey]) if (key) await releaseUpload(inner, user.id, key)
    if (row.isDefault) await nextDefault(inner, user.id, id)
    return true as const
  })
}
