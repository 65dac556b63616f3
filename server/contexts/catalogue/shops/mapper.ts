import type { ChannelRegion, Language } from '../../../../contract/constants/enums'
import type { Day, Time } from '../../../../contract/rules/day'
import type { ListedShop, ShopCard, ShopDetail } from '../../../../contract/shops'
import { assetUrl } from '../../../lib/asset-url'
import type { Context } from '../../../lib/context'
import { localized } from '../../../lib/language'
import { dayText } from '../../../lib/store-time'
import type { FirstFree } from './first-free'
import { openState } from './open-state'
import type { ClosedDay, ShopRow } from './queries/rows'

const regionNames: Record<ChannelRegion, Record<Language, string>> = {
  CN: {
    'zh-Hant': '中國內地',
    'zh-Hans': '中国内地',
    en: 'Mainland China',
    fr: 'Chine continentale',
    es: 'China continental',
    ja: '中国本土',
  },
  HK: { 'zh-Hant': '香港', 'zh-Hans': '香港', en: 'Hong Kong', fr: 'Hong Kong', es: 'Hong Kong', ja: '香港' },
  TW: { 'zh-Hant': '台灣', 'zh-Hans': '台湾', en: 'Taiwan', fr: 'Taïwan', es: 'Taiwán', ja: '台湾' },
  MO: { 'zh-Hant': '澳門', 'zh-Hans': '澳门', en: 'Macao', fr: 'Macao', es: 'Macao', ja: 'マカオ' },
}

export const regionNameOf = (ctx: Context, region: string): string =>
  regionNames[region as ChannelRegion][ctx.lang]

interface CardExtras {
  closedDays: Pick<ReadonlySet<string>, 'has'>
  firstFreeDay: Day | null
  firstFreeTime: Time | null
}
export interface ShopExtras extends CardExtras {
  closedDays: ReadonlyMap<Day, ClosedDay>
}
type WithDoctor<T> = T & { firstDoctor: FirstFree | undefined }

export function toShopCard(ctx: Context, row: ShopRow, extras: CardExtras): ShopCard {
  const region = row.region as ChannelRegion
  return {
    id: row.id,
    name: localized(row.name, ctx.lang),
    kind: row.kind === 'shop' ? 'shop' : 'clinic',
    picUrl: assetUrl(ctx.config, row.picUrls[0] ?? ''),
    region,
    regionName: regionNameOf(ctx, region),
    district: localized(row.district, ctx.lang),
    address: localized(row.address, ctx.lang),
    phone: row.phone,
    latitude: row.latitude,
    longitude: row.longitude,
    openState: openState(row.hours, extras.closedDays, ctx.now(), row.zone),
    rating: (row.ratingTenths / 10).toFixed(1),
    tags: row.tags.map((tag) => localized(tag, ctx.lang)),
    distanceMeters: row.distanceMeters,
    firstFreeDay: extras.firstFreeDay,
    firstFreeTime: extras.firstFreeTime,
  }
}

export const toListedShop = (ctx: Context, row: ShopRow, extras: WithDoctor<CardExtras>): ListedShop => ({
  ...toShopCard(ctx, row, extras),
  transport: localized(row.transport, ctx.lang),
  firstDoctorDay: extras.firstDoctor?.date ?? null,
  firstDoctorTime: extras.firstDoctor?.time ?? null,
})

export function toShopDetail(
  ctx: Context,
  row: ShopRow,
  extras: WithDoctor<ShopExtras>,
  branches: ShopCard[],
): ShopDetail {
  const isSimplified = ctx.lang === 'zh-Hans' || (row.region === 'CN' && ctx.lang !== 'zh-Hant')
  return {
    ...toListedShop(ctx, row, extras),
    picUrls: row.picUrls.map((url) => assetUrl(ctx.config, url)),
    intro: localized(row.intro, ctx.lang),
    addressLatin: row.address.en,
    addressChinese: isSimplified ? row.address['zh-Hans'] : row.address['zh-Hant'],
    hours: row.hours.map(({ weekday, open, close }) => ({ weekday, open, close })),
    closedDays: [...extras.closedDays]
      .filter(([date]) => date >= dayText(ctx.now(), row.zone))
      .map(([date, { state, reason }]) => ({
        date,
        state: state === 'holiday' ? 'holiday' : 'rest',
        reason: localized(reason, ctx.lang),
      })),
    licenceNo: row.licenceNo,
    licenceAuthority: localized(row.licenceAuthority, ctx.lang),
    ways: row.ways.map(({ kind, text }) => ({ kind, text: localized(text, ctx.lang) })),
    access: row.access,
    branches,
  }
}
