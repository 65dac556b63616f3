import { randomUUID } from 'node:crypto'
import type { CallInput } from '../../contract/endpoint-types'
import type { createApiClient } from '../../scripts/lib/api-client.mjs'

type Api = Pick<ReturnType<typeof createApiClient>, 'call'>

/** Saves an adult as a person of the account. */
export const saveAdult = (
  api: Api,
  phone = '91234567',
  more: Partial<CallInput<'personSave'>['body']> = {},
) =>
  api.call('personSave', {
    body: {
      idempotencyKey: randomUUID(),
      name: '陳小明',
      relation: 'self',
      phoneCode: '+852',
      phone,
      idType: 'hkid',
      idNumber: 'A123456(3)',
      provinceId: null,
      cityId: null,
      birthDate: '1985-01-01',
      sex: '1',
      address: '',
      isDefault: '1',
      ...more,
    },
  })
