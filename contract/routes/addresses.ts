// Generated from contract/addresses.ts by `npm run contract`: do not edit.
import { type Moment, type PageOf, type Route, type Shape } from '../route'

export type UserAddress = {
  id: string

  /** Name of the recipient */
  userName: string
  phoneCode: string
  telNum: string
  postalCode: string
  provinceId: string
  cityId: string
  countyName: string
  detailInfo: string
  isDefault: boolean
  provinceName: string | null
  cityName: string | null
  createTime: Moment
}

export const userAddressShape: Shape = {
  id: 0,
  userName: 0,
  phoneCode: 0,
  telNum: 0,
  postalCode: 0,
  provinceId: 0,
  cityId: 0,
  countyName: 0,
  detailInfo: 0,
  isDefault: 3,
  provinceName: 16,
  cityName: 16,
  createTime: 7,
}

/** Remove an address; if it was the default, the newest of the others becomes it */
export const addressDelete: Route<{ data: boolean; params: { id: string } }> = {
  method: 'DELETE',
  path: '/mall/api/ma/useraddress/:id',
  auth: 'user',
  data: 2,
}

/** Addresses of the account: default first, then newest first */
export const addressPage: Route<{
  data: PageOf<UserAddress>
  query: { current?: number; size?: number; ascs?: string; descs?: string; searchCount?: boolean }
}> = {
  path: '/mall/api/ma/useraddress/page',
  auth: 'user',
  data: { records: [userAddressShape], total: 1, size: 1, current: 1, pages: 1 },
}

/** Add an address, or change the one with the given id. One is the default: the first, or the one marked as such. 40000 with data {field, rule}, 61012 when there are too many */
export const addressSave: Route<{
  data: UserAddress
  body: {
    idempotencyKey: string
    id?: string

    /** Name of the recipient */
    userName: string
    phoneCode: string
    telNum: string
    postalCode: string
    provinceId: string
    cityId: string
    countyName: string
    detailInfo: string
    isDefault: boolean
  }
}> = {
  method: 'POST',
  path: '/mall/api/ma/useraddress',
  auth: 'user',
  isIdempotent: true,
  data: userAddressShape,
  body: { isDefault: 3 },
}
