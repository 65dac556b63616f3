// Generated from contract/own-counts.ts by `npm run contract`: do not edit.
import { type Route } from '../route'

/** Membership data for its entry, for visitors too */
export const memberDisplay: Route<{
  data: {
    isShow: boolean
    name: string
    isMember: boolean
    levelName: string | null
    growthValue: number
    nextLevelName: string | null
    lackGrowthValue: number
  }
}> = {
  path: '/mall/api/ma/member/displayMember',
  data: {
    isShow: 3,
    name: 0,
    isMember: 3,
    levelName: 16,
    growthValue: 1,
    nextLevelName: 16,
    lackGrowthValue: 1,
  },
}

/** How many messages I have not read, counted to 100 */
export const messageUnread: Route<{ data: { count: number } }> = {
  path: '/mall/api/ma/usermessage/unread',
  auth: 'user',
  data: { count: 1 },
}

/** Number of orders by tab */
export const orderCount: Route<{
  data: {
    all: number
    unpaid: number
    toBook: number
    booked: number
    paid: number
    completed: number
    refunded: number
    cancelled: number
  }
}> = {
  path: '/mall/api/ma/orderinfo/countAll',
  auth: 'user',
  data: { all: 1, unpaid: 1, toBook: 1, booked: 1, paid: 1, completed: 1, refunded: 1, cancelled: 1 },
}
