// Counts beside the entries of Mine and in the tab bar. Separate from the domains they count, so that the
// mini-program's main package does not include those.
import { Type } from '@sinclair/typebox'
import { Count, Flag, Nullable } from './common'
import { orderTabs } from './constants/enums'
import { limits } from './constants/limits'
import { defineEndpoint } from './define-endpoint'

export const orderCount = defineEndpoint({
  method: 'GET',
  path: '/mall/api/ma/orderinfo/countAll',
  auth: 'user',
  source: 'spec',
  tag: 'orders',
  summary: 'Number of orders by tab',
  data: Type.Object(
    Object.fromEntries(orderTabs.map((t) => [t, Count])) as Record<(typeof orderTabs)[number], typeof Count>,
  ),
})
export const messageUnread = defineEndpoint({
  method: 'GET',
  path: '/mall/api/ma/usermessage/unread',
  auth: 'user',
  source: 'extension',
  tag: 'message',
  summary: `How many messages I have not read, counted to ${limits.unreadCounted}`,
  data: Type.Object({ count: Count }),
})
export const memberDisplay = defineEndpoint({
  method: 'GET',
  path: '/mall/api/ma/member/displayMember',
  auth: 'none',
  source: 'spec',
  tag: 'member',
  summary: 'Membership data for its entry, for visitors too',
  data: Type.Object({
    isShow: Flag,
    name: Type.String(),
    isMember: Flag,
    levelName: Nullable(Type.String()),
    growthValue: Count,
    nextLevelName: Nullable(Type.String()),
    lackGrowthValue: Count,
  }),
})
