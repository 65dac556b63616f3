import { registerTexts } from '@/i18n/engine'
import en from './en.json'
import es from './es.json'
import fr from './fr.json'
import ja from './ja.json'
import hans from './zh-Hans.json'
import hant from './zh-Hant.json'

registerTexts('pages-common/welcome', { 'zh-Hant': hant, 'zh-Hans': hans, en, fr, es, ja })
