import { registerTexts } from '@/i18n/engine'
import type { Language } from '@/i18n/languages'
import { bundledCatalogues } from '@/i18n/load-catalogue.weapp'
import en from './en.json?rooms'
import es from './es.json?rooms'
import fr from './fr.json?rooms'
import ja from './ja.json?rooms'
import hans from './zh-Hans.json?rooms'
import hant from './zh-Hant.json?rooms'

// Whole, so that the order does not matter: a language that is registered is not loaded again
const whole = (language: Language, ofRooms: Record<string, unknown>) => ({
  ...bundledCatalogues.common?.[language],
  ...ofRooms,
})

registerTexts('common', {
  'zh-Hant': whole('zh-Hant', hant),
  'zh-Hans': whole('zh-Hans', hans),
  en: whole('en', en),
  fr: whole('fr', fr),
  es: whole('es', es),
  ja: whole('ja', ja),
})
