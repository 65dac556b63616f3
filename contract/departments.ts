import { type Static, Type } from '@sinclair/typebox'
import { Count, Day, Id, Nullable } from './common'
import { defineEndpoint } from './define-endpoint'

export const Department = Type.Object({
  id: Id,
  name: Type.String(),
  icon: Type.String({ description: 'Name of its drawing' }),
  /** Where its services are listed in the catalogue. */ categoryId: Nullable(Id),
  doctorCount: Count,
})
export type Department = Static<typeof Department>
export const ClinicInfo = Type.Object({
  shopId: Id,
  departments: Type.Array(Department),
  insurers: Type.Array(Type.Object({ id: Id, name: Type.String() })),
  notices: Type.Array(
    Type.Object({
      id: Id,
      title: Type.String(),
      content: Type.String({ description: 'Cleaned HTML' }),
      date: Day,
    }),
  ),
  doctorCount: Count,
  doctorsToday: Count,
})
export type ClinicInfo = Static<typeof ClinicInfo>

export const departmentList = defineEndpoint({
  method: 'GET',
  path: '/mall/api/ma/department/list',
  auth: 'none',
  source: 'extension',
  tag: 'clinic',
  summary:
    'Departments with how many doctors each has, at one clinic or everywhere; at a clinic only those it has',
  query: Type.Object({ shopId: Type.Optional(Id) }),
  data: Type.Array(Department),
})
export const clinicInfo = defineEndpoint({
  method: 'GET',
  path: '/mall/api/ma/shopinfo/clinic/:shopId',
  auth: 'none',
  source: 'extension',
  tag: 'clinic',
  summary:
    'What a clinic has beside its address (shopinfo/{id}): departments, insurers it works with, ' +
    'its own notices, doctors on duty today',
  params: Type.Object({ shopId: Id }),
  data: ClinicInfo,
})
