import { randomUUID } from 'node:crypto'
import type { CallInput } from '../../contract/endpoint-types'

type AddressForm = NonNullable<CallInput<'addressSave'>['body']>

/** A valid address in Hong Kong. */
export const addressForm = (over: Partial<AddressForm> = {}): AddressForm => ({
  idempotencyKey: randomUUID(),
  userName: '陳小明',
  phoneCode: '+852',
  telNum: '91234567',
  postalCode: '',
  provinceId: '81',
  cityId: '8102',
  countyName: '',
  detailInfo: '軒尼詩道 1 號',
  isDefault: '1',
  ...over,
})
