import type { PageOf } from '../../../../contract/common'
import { codes } from '../../../../contract/constants/codes'
import { type HelpTopic, helpTopics, type Language } from '../../../../contract/constants/enums'
import type * as content from '../../../../contract/content'
import type { DataOf } from '../../../../contract/define-endpoint'
import type * as reading from '../../../../contract/reading'
import { AppError } from '../../../lib/app-error'
import { assetUrl, assetUrlIn } from '../../../lib/asset-url'
import type { Context } from '../../../lib/context'
import { localized, otherLanguage } from '../../../lib/language'
import { pageFrom, pageRange, type PageQuery } from '../../../lib/pages'
import { cleanHtml } from '../../../lib/rich-text'
import { dayText } from '../../../lib/store-time'
import { configCodes } from '../config/config-codes'
import { readConfig } from '../config/service'
import {
  type AdvertPosition,
  type ArticleFilter,
  findAdvert,
  findArticle,
  findArticleCards,
  findNotice,
  findProtocol,
  listBlocks,
  listHelp,
  listMedia,
  listNavIcons,
  listNotices,
  listProtocols,
  listShownAdverts,
  pageOfArticles,
  pageOfNotices,
} from './repository'

const missing = (): AppError => new AppError(codes.notFound, 'notFound')

export async function decoration(ctx: Context): Promise<content.HomeBlock[]> {
  const blocks = await listBlocks(ctx.readDb)
  return blocks.map((block) => ({
    id: block.id,
    type: block.type,
    title: block.title ? localized(block.title, ctx.lang) : null,
    link: block.link,
    banners: block.banners.map((banner) => ({
      id: banner.id,
      title: localized(banner.title, ctx.lang),
      text: localized(banner.text, ctx.lang),
      buttonText: localized(banner.buttonText, ctx.lang),
      picUrl: assetUrl(ctx.config, banner.picUrl),
      picUrlWide: assetUrl(ctx.config, banner.picUrlWide),
      link: banner.link,
    })),
  }))
}

export async function homeConfig(ctx: Context): Promise<DataOf<typeof content.homeConfig>> {
  const [adverts, values] = [
    await listShownAdverts(ctx.readDb),
    await readConfig(ctx, [configCodes.searchHint]),
  ]
  const idAt = (position: AdvertPosition): string | null =>
    adverts.find((row) => row.position === position)?.id ?? null
  return {
    openingAdvertId: idAt('opening'),
    hoveringAdvertId: idAt('hovering'),
    searchHint: values.search_hint,
  }
}

export async function navigationBar(ctx: Context): Promise<DataOf<typeof content.navigationBar>> {
  const rows = await listNavIcons(ctx.readDb)
  return rows.map((row) => ({
    id: row.id,
    name: localized(row.name, ctx.lang),
    icon: row.icon,
    link: row.link,
  }))
}

type NoticeRow = Awaited<ReturnType<typeof listNotices>>[number]
const toNotice = (ctx: Context, row: NoticeRow) => ({
  id: row.id,
  title: localized(row.title, ctx.lang),
  content: localized(row.content, ctx.lang),
  createTime: dayText(row.startTime, ctx.config.storeTimeZone),
  articleId: row.articleId,
})

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

export async function decorationImages(ctx: Context): Promise<DataOf<typeof content.decorationImages>> {
  const rows = await listMedia(ctx.readDb, 'image')
  return rows.map((row) => ({
    id: row.id,
    title: localized(row.title, ctx.lang),
    text: localized(row.text, ctx.lang),
    link: row.link,
    picUrl: assetUrl(ctx.config, row.picUrl),
    picUrlWide: assetUrl(ctx.config, row.picUrlWide),
  }))
}

export async function decorationVideos(ctx: Context): Promise<DataOf<typeof content.decorationVideos>> {
  const rows = await listMedia(ctx.readDb, 'video')
  return rows.flatMap((row) =>
    row.videoUrl === null
      ? []
      : {
          id: row.id,
          title: localized(row.title, ctx.lang),
          text: localized(row.text, ctx.lang),
          link: row.link,
          videoUrl: assetUrl(ctx.config, row.videoUrl),
          posterUrl: assetUrl(ctx.config, row.picUrl),
          seconds: row.seconds ?? 0,
        },
  )
}

export async function decorationConfig(ctx: Context): Promise<DataOf<typeof content.decorationConfig>> {
  const values = await readConfig(ctx, [
    configCodes.homeTitle,
    configCodes.shareTitle,
    configCodes.sharePicture,
    configCodes.isGrey,
    configCodes.isVideoMuted,
  ])
  const title =
    values.home_title ||
    (ctx.lang === 'zh-Hant' || ctx.lang === 'zh-Hans' ? ctx.config.brandName : ctx.config.brandNameLatin)
  const picture = values.share_picture || (await listMedia(ctx.readDb, 'image'))[0]?.picUrl
  return {
    title,
    shareTitle: values.share_title || title,
    sharePicUrl: picture ? assetUrl(ctx.config, picture) : '',
    isGrey: values.home_grey === '1' ? '1' : '0',
    isVideoMuted: values.video_muted === '0' ? '0' : '1',
  }
}

