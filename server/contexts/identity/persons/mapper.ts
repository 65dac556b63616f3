import { type IdType, type Relation, sexes } from '../../../../contract/constants/enums'
import type { Person, PersonForm } from '../../../../contract/persons'
import { ageOn } from '../../../../contract/rules/eligibility'
import { assetUrl } from '../../../lib/asset-url'
import type { Context } from '../../../lib/context'
import { maskPhone } from '../../../lib/mask'
import { dayText } from '../../../lib/store-time'
import type { PersonRow } from './queries/rows'
import { regionNames } from './regions'

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

const CHILD_UNTIL = 14
const ELDER_FROM = 55
/** Returns one of the portraits, which distinguish the persons of a family at a glance. */
function portraitOf(sex: string, age: number): string {
  const isMale = sex === sexes.male
  if (age < CHILD_UNTIL) return isMale ? 'boy' : 'girl'
  if (age >= ELDER_FROM) return isMale ? 'father' : 'mother'
  return isMale ? 'self-m' : 'self-f'
}

/** In the form of lists: phone and ID number masked. */
export function toPerson(ctx: Context, row: PersonRow): Person {
  const age = ageOn(row.birthDate, dayText(ctx.now(), ctx.config.storeTimeZone))
  return {
    ...fieldsOf(ctx, row),
    phone: maskPhone(row.phone),
    idNumberMasked: row.idNumberMasked,
    age,
    picUrl: assetUrl(ctx.config, `/assets/persons/${portraitOf(row.sex, age)}.svg`),
  }
}

/** Unmasked, for the owner's form only. */
export function toPersonForm(ctx: Context, row: PersonRow): PersonForm {
  return {
    ...fieldsOf(ctx, row),
    idNumber: row.idNumber,
  }
}
