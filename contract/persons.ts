import { type Static, type TSchema, Type } from '@sinclair/typebox'
import { Count, Day, Flag, Id, IdempotencyKey, IdParams, Nullable, Ok, Phone, PhoneCode } from './common'
import { idTypes, relations } from './constants/enums'
import { limits } from './constants/limits'
import { defineEndpoint } from './define-endpoint'
import { idNumberLength, nameLength } from './rules/text-lengths'

const Sex = Type.Union([Type.Literal('1'), Type.Literal('2')], { description: "'1' male, '2' female" })
const IdType = Type.Union(idTypes.map((t) => Type.Literal(t)))
const Relation = Type.Union(relations.map((r) => Type.Literal(r)))
const fields = {
  name: Type.String({ minLength: 1, maxLength: nameLength }),
  relation: Relation,
  phoneCode: PhoneCode,
  phone: Phone,
  idType: Nullable(IdType),
  provinceId: Nullable(Id),
  cityId: Nullable(Id),
  birthDate: Day,
  sex: Sex,
  address: Type.String({ maxLength: limits.textareaLength }),
  isDefault: Flag,
}
/** A person as shown in lists: phone and ID number masked. */
export const Person = Type.Object({
  id: Id,
  ...fields,
  phone: Type.String(),
  idNumberMasked: Nullable(Type.String()),
  provinceName: Nullable(Type.String()),
  cityName: Nullable(Type.String()),
  age: Count,
  picUrl: Type.String({ description: 'A drawn portrait by age and sex' }),
})
export type Person = Static<typeof Person>
export const PersonForm = Type.Object({
  id: Id,
  ...fields,
  idNumber: Nullable(Type.String({ maxLength: idNumberLength })),
  provinceName: Nullable(Type.String()),
  cityName: Nullable(Type.String()),
})
export type PersonForm = Static<typeof PersonForm>

export const personList = defineEndpoint({
  method: 'GET',
  path: '/mall/api/ma/userbookinginfo/list',
  auth: 'user',
  source: 'spec',
  tag: 'persons',
  summary: 'Persons of the account, default first',
  data: Type.Array(Person),
})
export const personForm = defineEndpoint({
  method: 'GET',
  path: '/mall/api/ma/userbookinginfo/:id',
  auth: 'user',
  source: 'extension',
  tag: 'persons',
  summary: "One person in full, for the owner's form",
  params: IdParams,
  data: PersonForm,
})
export const personSave = defineEndpoint({
  method: 'POST',
  path: '/mall/api/ma/userbookinginfo',
  auth: 'user',
  source: 'spec',
  isIdempotent: true,
  tag: 'persons',
  summary:
    'Add a person, or change the one with the given id. Invalid input answers 40000 with data {field, rule}',
  body: Type.Object({
    idempotencyKey: IdempotencyKey,
    id: Type.Optional(Id),
    ...fields,
    idNumber: Type.Optional(Type.String({ maxLength: idNumberLength })),
  }),
  data: Person,
})
export const personDelete = defineEndpoint({
  method: 'DELETE',
  path: '/mall/api/ma/userbookinginfo/:id',
  auth: 'user',
  source: 'spec',
  tag: 'persons',
  summary: 'Remove a person; appointments keep their recorded data',
  params: IdParams,
  data: Ok,
})

const leaf = Type.Object({ id: Id, name: Type.String() })
const withChildren = <T extends TSchema>(child: T) =>
  Type.Object({ id: Id, name: Type.String(), children: Type.Array(child) })
/** Province → city. Hong Kong, Macao and Taiwan are provinces, with districts in place of cities. */
export const regionTree = defineEndpoint({
  method: 'GET',
  path: '/mall/api/ma/region/tree',
  auth: 'none',
  source: 'spec',
  tag: 'persons',
  summary: 'Provinces and their cities',
  data: Type.Array(withChildren(leaf)),
})
