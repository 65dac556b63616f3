import { randomUUID } from 'node:crypto'
import type { IdType } from '../../../../../contract/constants/enums'
import type { BodyOf } from '../../../../../contract/define-endpoint'
import type * as contract from '../../../../../contract/persons'
import { normaliseIdNumber } from '../../../../../contract/rules/id-number'
import { inTransaction, type Context, type SessionUser } from '../../../../lib/context'
import { maskIdNumber } from '../../../../lib/mask'
import { dayText } from '../../../../lib/store-time'
import { recordAccess } from '../../access/commands/record'
import { requirePerson } from '../queries/persons'
import { countPersons, listPersons, type PersonRow } from '../queries/rows'
import { personProblem, refuse } from '../rules'
import { clearDefault, insertPerson, lockPersons, removePerson, updatePerson } from './rows'

const MAX_PERSONS = 20

type Body = BodyOf<typeof contract.personSave>

/**
 * Creates or updates a person. Without `idNumber` the stored number is kept if the type is unchanged; an
 * empty text removes it. The first person of a user is always the default.
 * @returns the id of the person
 * @throws AppError notFound, badInput with data {field, rule}
 */
export function personSave(ctx: Context, user: SessionUser, body: Body): Promise<string> {
  return inTransaction(ctx, async (inner) => {
    await lockPersons(inner.db, user.id)
    const before = body.id === undefined ? null : await requirePerson(inner, user, body.id)
    const count = await countPersons(inner.db, user.id)
    if (!before && count >= MAX_PERSONS)
      refuse({ field: '', rule: 'limit', key: 'personLimit', params: { count: MAX_PERSONS } })

    const idNumber = idNumberOf(inner, body, before)
    const name = body.name.trim().replace(/\s+/g, ' ')
    const problem = personProblem({ ...body, name, idNumber }, dayText(ctx.now(), ctx.config.storeTimeZone))
    if (problem) refuse(problem)

    const isFirst = count === 0 || (before !== null && count === 1)
    const isDefault = body.isDefault === '1' || isFirst
    const id = before?.id ?? randomUUID()
    const values = {
      name,
      relation: body.relation,
      phoneCode: body.phoneCode,
      phone: body.phone,
      idType: body.idType,
      provinceId: body.provinceId,
      cityId: body.cityId,
      birthDate: body.birthDate,
      sex: body.sex,
      address: body.address.trim(),
      isDefault,
      idNumber,
      idNumberMasked: idNumber === null ? null : maskIdNumber(idNumber),
    }
    const saved = before
      ? await updatePerson(inner.db, before.id, values)
      : await insertPerson(inner.db, { ...values, id, userId: user.id, createTime: ctx.now() })
    await recordOwn(inner, user, 'change', saved.id)
    if (isDefault) await clearDefault(inner.db, user.id, saved.id)
    else if (before?.isDefault) await nextDefault(inner, user, saved.id)
    return saved.id
  })
}

function idNumberOf(ctx: Context, body: Body, before: PersonRow | null): string | null {
  if (body.idNumber === undefined) {
    if (before === null || before.idType !== body.idType) return null
    return before.idNumber
  }
  const idType: IdType = body.idType ?? 'other'
  return normaliseIdNumber(idType, body.idNumber) || null
}

/** Ensures that there is a default person: the earliest one except `exceptId`. */
async function nextDefault(ctx: Context, user: SessionUser, exceptId: string): Promise<void> {
  const next = (await listPersons(ctx.db, user.id)).find((row) => row.id !== exceptId)
  if (next) await updatePerson(ctx.db, next.id, { isDefault: true })
}

const recordOwn = (ctx: Context, user: SessionUser, action: 'change' | 'delete', id: string): Promise<void> =>
  recordAccess(ctx, {
    userId: user.id,
    actor: 'self',
    actorId: user.id,
    action,
    kind: 'person',
    personId: id,
    rowId: id,
    purpose: 'ownUse',
  })

/** @throws AppError notFound (unknown, or another user's) */
export function personDelete(ctx: Context, user: SessionUser, id: string): Promise<true> {
  return inTransaction(ctx, async (inner) => {
    await lockPersons(inner.db, user.id)
    const row = await requirePerson(inner, user, id)
    await removePerson(inner.db, id)
    await recordOwn(inner, user, 'delete', id)
    if (row.isDefault) await nextDefault(inner, user, id)
    return true as const
  })
}
