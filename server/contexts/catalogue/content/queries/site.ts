import { codes } from '../../../../../contract/constants/codes'
import type * as content from '../../../../../contract/content'
import type { DataOf } from '../../../../../contract/define-endpoint'
import { AppError } from '../../../../lib/app-error'
import { assetUrl, assetUrlIn } from '../../../../lib/asset-url'
import type { Context } from '../../../../lib/context'
import { localized } from '../../../../lib/language'
import { configCodes } from '../../config/config-codes'
import { readConfig } from '../../config/queries/settings'
import {
  findAdvert,
  listBlocks,
  listMedia,
  listNavIcons,
  listShownAdverts,
  type AdvertPosition,
} from './rows'

export const missing = (): AppError => new AppError(codes.notFound, 'notFound')

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
