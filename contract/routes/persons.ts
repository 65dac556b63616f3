// Generated from contract/persons.ts by `npm run contract`: do not edit.
import { type Day, type Route, type Shape } from '../route'
import { type Relation, type IdType } from '../constants/enums'

export type Person = {
  id: string
  name: string
  relation: Relation
  phoneCode: string
  phone: string
  idType: IdType | null
  provinceId: string | null
  cityId: string | null
  birthDate: Day

  /** '1' male, '2' female */
  sex: '1' | '2'
  address: string
  isDefault: boolean
  idNumberMasked: string | null
  provinceName: string | null
  cityName: string | null
  age: number

  /** A drawn portrait by age and sex */
  picUrl: string
}

export const personShape: Shape = {
  id: 0,
  name: 0,
  relation: 0,
  phoneCode: 0,
  phone: 0,
  idType: 16,
  provinceId: 16,
  cityId: 16,
  birthDate: 6,
  sex: 0,
  address: 0,
  isDefault: 3,
  idNumberMasked: 16,
  provinceName: 16,
  cityName: 16,
  age: 1,
  picUrl: 0,
}

export type PersonForm = {
  id: string
  name: string
  relation: Relation
  phoneCode: string
  phone: string
  idType: IdType | null
  provinceId: string | null
  cityId: string | null
  birthDate: Day

  /** '1' male, '2' female */
  sex: '1' | '2'
  address: string
  isDefault: boolean
  idNumber: string | null
  provinceName: string | null
  cityName: string | null
}

export const personFormShape: Shape = {
  id: 0,
  name: 0,
  relation: 0,
  phoneCode: 0,
  phone: 0,
  idType: 16,
  provinceId: 16,
  cityId: 16,
  birthDate: 6,
  sex: 0,
  address: 0,
  isDefault: 3,
  idNumber: 16,
  provinceName: 16,
  cityName: 16,
}

/** Remove a person; appointments keep their recorded data */
export const personDelete: Route<{ data: boolean; params: { id: string } }> = {
  method: 'DELETE',
  path: '/mall/api/ma/userbookinginfo/:id',
  auth: 'user',
  data: 2,
}

/** One person in full, for the owner's form */
export const personForm: Route<{ data: PersonForm; params: { id: string } }> = {
  path: '/mall/api/ma/userbookinginfo/:id',
  auth: 'user',
  data: personFormShape,
}

/** Persons of the account, default first */
export const personList: Route<{ data: Person[] }> = {
  path: '/mall/api/ma/userbookinginfo/list',
  auth: 'user',
  data: [personShape],
}

/** Add a person, or change the one with the given id. Invalid input answers 40000 with data {field, rule} */
export const personSave: Route<{
  data: Person
  body: {
    idempotencyKey: string
    id?: string
    name: string
    relation: Relation
    phoneCode: string
    phone: string
    idType: IdType | null
    provinceId: string | null
    cityId: string | null
    birthDate: Day

    /** '1' male, '2' female */
    sex: '1' | '2'
    address: string
    isDefault: boolean
    idNumber?: string
  }
}> = {
  method: 'POST',
  path: '/mall/api/ma/userbookinginfo',
  auth: 'user',
  isIdempotent: true,
  data: personShape,
  body: { isDefault: 3 },
}

/** Provinces and their cities */
export const regionTree: Route<{
  data: { id: string; name: string; children: { id: string; name: string }[] }[]
}> = { path: '/mall/api/ma/region/tree', data: [{ id: 0, name: 0, children: [{ id: 0, name: 0 }] }] }
