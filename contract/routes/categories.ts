// Generated from contract/categories.ts by `npm run contract`: do not edit.
import { type Route, type Shape } from '../route'

export type Category = {
  id: string
  parentId: string | null
  name: string
  picUrl: string
  sort: number
  enable: boolean
  children: {
    id: string
    parentId: string | null
    name: string
    picUrl: string
    sort: number
    enable: boolean
  }[]
}

export const categoryShape: Shape = {
  id: 0,
  parentId: 16,
  name: 0,
  picUrl: 0,
  sort: 1,
  enable: 3,
  children: [{ id: 0, parentId: 16, name: 0, picUrl: 0, sort: 1, enable: 3 }],
}

/** One category with its children */
export const categoryOne: Route<{ data: Category; params: { id: string } }> = {
  path: '/mall/api/ma/goodscategory/:id',
  data: categoryShape,
}

/** The first-level category of a second-level one */
export const categoryParent: Route<{ data: Category; params: { id: string } }> = {
  path: '/mall/api/web/goodscategory/getParentByCategorySecond/:id',
  data: categoryShape,
}

/** Categories in two levels */
export const categoryTree: Route<{ data: Category[] }> = {
  path: '/mall/api/ma/goodscategory/tree',
  data: [categoryShape],
}

/** Specifications with their values. Refuses: 40400, 80004 */
export const specTree: Route<{
  data: { id: string; name: string; values: { id: string; name: string }[] }[]
  query: { spuId?: string; categoryId?: string }
}> = { path: '/mall/api/ma/goodsspuspec/tree', data: [{ id: 0, name: 0, values: [{ id: 0, name: 0 }] }] }
