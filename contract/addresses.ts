import { type Static, Type } from '@sinclair/typebox'
import {
  Flag,
  Id,
  IdempotencyKey,
  IdParams,
  Moment,
  Nullable,
  Ok,
  pageOf,
  pageQuery,
  Phone,
  PhoneCode,
} from './common'
import { limits } from './constants/limits'
import { defineEndpoint } from './define-endpoint'
import { postalCodeForm } from './rules/text-forms'
import { nameLength } from './rules/text-lengths'

const fields = {
  userName: Type.String({ minLength: 1, maxLength: nameLength, description: 'Name of the recipient' }),
  phoneCode: PhoneCode,
  telNum: Phone,
  postalCode: Type.String(postalCodeForm),
  provinceId: Id,
  cityId: Id,
  countyName: Type.String({ maxLength: nameLength }),
  detailInfo: Type.String({ minLength: 1, maxLength: limits.textareaLength }),
  isDefault: Flag,
}
/** A recipient, unmasked because the owner edits it. Region names are in the caller's language. */
export const UserAddress = Type.Object({
  id: Id,
  ...fields,
  provinceName: Nullable(Type.String()),
  cityName: Nullable(Type.String()),
  createTime: Moment,
})
export type UserAddress = Static<typeof UserAddress>

export const addressPage = defineEndpoint({
  method: 'GET',
  path: '/mall/api/ma/useraddress/page',
  auth: 'user',
  source: 'spec',
  tag: 'addresses',
  summary: 'Addresses of the account: default first, then newest first',
  query: Type.Object({ ...pageQuery }),
  data: pageOf(UserAddress),
})
export const addressSave = defineEndpoint({
  method: 'POST',
  path: '/mall/api/ma/useraddress',
  auth: 'user',
  source: 'spec',
  isIdempotent: true,
  tag: 'addresses',
  summary:
    'Add an address, or change the one with the given id. One is the default: the first, or the one ' +
    'marked as such. 40000 with data {field, rule}, 61012 when there are too many',
  body: Type.Object({ idempotencyKey: IdempotencyKey, id: Type.Optional(Id), ...fields }),
  data: UserAddress,
})
export const addressDelete = defineEndpoint({
  method: 'DELETE',
  path: '/mall/api/ma/useraddress/:id',
  auth: 'user',
  source: 'spec',
  tag: 'addresses',
  summary: 'Remove an address; if it was the default, the newest of the others becomes it',
  params: IdParams,
  data: Ok,
})
