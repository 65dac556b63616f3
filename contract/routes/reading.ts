// Generated from contract/reading.ts by `npm run contract`: do not edit.
import {
  type Notice,
  noticeShape,
  type Protocol,
  protocolShape,
  type ConfigItem,
  configItemShape,
} from './content'
import { type PageOf, type Day, type Route } from '../route'

/** The articles of the help centre by topic */
export const helpTree: Route<{
  data: { topic: string; name: string; articles: { id: string; title: string }[] }[]
}> = { path: '/mall/api/ma/article/help', data: [{ topic: 0, name: 0, articles: [{ id: 0, title: 0 }] }] }

/** One notice, even after its end. Refuses: 40400 */
export const noticeDetail: Route<{ data: Notice; params: { id: string } }> = {
  path: '/mall/api/web/notice/:id',
  data: noticeShape,
}

/** Notices including ended ones, newest first */
export const noticePage: Route<{
  data: PageOf<Notice & { isCurrent: boolean }>
  query: { current?: number; size?: number; ascs?: string; descs?: string; searchCount?: boolean }
}> = {
  path: '/mall/api/web/notice/page',
  data: { records: [{ '': noticeShape, isCurrent: 3 }], total: 1, size: 1, current: 1, pages: 1 },
}

/** Content of the confirmation page */
export const orderConfirmDisplay: Route<{
  data: {
    discountCode: boolean
    taxes: boolean
    remark: boolean
    protocolIds: { id: string; title: string }[]
  }
}> = {
  path: '/mall/api/ma/orderConfirm/display',
  data: { discountCode: 3, taxes: 3, remark: 3, protocolIds: [{ id: 0, title: 0 }] },
}

/** One protocol */
export const protocolDetail: Route<{
  data: Protocol & { content: string; updateTime: Day }
  params: { id: string }
}> = { path: '/mall/api/ma/protocol/:id', data: { '': protocolShape, content: 0, updateTime: 6 } }

/** The two settings for the text in place of a missing price: sales_price_null_setting and withdraw_price_null_setting */
export const withdrawSetting: Route<{ data: ConfigItem[] }> = {
  path: '/mall/api/ma/customconfig/withdrawSetting',
  data: [configItemShape],
}
