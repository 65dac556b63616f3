import { type Static, Type } from '@sinclair/typebox'
import { Flag, Id, IdParams, Nullable } from './common'
import { defineEndpoint } from './define-endpoint'

export const Category = Type.Object({
  id: Id,
  parentId: Nullable(Id),
  name: Type.String(),
  picUrl: Type.String(),
  sort: Type.Integer(),
  enable: Flag,
  children: Type.Array(
    Type.Object({
      id: Id,
      parentId: Nullable(Id),
      name: Type.String(),
      picUrl: Type.String(),
      sort: Type.Integer(),
      enable: Flag,
    }),
  ),
})
export type Category = Static<typeof Category>
export const categoryTree = defineEndpoint({
  method: 'GET',
  path: '/mall/api/ma/goodscategory/tree',
  auth: 'none',
  source: 'spec',
  tag: 'goods',
  summary: 'Categories in two levels',
  data: Type.Array(Category),
})
export const categoryOne = defineEndpoint({
  method: 'GET',
  path: '/mall/api/ma/goodscategory/:id',
  auth: 'none',
  source: 'spec',
  tag: 'goods',
  summary: 'One category with its children',
  params: IdParams,
  data: Category,
})
export const categoryParent = defineEndpoint({
  method: 'GET',
  path: '/mall/api/web/goodscategory/getParentByCategorySecond/:id',
  auth: 'none',
  source: 'spec',
  tag: 'goods',
  summary: 'The first-level category of a second-level one',
  params: IdParams,
  data: Category,
})
/**
 * With `spuId`: the specifications of that product, by the ids its SKUs carry. Without: the specifications
 * that goods (of a category and its descendants) can be filtered by with `specValueId`.
 */
export const specTree = defineEndpoint({
  method: 'GET',
  path: '/mall/api/ma/goodsspuspec/tree',
  auth: 'none',
  source: 'spec',
  tag: 'goods',
  summary: 'Specifications with their values. Refuses: 40400, 80004',
  query: Type.Object({ spuId: Type.Optional(Id), categoryId: Type.Optional(Id) }),
  data: Type.Array(
    Type.Object({
      id: Id,
      name: Type.String(),
      values: Type.Array(Type.Object({ id: Id, name: Type.String() })),
    }),
  ),
})
