// The drawings of the empty states that only rooms show
import '@/components/drawing/room-drawings.scss'
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
function whole(language: Language, ofRooms: { empty: object }) {
  const ofMain = bundledCatalogues.common?.[language]
  return { ...ofMain, ...ofRooms, empty: { ...(ofMain?.empty as object), ...ofRooms.empty } }
}

registerTexts('common', {
  'zh-Hant': whole('zh-Hant', hant),
  'zh-Hans': whole('zh-Hans', hans),
  en: whole('en', en),
  fr: whole('fr', fr),
  es: whole('es', es),
  ja: whole('ja', ja),
})
