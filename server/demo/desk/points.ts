import { asc, eq } from 'drizzle-orm'
import { codes } from '../../../contract/constants/codes'
import { grantCoupon } from '../../contexts/campaigns'
import { addPoints } from '../../contexts/commerce'
import { couponInfo, pointsAccount } from '../../db/schema/trade'
import { appUser } from '../../db/schema/users'
import { AppError } from '../../lib/app-error'
import { inTransaction } from '../../lib/context'
import { localized } from '../../lib/language'
import type { DeskPart } from './part'

const LISTED = 20
const MAX_POINTS = 100_000

/** Desk section in which the platform grants points and coupons. */
export const tradeDesk: DeskPart = {
  name: 'gifts',
  title: { 'zh-Hant': '積分與優惠券', en: 'Points and coupons' },
  none: { 'zh-Hant': '沒有用戶。', en: 'There is nobody.' },
  async items(ctx, lang) {
    const rows = await ctx.db
      .select({ id: appUser.id, nickName: appUser.nickName, balance: pointsAccount.balance })
      .from(appUser)
      .leftJoin(pointsAccount, eq(pointsAccount.userId, appUser.id))
      .orderBy(asc(appUser.createTime), asc(appUser.id))
      .limit(LISTED)
    const coupons = await ctx.db
      .select({ id: couponInfo.id, name: couponInfo.name })
      .from(couponInfo)
      .where(eq(couponInfo.isEnabled, true))
      .orderBy(asc(couponInfo.sort), asc(couponInfo.id))
      .limit(LISTED)
    const known = coupons.map((row) => `${row.id}: ${localized(row.name, lang)}`).join(' · ')
    return rows.map((row, index) => ({
      id: row.id,
      title: row.nickName,
      lines: [
        lang === 'en' ? `${row.balance ?? 0} points` : `${row.balance ?? 0} 積分`,
        ...(index === 0 ? [known] : []),
      ],
      concerns: { userId: row.id, kind: 'account', rowId: row.id, purpose: 'service' },
      actions: ['points', 'coupon'],
    }))
  },
  actions: {
    points: {
      label: { 'zh-Hant': '送積分', en: 'Give points' },
      done: { 'zh-Hant': '積分已送出', en: 'Points were given' },
      input: { name: 'points', label: { 'zh-Hant': '積分', en: 'Points' }, value: '100' },
      run: (ctx, { id, input }) =>
        inTransaction(ctx, async (tx) => {
          const points = Number(input.points)
          if (!Number.isInteger(points) || points < 1 || points > MAX_POINTS)
            throw new AppError(codes.badInput, 'badInput', {}, { field: 'points', rule: 'range' })
          const [user] = await tx.db.select({ id: appUser.id }).from(appUser).where(eq(appUser.id, id))
          if (!user) throw new AppError(codes.notFound, 'notFound')
          await addPoints(tx, { userId: id, kind: 'granted', points })
        }),
    },
    coupon: {
      label: { 'zh-Hant': '送優惠券', en: 'Give a coupon' },
      done: { 'zh-Hant': '優惠券已送出', en: 'The coupon was given' },
      input: {
        name: 'couponId',
        label: { 'zh-Hant': '優惠券編號', en: 'Coupon id' },
        value: 'coupon-birthday',
      },
      async run(ctx, { id, input }) {
        const [user] = await ctx.db.select({ id: appUser.id }).from(appUser).where(eq(appUser.id, id))
        if (!user) throw new AppError(codes.notFound, 'notFound')
        await grantCoupon(ctx, id, input.couponId ?? '')
      },
    },
  },
}
