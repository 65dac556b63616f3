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
import welcomeEn from '@/pages-common/i18n/en.json'
import welcomeEs from '@/pages-common/i18n/es.json'
import welcomeFr from '@/pages-common/i18n/fr.json'
import welcomeJa from '@/pages-common/i18n/ja.json'
import welcomeHans from '@/pages-common/i18n/zh-Hans.json'
import welcomeHant from '@/pages-common/i18n/zh-Hant.json'

type Catalogues = Record<Language, Record<string, unknown>>
const rooms: Record<'common' | 'main' | 'pages-common', Catalogues> = {
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
    'zh-Hant': welcomeHant,
    'zh-Hans': welcomeHans,
    en: welcomeEn,
    fr: welcomeFr,
    es: welcomeEs,
    ja: welcomeJa,
  },
}

/** Adds the texts of the pages drawn here, in every language. */
export function addAllTexts(): void {
  for (const [room, catalogues] of Object.entries(rooms))
    for (const [language, texts] of Object.entries(catalogues))
      addTexts(room as keyof typeof rooms, language as Language, texts)
}
