import { randomInt } from 'node:crypto'
import { and, desc, eq } from 'drizzle-orm'
import type { Logistics } from '../../../../contract/aftersales'
import { codes } from '../../../../contract/constants/codes'
import type { Carrier, Language, LogisticsState } from '../../../../contract/constants/enums'
import { logisticsTrace, orderLogistics } from '../../../db/schema/aftersales'
import { orderInfo } from '../../../db/schema/orders'
import { AppError } from '../../../lib/app-error'
import { type Context, inTransaction } from '../../../lib/context'
import { localized } from '../../../lib/language'
import { type MessageKey, messageText } from '../../../lib/messages'
import { momentText } from '../../../lib/store-time'

const carrierNames: Record<Carrier, MessageKey> = {
  sfExpress: 'carrierSfExpress',
  hongkongPost: 'carrierHongkongPost',
  ems: 'carrierEms',
  kerry: 'carrierKerry',
}
const prefixes: Record<Carrier, string> = { sfExpress: 'SF', hongkongPost: 'HK', ems: 'EM', kerry: 'KE' }
const stateTexts: Record<LogisticsState, MessageKey> = {
  collected: 'parcelCollected',
  inTransit: 'parcelInTransit',
  customs: 'parcelCustoms',
  delivering: 'parcelDelivering',
  signed: 'parcelSigned',
  exception: 'parcelException',
}
const traceTexts: Record<LogisticsState, MessageKey> = {
  collected: 'traceCollected',
  inTransit: 'traceInTransit',
  customs: 'traceCustoms',
  delivering: 'traceDelivering',
  signed: 'traceSigned',
  exception: 'traceException',
}

/** The usual next state of a parcel, and the place named in its trace. */
export const nextStates: Record<LogisticsState, readonly LogisticsState[]> = {
  collected: ['inTransit', 'customs'],
  inTransit: ['delivering', 'customs', 'exception'],
  customs: ['inTransit', 'exception'],
  delivering: ['signed', 'exception'],
  exception: ['inTransit', 'delivering'],
  signed: [],
}
const station: Record<Language, string> = {
  'zh-Hant': '收件地區派送站',
  'zh-Hans': '收件地区派送站',
  en: 'Local delivery station',
  fr: 'Agence de livraison locale',
  es: 'Centro de reparto local',
  ja: '配達先の営業所',
}
export const places: Record<LogisticsState, Record<Language, string>> = {
  collected: {
    'zh-Hant': '葵涌倉庫',
    'zh-Hans': '葵涌仓库',
    en: 'Kwai Chung warehouse',
    fr: 'Entrepôt de Kwai Chung',
    es: 'Almacén de Kwai Chung',
    ja: '葵涌倉庫',
  },
  inTransit: {
    'zh-Hant': '青衣分揀中心',
    'zh-Hans': '青衣分拣中心',
    en: 'Tsing Yi sorting centre',
    fr: 'Centre de tri de Tsing Yi',
    es: 'Centro de clasificación de Tsing Yi',
    ja: '青衣仕分けセンター',
  },
  customs: {
    'zh-Hant': '口岸海關',
    'zh-Hans': '口岸海关',
    en: 'Border customs',
    fr: 'Douane à la frontière',
    es: 'Aduana de la frontera',
    ja: '国境の税関',
  },
  delivering: station,
  signed: {
    'zh-Hant': '收件地址',
    'zh-Hans': '收件地址',
    en: 'Delivery address',
    fr: 'Adresse de livraison',
    es: 'Dirección de entrega',
    ja: 'お届け先',
  },
  exception: station,
}

export const carrierText = (ctx: Pick<Context, 'lang'>, carrier: string): string =>
  messageText(carrierNames[carrier as Carrier], ctx.lang)
export const logisticsStateText = (ctx: Pick<Context, 'lang'>, state: string): string =>
  messageText(stateTexts[state as LogisticsState], ctx.lang)

