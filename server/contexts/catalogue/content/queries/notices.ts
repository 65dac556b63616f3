import type * as content from '../../../../../contract/content'
import type { DataOf } from '../../../../../contract/define-endpoint'
import type * as reading from '../../../../../contract/reading'
import type { Context } from '../../../../lib/context'
import { pageFrom, pageRange, type PageQuery } from '../../../../lib/pages'
import { toNotice } from '../mapper'
import { findNotice, listNotices, pageOfNotices } from './rows'
import { missing } from './site'

export async function noticeList(ctx: Context): Promise<DataOf<typeof content.noticeList>> {
  return (await listNotices(ctx.readDb, ctx.now())).map((row) => toNotice(ctx, row))
}

/** @throws AppError notFound (unknown, or not started yet) */
export async function noticeDetail(ctx: Context, id: string): Promise<DataOf<typeof reading.noticeDetail>> {
  const row = await findNotice(ctx.readDb, id, ctx.now())
  if (!row) throw missing()
  return toNotice(ctx, row)
}

export async function noticePage(ctx: Context, query: PageQuery): Promise<DataOf<typeof reading.noticePage>> {
  const range = pageRange(query)
  const { rows, total } = await pageOfNotices(ctx.readDb, ctx.now(), range)
  return pageFrom(
    rows.map((row) => ({
      ...toNotice(ctx, row),
      isCurrent: row.endTime > ctx.now() ? ('1' as const) : ('0' as const),
    })),
    total,
    range,
  )
}