const helpTopicNames: Record<HelpTopic, Record<Language, string>> = {
  helpbook: {
    'zh-Hant': '預約',
    'zh-Hans': '预约',
    en: 'Appointments',
    fr: 'Rendez-vous',
    es: 'Citas',
    ja: '予約',
  },
  helpvisit: {
    'zh-Hant': '到診',
    'zh-Hans': '到诊',
    en: 'At the clinic',
    fr: 'Au centre',
    es: 'En el centro',
    ja: 'ご来院',
  },
  helppay: {
    'zh-Hant': '付款、退款和收據',
    'zh-Hans': '付款、退款和收据',
    en: 'Paying, refunds and receipts',
    fr: 'Paiement, remboursement et reçus',
    es: 'Pagos, reembolsos y recibos',
    ja: 'お支払い・返金・領収書',
  },
  helpreport: {
    'zh-Hant': '報告',
    'zh-Hans': '报告',
    en: 'Reports',
    fr: 'Comptes rendus',
    es: 'Informes',
    ja: '検査結果',
  },
  helpaccount: {
    'zh-Hant': '帳號和家人',
    'zh-Hans': '账号和家人',
    en: 'Account and family',
    fr: 'Compte et proches',
    es: 'Cuenta y familia',
    ja: 'アカウントとご家族',
  },
}

/** The help centre: its topics that have articles, and what is in them. */
export async function helpTree(ctx: Context): Promise<DataOf<typeof reading.helpTree>> {
  const rows = await listHelp(ctx.readDb)
  return helpTopics
    .map((topic) => ({
      topic,
      name: helpTopicNames[topic][ctx.lang],
      articles: rows
        .filter((row) => row.topic === topic)
        .map(({ id, title }) => ({ id, title: localized(title, ctx.lang) })),
    }))
    .filter(({ articles }) => articles.length > 0)
}

/** @throws AppError notFound when there is no such advert at this position */
export async function advertDisplay(
  ctx: Context,
  position: AdvertPosition,
  id: string,
): Promise<DataOf<typeof content.openingAdvert>> {
  const row = await findAdvert(ctx.readDb, position, id)
  if (!row) throw missing()
  return {
    isShow: row.isShow ? '1' : '0',
    picUrl: assetUrlIn(ctx.config, row.picUrl, ctx.lang),
    link: row.link,
    alt: localized(row.alt, ctx.lang),
  }
}

type ArticleCardRow = Awaited<ReturnType<typeof pageOfArticles>>['rows'][number]

const toArticleCard = (ctx: Context, row: ArticleCardRow): content.ArticleCard => ({
  id: row.id,
  title: localized(row.title, ctx.lang),
  author: localized(row.author, ctx.lang),
  minutes: row.minutes,
  picUrl: assetUrl(ctx.config, row.picUrl),
  createTime: row.date,
})

/** Cards of these articles by id; unknown ones are missing in the answer. */
export async function articleCardsByIds(
  ctx: Context,
  ids: readonly string[],
): Promise<Map<string, content.ArticleCard>> {
  const rows = await findArticleCards(ctx.readDb, ids)
  return new Map(rows.map((row) => [row.id, toArticleCard(ctx, row)]))
}

export async function articlePage(
  ctx: Context,
  query: PageQuery & ArticleFilter,
): Promise<PageOf<content.ArticleCard>> {
  const range = pageRange(query)
  const { rows, total } = await pageOfArticles(ctx.readDb, query, range)
  return pageFrom(
    rows.map((row) => toArticleCard(ctx, row)),
    total,
    range,
  )
}

/** @throws AppError notFound */
export async function articleDetail(ctx: Context, id: string): Promise<DataOf<typeof content.articleDetail>> {
  const row = await findArticle(ctx.readDb, id)
  if (!row) throw missing()
  return {
    ...toArticleCard(ctx, row),
    content: cleanHtml(localized(row.content, ctx.lang)),
    otherLanguage: otherLanguage([row.title, row.content], ctx.lang),
  }
}

export async function protocolList(ctx: Context): Promise<DataOf<typeof content.protocolList>> {
  const rows = await listProtocols(ctx.readDb)
  return rows.map((row) => ({ id: row.id, kind: row.kind, title: localized(row.title, ctx.lang) }))
}

/** @throws AppError notFound */
export async function protocolDetail(
  ctx: Context,
  id: string,
): Promise<DataOf<typeof reading.protocolDetail>> {
  const row = await findProtocol(ctx.readDb, id)
  if (!row) throw missing()
  return {
    id: row.id,
    kind: row.kind,
    title: localized(row.title, ctx.lang),
    content: cleanHtml(localized(row.content, ctx.lang)),
    updateTime: row.date,
  }
}
