import { asc, eq, ne } from 'drizzle-orm'
import type { LogisticsState } from '../../../contract/constants/enums'
import { advanceLogistics, carrierText, logisticsStateText, nextStates } from '../../contexts/commerce'
import { orderLogistics } from '../../db/schema/aftersales'
import { orderInfo } from '../../db/schema/orders'
import type { DeskAction, DeskPart } from './part'

const LISTED = 50
const move = (to: LogisticsState, hant: string, en: string): DeskAction => ({
  label: { 'zh-Hant': hant, en },
  done: { 'zh-Hant': '物流已更新', en: 'The parcel has moved on' },
  run: (ctx, { id }) => advanceLogistics(ctx, id, to),
})

/** Desk section that acts as the carrier of shipped orders. */
export const logisticsDesk: DeskPart = {
  name: 'logistics',
  title: { 'zh-Hant': '運送中的包裹', en: 'Parcels on their way' },
  none: { 'zh-Hant': '沒有運送中的包裹。', en: 'No parcel is on its way.' },
  async items(ctx, lang) {
    const rows = await ctx.db
      .select({ parcel: orderLogistics, orderNo: orderInfo.orderNo, userId: orderInfo.userId })
      .from(orderLogistics)
      .innerJoin(orderInfo, eq(orderInfo.id, orderLogistics.orderId))
      .where(ne(orderLogistics.state, 'signed'))
      .orderBy(asc(orderLogistics.updateTime))
      .limit(LISTED)
    return rows.map(({ parcel, orderNo, userId }) => ({
      id: parcel.orderId,
      title: orderNo,
      lines: [
        `${carrierText({ lang }, parcel.carrier)} · ${parcel.number} · ${logisticsStateText({ lang }, parcel.state)}`,
      ],
      concerns: { userId, kind: 'order', rowId: parcel.orderId, purpose: 'service' },
      actions: [...nextStates[parcel.state as LogisticsState]],
    }))
  },
  actions: {
    inTransit: move('inTransit', '到達分揀中心', 'Reaches the sorting centre'),
    customs: move('customs', '開始清關', 'Goes to customs'),
    delivering: move('delivering', '開始派送', 'Goes out for delivery'),
    signed: move('signed', '簽收', 'Is handed over'),
    exception: move('exception', '派送異常', 'Is held up'),
  },
}
