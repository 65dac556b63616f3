import type { Carrier, Language, LogisticsState } from '../../../../contract/constants/enums'
import type { Context } from '../../../lib/context'
import { messageText, type MessageKey } from '../../../lib/messages'

const carrierNames: Record<Carrier, MessageKey> = {
  sfExpress: 'carrierSfExpress',
  hongkongPost: 'carrierHongkongPost',
  ems: 'carrierEms',
  kerry: 'carrierKerry',
}

const stateTexts: Record<LogisticsState, MessageKey> = {
  collected: 'parcelCollected',
  inTransit: 'parcelInTransit',
  customs: 'parcelCustoms',
  delivering: 'parcelDelivering',
  signed: 'parcelSigned',
  exception: 'parcelException',
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