async function addTrace(ctx: Context, orderId: string, state: LogisticsState): Promise<void> {
  const step = (await ctx.db.$count(logisticsTrace, eq(logisticsTrace.orderId, orderId))) + 1
  await ctx.db.insert(logisticsTrace).values({ orderId, step, state, place: places[state], time: ctx.now() })
}

/**
 * Ships a parcel inside the transaction that ships its order. An unused tracking number is generated unless
 * one is given.
 */
export async function startLogistics(
  ctx: Context,
  orderId: string,
  of: { carrier?: Carrier; number?: string } = {},
): Promise<void> {
  const carrier = of.carrier ?? 'sfExpress'
  for (let attempt = 0; attempt < 20; attempt += 1) {
    const number =
      of.number ??
      `${prefixes[carrier]}${String(randomInt(1_000_000_000)).padStart(9, '0')}${String(randomInt(10_000)).padStart(4, '0')}`
    const inserted = await ctx.db
      .insert(orderLogistics)
      .values({ orderId, carrier, number, state: 'collected', updateTime: ctx.now() })
      .onConflictDoNothing()
      .returning({ orderId: orderLogistics.orderId })
    if (inserted.length > 0) return addTrace(ctx, orderId, 'collected')
    if (of.number !== undefined)
      throw new AppError(codes.badInput, 'badInput', {}, { field: 'number', rule: 'unique' })
  }
  throw new Error('No free parcel number was found')
}

/**
 * Moves a parcel to its next state. For the desk only: does not check the owner.
 * @param to an allowed next state; the usual one when absent
 * @throws AppError notFound; stateForbids when the state cannot follow the present one
 */
export async function advanceLogistics(ctx: Context, orderId: string, to?: LogisticsState): Promise<void> {
  await inTransaction(ctx, async (tx) => {
    const [row] = await tx.db
      .select()
      .from(orderLogistics)
      .where(eq(orderLogistics.orderId, orderId))
      .for('update')
    if (!row) throw new AppError(codes.notFound, 'notFound')
    const following = nextStates[row.state as LogisticsState]
    const state = to ?? following[0]
    if (!state || !following.includes(state)) throw new AppError(codes.stateForbids, 'stateForbids')
    await tx.db
      .update(orderLogistics)
      .set({ state, updateTime: tx.now() })
      .where(eq(orderLogistics.orderId, orderId))
    await addTrace(tx, orderId, state)
  })
}

/**
 * Tracking of the parcel of one of the user's orders.
 * @throws AppError notFound (unknown, or another user's); stateForbids when it was not shipped
 */
export async function findLogistics(ctx: Context, userId: string, orderId: string): Promise<Logistics> {
  const [order] = await ctx.db
    .select()
    .from(orderInfo)
    .where(and(eq(orderInfo.id, orderId), eq(orderInfo.userId, userId), eq(orderInfo.isDeleted, false)))
  if (!order) throw new AppError(codes.notFound, 'notFound')
  const [row] = await ctx.db.select().from(orderLogistics).where(eq(orderLogistics.orderId, orderId))
  if (!row) throw new AppError(codes.stateForbids, 'orderNotShipped')
  const traces = await ctx.db
    .select()
    .from(logisticsTrace)
    .where(eq(logisticsTrace.orderId, orderId))
    .orderBy(desc(logisticsTrace.step))
  return {
    orderId,
    orderNo: order.orderNo,
    carrier: row.carrier as Carrier,
    carrierName: carrierText(ctx, row.carrier),
    number: row.number,
    state: row.state as LogisticsState,
    stateDesc: logisticsStateText(ctx, row.state),
    deliveryAddress: order.deliveryAddress,
    traces: traces.map((trace) => {
      const state = trace.state as LogisticsState
      const place = localized(trace.place, ctx.lang)
      return {
        time: momentText(trace.time, ctx.config.storeTimeZone),
        state,
        stateDesc: logisticsStateText(ctx, state),
        place,
        text: messageText(traceTexts[state], ctx.lang, { place }),
      }
    }),
  }
}

export async function hasLogistics(ctx: Context, orderId: string): Promise<boolean> {
  return (await ctx.db.$count(orderLogistics, eq(orderLogistics.orderId, orderId))) > 0
}
