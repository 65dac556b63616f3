import { randomUUID } from 'node:crypto'
import { and, asc, desc, eq, gt, like, lt, notInArray } from 'drizzle-orm'
import { codes } from '../../../contract/constants/codes'
import { formatCents } from '../../../contract/rules/money'
import { cutBargain } from '../../contexts/campaigns'
import { lockOrder, calculatePrice, payLocked, createOrder } from '../../contexts/commerce'
import {
  bargainCut,
  bargainInfo,
  bargainUser,
  grouponGroup,
  grouponInfo,
  grouponUser,
} from '../../db/schema/campaigns'
import { spu } from '../../db/schema/goods'
import { appUser } from '../../db/schema/users'
import { AppError } from '../../lib/app-error'
import { type Context, inTransaction } from '../../lib/context'
import { localized } from '../../lib/language'
import type { Concern, DeskItem, DeskPart } from './part'

const LISTED = 20
/** Demo accounts that nobody signs in to. */
const FRIENDS = 'user-friend%'

/** Returns the next demo friend who has not taken part. @throws AppError notFound when all of them have */
async function friendBeside(ctx: Context, taken: readonly string[]): Promise<string> {
  const [friend] = await ctx.db
    .select({ id: appUser.id })
    .from(appUser)
    .where(and(like(appUser.id, FRIENDS), taken.length ? notInArray(appUser.id, [...taken]) : undefined))
    .orderBy(asc(appUser.id))
    .limit(1)
  if (!friend) throw new AppError(codes.notFound, 'notFound')
  return friend.id
}

async function cutByFriend(ctx: Context, id: string): Promise<void> {
  const helpers = await ctx.db
    .select({ userId: bargainCut.userId })
    .from(bargainCut)
    .where(eq(bargainCut.bargainUserId, id))
  await cutBargain(
    ctx,
    await friendBeside(
      ctx,
      helpers.map((row) => row.userId),
    ),
    id,
  )
}

async function joinByFriend(ctx: Context, id: string): Promise<void> {
  const [group] = await ctx.db
    .select({ spuId: grouponInfo.spuId, skuId: grouponInfo.skuId })
    .from(grouponGroup)
    .innerJoin(grouponInfo, eq(grouponInfo.id, grouponGroup.grouponId))
    .where(eq(grouponGroup.id, id))
  if (!group) throw new AppError(codes.notFound, 'notFound')
  const members = await ctx.db
    .select({ userId: grouponUser.userId })
    .from(grouponUser)
    .where(eq(grouponUser.groupId, id))
  const userId = await friendBeside(
    ctx,
    members.map((row) => row.userId),
  )
  const request = {
    lines: [{ spuId: group.spuId, skuId: group.skuId, quantity: 1 }],
    offer: { kind: 'groupon' as const, id },
  }
  const { paymentPrice } = await calculatePrice(ctx, request)
  const order = await createOrder(ctx, userId, {
    ...request,
    idempotencyKey: randomUUID(),
    buyerName: 'Demo friend',
    buyerPhoneCode: '+852',
    buyerPhone: '91230000',
    deliveryAddress: 'Demo',
    protocolAccepted: '1',
    expectedPrice: paymentPrice,
  })
  // A demo friend has no wallet: the order is marked as paid without a payment.
  await inTransaction(ctx, async (tx) => {
    const locked = await lockOrder(tx, order.id, userId)
    if (locked && !locked.isPaid) await payLocked(tx, order.id, { at: tx.now(), payType: null })
  })
}

/** The item shows the account's nickname. */
const accountOf = (userId: string): Concern => ({
  userId,
  kind: 'account',
  rowId: userId,
  purpose: 'service',
})

async function openBargains(ctx: Context, lang: Context['lang']): Promise<DeskItem[]> {
  const rows = await ctx.db
    .select({ entry: bargainUser, name: bargainInfo.name, nickName: appUser.nickName })
    .from(bargainUser)
    .innerJoin(bargainInfo, eq(bargainInfo.id, bargainUser.bargainId))
    .innerJoin(appUser, eq(appUser.id, bargainUser.userId))
    .where(
      and(
        gt(bargainUser.endTime, ctx.now()),
        eq(bargainUser.isBought, false),
        lt(bargainUser.cutsDone, bargainUser.cutTotal),
      ),
    )
    .orderBy(desc(bargainUser.startTime), asc(bargainUser.id))
    .limit(LISTED)
  return rows.map(({ entry, name, nickName }) => ({
    id: entry.id,
    title: localized(name, lang),
    lines: [
      `${nickName} · ${entry.cutsDone}/${entry.cutTotal} · HK$ ${formatCents(entry.startCents - entry.cutCents)}`,
    ],
    concerns: accountOf(entry.userId),
    actions: ['cut'],
  }))
}

async function openGroups(ctx: Context, lang: Context['lang']): Promise<DeskItem[]> {
  const rows = await ctx.db
    .select({
      group: grouponGroup,
      name: grouponInfo.name,
      nickName: appUser.nickName,
      isBookable: spu.isBookable,
    })
    .from(grouponGroup)
    .innerJoin(grouponInfo, eq(grouponInfo.id, grouponGroup.grouponId))
    .innerJoin(appUser, eq(appUser.id, grouponGroup.leaderUserId))
    .innerJoin(spu, eq(spu.id, grouponInfo.spuId))
    .where(and(eq(grouponGroup.state, 'open'), gt(grouponGroup.endTime, ctx.now())))
    .orderBy(desc(grouponGroup.startTime), asc(grouponGroup.id))
    .limit(LISTED)
  // A demo friend has no person to book an appointment for.
  return rows.map(({ group, name, nickName, isBookable }) => ({
    id: group.id,
    title: localized(name, lang),
    lines: [`${nickName} · ${group.paid}/${group.size} · HK$ ${formatCents(group.priceCents)}`],
    concerns: accountOf(group.leaderUserId),
    actions: isBookable || group.taken >= group.size ? [] : ['join'],
  }))
}

/** Desk section that acts as the friends who help with a bargain or join a group. */
export const campaignDesk: DeskPart = {
  name: 'campaigns',
  title: { 'zh-Hant': '朋友：砍價與拼團', en: 'Friends: bargains and group-buys' },
  none: { 'zh-Hant': '沒有進行中的砍價或拼團。', en: 'No bargain and no group is open.' },
  items: async (ctx, lang) => [...(await openBargains(ctx, lang)), ...(await openGroups(ctx, lang))],
  actions: {
    cut: {
      label: { 'zh-Hant': '朋友砍一刀', en: 'A friend cuts' },
      done: { 'zh-Hant': '朋友已幫忙砍價', en: 'A friend has cut the price' },
      run: (ctx, { id }) => cutByFriend(ctx, id),
    },
    join: {
      label: { 'zh-Hant': '朋友參團付款', en: 'A friend joins and pays' },
      done: { 'zh-Hant': '朋友已參團', en: 'A friend has joined' },
      run: (ctx, { id }) => joinByFriend(ctx, id),
    },
  },
}
