import type { Language } from '@contract/constants/enums'
import commonEn from '@/i18n/common/en.json'
import commonEs from '@/i18n/common/es.json'
import commonFr from '@/i18n/common/fr.json'
import commonJa from '@/i18n/common/ja.json'
import commonHans from '@/i18n/common/zh-Hans.json'
import commonHant from '@/i18n/common/zh-Hant.json'
import { addTexts } from '@/i18n/engine'
import mainEn from '@/pages/i18n/en.json'
import mainEs from '@/pages/i18n/es.json'
import mainFr from '@/pages/i18n/fr.json'
import mainJa from '@/pages/i18n/ja.json'
import mainHans from '@/pages/i18n/zh-Hans.json'
import mainHant from '@/pages/i18n/zh-Hant.json'
import clinicEn from '@/pages-clinic/i18n/en.json'
import clinicEs from '@/pages-clinic/i18n/es.json'
import clinicFr from '@/pages-clinic/i18n/fr.json'
import clinicJa from '@/pages-clinic/i18n/ja.json'
import clinicHans from '@/pages-clinic/i18n/zh-Hans.json'
import clinicHant from '@/pages-clinic/i18n/zh-Hant.json'
import articlesEn from '@/pages-common/i18n/en.json'
import articlesEs from '@/pages-common/i18n/es.json'
import articlesFr from '@/pages-common/i18n/fr.json'
import articlesJa from '@/pages-common/i18n/ja.json'
import articlesHans from '@/pages-common/i18n/zh-Hans.json'
import articlesHant from '@/pages-common/i18n/zh-Hant.json'
import welcomeEn from '@/pages-common/welcome/i18n/en.json'
import welcomeEs from '@/pages-common/welcome/i18n/es.json'
import welcomeFr from '@/pages-common/welcome/i18n/fr.json'
import welcomeJa from '@/pages-common/welcome/i18n/ja.json'
import welcomeHans from '@/pages-common/welcome/i18n/zh-Hans.json'
import welcomeHant from '@/pages-common/welcome/i18n/zh-Hant.json'
import goodsEn from '@/pages-goods/i18n/en.json'
import goodsEs from '@/pages-goods/i18n/es.json'
import goodsFr from '@/pages-goods/i18n/fr.json'
import goodsJa from '@/pages-goods/i18n/ja.json'
import goodsHans from '@/pages-goods/i18n/zh-Hans.json'
import goodsHant from '@/pages-goods/i18n/zh-Hant.json'
import shopEn from '@/pages-shop/i18n/en.json'
import shopEs from '@/pages-shop/i18n/es.json'
import shopFr from '@/pages-shop/i18n/fr.json'
import shopJa from '@/pages-shop/i18n/ja.json'
import shopHans from '@/pages-shop/i18n/zh-Hans.json'
import shopHant from '@/pages-shop/i18n/zh-Hant.json'
import shoppingEn from '@/pages-shopping/i18n/en.json'
import shoppingEs from '@/pages-shopping/i18n/es.json'
import shoppingFr from '@/pages-shopping/i18n/fr.json'
import shoppingJa from '@/pages-shopping/i18n/ja.json'
import shoppingHans from '@/pages-shopping/i18n/zh-Hans.json'
import shoppingHant from '@/pages-shopping/i18n/zh-Hant.json'

type Catalogues = Record<Language, Record<string, unknown>>
type Room =
  | 'common'
  | 'main'
  | 'pages-clinic'
  | 'pages-common'
  | 'pages-common/welcome'
  | 'pages-goods'
  | 'pages-shop'
  | 'pages-shopping'
const rooms: Record<Room, Catalogues> = {
  common: {
    'zh-Hant': commonHant,
    'zh-Hans': commonHans,
    en: commonEn,
    fr: commonFr,
    es: commonEs,
    ja: commonJa,
  },
  main: { 'zh-Hant': mainHant, 'zh-Hans': mainHans, en: mainEn, fr: mainFr, es: mainEs, ja: mainJa },
  'pages-common': {
    'zh-Hant': articlesHant,
    'zh-Hans': articlesHans,
    en: articlesEn,
    fr: articlesFr,
    es: articlesEs,
    ja: articlesJa,
  },
  'pages-common/welcome': {
    'zh-Hant': welcomeHant,
    'zh-Hans': welcomeHans,
    en: welcomeEn,
    fr: welcomeFr,
    es: welcomeEs,
    ja: welcomeJa,
  },
  'pages-clinic': {
    en: clinicEn,
    es: clinicEs,
    fr: clinicFr,
    ja: clinicJa,
    'zh-Hans': clinicHans,
    'zh-Hant': clinicHant,
  },
  'pages-goods': {
    en: goodsEn,
    es: goodsEs,
    fr: goodsFr,
    ja: goodsJa,
    'zh-Hans': goodsHans,
    'zh-Hant': goodsHant,
  },
  'pages-shop': {
    en: shopEn,
    es: shopEs,
    fr: shopFr,
    ja: shopJa,
    'zh-Hans': shopHans,
    'zh-Hant': shopHant,
  },
  'pages-shopping': {
    en: shoppingEn,
    es: shoppingEs,
    fr: shoppingFr,
    ja: shoppingJa,
    'zh-Hans': shoppingHans,
    'zh-Hant': shoppingHant,
  },
}

/** Adds the texts of the rendered pages in every language. */
export function addAllTexts(): void {
  for (const [room, catalogues] of Object.entries(rooms))
    for (const [language, texts] of Object.entries(catalogues))
      addTexts(room as keyof typeof rooms, language as Language, texts)
}
