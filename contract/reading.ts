import { Type } from '@sinclair/typebox'
import { Day, Flag, Id, IdParams, pageOf, pageQuery } from './common'
import { ConfigItem, Notice, Protocol } from './content'
import { defineEndpoint } from './define-endpoint'

export const helpTree = defineEndpoint({
  method: 'GET',
  path: '/mall/api/ma/article/help',
  auth: 'none',
  source: 'extension',
  tag: 'content',
  summary: 'The articles of the help centre by topic',
  data: Type.Array(
    Type.Object({
      topic: Type.String(),
      name: Type.String(),
      articles: Type.Array(Type.Object({ id: Id, title: Type.String() })),
    }),
  ),
})

export const noticeDetail = defineEndpoint({
  method: 'GET',
  path: '/mall/api/web/notice/:id',
  auth: 'none',
  source: 'extension',
  tag: 'content',
  summary: 'One notice, even after its end. Refuses: 40400',
  params: IdParams,
  data: Notice,
})

export const noticePage = defineEndpoint({
  method: 'GET',
  path: '/mall/api/web/notice/page',
  auth: 'none',
  source: 'extension',
  tag: 'content',
  summary: 'Notices including ended ones, newest first',
  query: Type.Object({ ...pageQuery }),
  data: pageOf(Type.Intersect([Notice, Type.Object({ isCurrent: Flag })])),
})

export const protocolDetail = defineEndpoint({
  method: 'GET',
  path: '/mall/api/ma/protocol/:id',
  auth: 'none',
  source: 'spec',
  tag: 'content',
  summary: 'One protocol',
  params: IdParams,
  data: Type.Intersect([Protocol, Type.Object({ content: Type.String(), updateTime: Day })]),
})

export const withdrawSetting = defineEndpoint({
  method: 'GET',
  path: '/mall/api/ma/customconfig/withdrawSetting',
  auth: 'none',
  source: 'spec',
  tag: 'config',
  summary:
    'The two settings for the text in place of a missing price: sales_price_null_setting and ' +
    'withdraw_price_null_setting',
  data: Type.Array(ConfigItem),
})

export const orderConfirmDisplay = defineEndpoint({
  method: 'GET',
  path: '/mall/api/ma/orderConfirm/display',
  auth: 'none',
  source: 'spec',
  tag: 'config',
  summary: 'Content of the confirmation page',
  data: Type.Object({
    discountCode: Flag,
    taxes: Flag,
    remark: Flag,
    protocolIds: Type.Array(Type.Object({ id: Id, title: Type.String() })),
  }),
})
