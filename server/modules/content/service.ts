import type { PageOf } from '../../../contract/common'
import type * as content from '../../../contract/content'
import type { DataOf } from '../../../contract/define-endpoint'
import { codes } from '../../../contract/constants/codes'
import { AppError } from '../../lib/app-error'
import { assetUrl } from '../../lib/asset-url'
import type { Context } from '../../lib/context'
import { localized } from '../../lib/language'
import { pageFrom, pageRange, type PageQuery } from '../../lib/pages'
import { cleanHtml } from '../../lib/rich-text'
import { dayText } from '../../lib/store-time'
import { configCodes } from '../config/config-codes'
import { readConfig } from '../config/service'
import { type AdvertPosition, findAdvert, findArticle, findProtocol, listBlocks, listNavIcons, listNotices, listProtocols, listShownAdverts, pageOfArticles } from './repository'

const missing = (): AppError => new AppError(codes.notFound, 'notFound')

export async function decoration(ctx: Context): Promise<content.HomeBlock[]> {
  const blocks = await listBlocks(ctx.db)
  return blocks.map((block) => ({
    id: block.id, type: block.type, title: block.title ? localized(block.title, ctx.lang) : null,
    banners: block.banners.map((banner) => ({
      id: banner.id, title: localized(banner.title, ctx.lang), text: localized(banner.text, ctx.lang), buttonText: localized(banner.buttonText, ctx.lang),
      picUrl: assetUrl(ctx.config, banner.picUrl), picUrlWide: assetUrl(ctx.config, banner.picUrlWide), link: banner.link,
    })),
  }))
}

export async function homeConfig(ctx: Context): Promise<DataOf<typeof content.homeConfig>> {
  const [adverts, values] = [await listShownAdverts(ctx.db), await readConfig(ctx, [configCodes.searchHint])]
  const idAt = (position: AdvertPosition): string | null => adverts.find((row) => row.position === position)?.id ?? null
  return { openingAdvertId: idAt('opening'), hoveringAdvertId: idAt('hovering'), searchHint: values.search_hint }
}

export async function navigationBar(ctx: Context): Promise<DataOf<typeof content.navigationBar>> {
  const rows = await listNavIcons(ctx.db)
  return rows.map((row) => ({ id: row.id, name: localized(row.name, ctx.lang), icon: row.icon, link: row.link }))
}

export async function noticeList(ctx: Context): Promise<DataOf<typeof content.noticeList>> {
  const rows = await listNotices(ctx.db, ctx.now())
  return rows.map((row) => ({ id: row.id, title: localized(row.title, ctx.lang), content: localized(row.content, ctx.lang), createTime: dayText(row.startTime, ctx.config.storeTimeZone), articleId: row.articleId }))
}

/** @throws AppError notFound when there is no such advert at this position */
export async function advertDisplay(ctx: Context, position: AdvertPosition, id: string): Promise<DataOf<typeof content.openingAdvert>> {
  const row = await findAdvert(ctx.db, position, id)
  if (!row) throw missing()
  return { isShow: row.isShow ? '1' : '0', picUrl: assetUrl(ctx.config, row.picUrl), link: row.link, alt: localized(row.alt, ctx.lang) }
}

type ArticleCardRow = Awaited<ReturnType<typeof pageOfArticles>>['rows'][number]

const toArticleCard = (ctx: Context, row: ArticleCardRow): content.ArticleCard => ({
  id: row.id, title: localized(row.title, ctx.lang), author: localized(row.author, ctx.lang), minutes: row.minutes, picUrl: assetUrl(ctx.config, row.picUrl), createTime: row.date,
})

export async function articlePage(ctx: Context, query: PageQuery): Promise<PageOf<content.ArticleCard>> {
  const range = pageRange(query)
  const { rows, total } = await pageOfArticles(ctx.db, range)
  return pageFrom(rows.map((row) => toArticleCard(ctx, row)), total, range)
}

/** @throws AppError notFound */
export async function articleDetail(ctx: Context, id: string): Promise<DataOf<typeof content.articleDetail>> {
  const row = await findArticle(ctx.db, id)
  if (!row) throw missing()
  return { ...toArticleCard(ctx, row), content: cleanHtml(localized(row.content, ctx.lang)) }
}

export async function protocolList(ctx: Context): Promise<DataOf<typeof content.protocolList>> {
  const rows = await listProtocols(ctx.db)
  return rows.map((row) => ({ id: row.id, kind: row.kind, title: localized(row.title, ctx.lang) }))
}

/** @throws AppError notFound */
export async function protocolDetail(ctx: Context, id: string): Promise<DataOf<typeof content.protocolDetail>> {
  const row = await findProtocol(ctx.db, id)
  if (!row) throw missing()
  return { id: row.id, kind: row.kind, title: localized(row.title, ctx.lang), content: cleanHtml(localized(row.content, ctx.lang)), updateTime: row.date }
}
