import { and, asc, eq, inArray, type SQL } from 'drizzle-orm'
import type { BodyOf, DataOf } from '../../../../contract/define-endpoint'
import type * as contract from '../../../../contract/weixin'
import { messageTemplate } from '../../../db/schema/account'
import type { Context, SessionUser } from '../../../lib/context'
import { localized } from '../../../lib/language'
import { requireUserRow } from '../user/queries'
import { toWxUser } from './mapper'

export const wxUser = async (ctx: Context, user: SessionUser): Promise<contract.WxUser> =>
  toWxUser(ctx, await requireUserRow(ctx, user))

export async function templateMessages(
  ctx: Context,
  body: BodyOf<typeof contract.templateMessages>,
): Promise<DataOf<typeof contract.templateMessages>> {
  const wanted: SQL[] = []
  if (body.enable !== undefined) wanted.push(eq(messageTemplate.isEnabled, body.enable === '1'))
  if (body.useTypeList && body.useTypeList.length > 0)
    wanted.push(inArray(messageTemplate.useType, body.useTypeList))
  const rows = await ctx.db
    .select()
    .from(messageTemplate)
    .where(and(...wanted))
    .orderBy(asc(messageTemplate.sort), asc(messageTemplate.id))
    .limit(100)
  return rows.map((row) => ({
    id: row.id,
    useType: row.useType,
    priTmplId: row.priTmplId,
    title: localized(row.title, ctx.lang),
    content: localized(row.content, ctx.lang),
    enable: row.isEnabled ? ('1' as const) : ('0' as const),
  }))
}
