import type { IdType, Relation } from '../../../contract/constants/enums'
import type { Person, PersonForm } from '../../../contract/persons'
import type { Context } from '../../lib/context'
import { maskPhone } from '../../lib/mask'
import { unseal } from '../../lib/seal'
import { ageOn, dayText } from '../../lib/store-time'
import { regionNames } from './regions'
import type { PersonRow } from './repository'

function fieldsOf(ctx: Context, row: PersonRow) {
  return {
    id: row.id,
    name: row.name,
    relation: row.relation as Relation,
    phoneCode: row.phoneCode,
    phone: row.phone,
    idType: row.idType as IdType | null,
    provinceId: row.provinceId,
    cityId: row.cityId,
    birthDate: row.birthDate,
    sex: row.sex === '1' ? ('1' as const) : ('2' as const),
    address: row.address,
    isDefault: row.isDefault ? ('1' as const) : ('0' as const),
    ...regionNames(row.provinceId, row.cityId, ctx.lang),
  }
}

/** As lists show it: phone and ID number masked. */
export function toPerson(ctx: Context, row: PersonRow): Person {
  return {
    ...fieldsOf(ctx, row),
    phone: maskPhone(row.phone),
    idNumberMasked: row.idNumberMasked,
    age: ageOn(row.birthDate, dayText(ctx.now(), ctx.config.storeTimeZone)),
  }
}

/** In full, for the owner's form only. */
export function toPersonForm(ctx: Context, row: PersonRow): PersonForm {
  return {
    ...fieldsOf(ctx, row),
    idNumber: row.idNumberSealed === null ? null : unseal(ctx.config, row.idNumberSealed),
  }
}
