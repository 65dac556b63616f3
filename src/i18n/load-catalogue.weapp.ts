import commonEn from './common/en.json'
import commonEs from './common/es.json'
import commonFr from './common/fr.json'
import commonJa from './common/ja.json'
import commonHans from './common/zh-Hans.json'
import commonHant from './common/zh-Hant.json'
import errorsEn from './errors/en.json'
import errorsEs from './errors/es.json'
import errorsFr from './errors/fr.json'
import errorsJa from './errors/ja.json'
import errorsHans from './errors/zh-Hans.json'
import errorsHant from './errors/zh-Hant.json'
import type { Language, TextRoom } from './languages'

export type Catalogue = Record<string, unknown>

const shared: Partial<Record<TextRoom, Record<Language, Catalogue>>> = {
  common: {
    'zh-Hant': commonHant,
    'zh-Hans': commonHans,
    en: commonEn,
    fr: commonFr,
    es: commonEs,
    ja: commonJa,
  },
  errors: {
    'zh-Hant': errorsHant,
    'zh-Hans': errorsHans,
    en: errorsEn,
    fr: errorsFr,
    es: errorsEs,
    ja: errorsJa,
  },
}

/** Loads texts shared by all packages; a subpackage registers its own (src/<package>/i18n/register.weapp.ts). */
export function loadCatalogue(room: TextRoom, language: Language): Promise<Catalogue> {
  return Promise.resolve(shared[room]?.[language] ?? {})
}

export const bundledCatalogues = shared
