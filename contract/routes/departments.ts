// Generated from contract/departments.ts by `npm run contract`: do not edit.
import { type Day, type Route, type Shape } from '../route'

export type Department = {
  id: string
  name: string

  /** Name of its icon */
  icon: string
  categoryId: string | null
  doctorCount: number
}

export const departmentShape: Shape = { id: 0, name: 0, icon: 0, categoryId: 16, doctorCount: 1 }

export type ClinicInfo = {
  shopId: string
  departments: Department[]
  insurers: { id: string; name: string }[]
  notices: {
    id: string
    title: string

    /** Cleaned HTML */
    content: string
    date: Day
  }[]
  doctorCount: number
  doctorsToday: number
}

export const clinicInfoShape: Shape = {
  shopId: 0,
  departments: [departmentShape],
  insurers: [{ id: 0, name: 0 }],
  notices: [{ id: 0, title: 0, content: 0, date: 6 }],
  doctorCount: 1,
  doctorsToday: 1,
}

/** Details of a clinic besides shopinfo/{id}: departments, accepted insurers, notices, doctors on duty today */
export const clinicInfo: Route<{ data: ClinicInfo; params: { shopId: string } }> = {
  path: '/mall/api/ma/shopinfo/clinic/:shopId',
  data: clinicInfoShape,
}

/** Departments with their number of doctors, at one clinic or all; at a clinic only those it has */
export const departmentList: Route<{ data: Department[]; query: { shopId?: string } }> = {
  path: '/mall/api/ma/department/list',
  data: [departmentShape],
}
