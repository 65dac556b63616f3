import { type Static, Type } from '@sinclair/typebox'
import { Count, Day, Id, Nullable } from './common'
import { defineEndpoint } from './define-endpoint'

export const Department = Type.Object({
  id: Id,
  name: Type.String(),
  icon: Type.String({ description: 'Name of its icon' }),
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
  summary: 'Departments with their number of doctors, at one clinic or all; at a clinic only those it has',
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
    'Details of a clinic besides shopinfo/{id}: departments, accepted insurers, notices, doctors on ' +
    'duty today',
  params: Type.Object({ shopId: Id }),
  data: ClinicInfo,
})
