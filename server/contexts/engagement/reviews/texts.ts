import { type Language, reviewTags, type ReviewTag } from '../../../../contract/constants/enums'
import type { LocalText } from '../../../db/schema/columns'

/** The tags that a reviewer can choose, in every language. */
export const tagNames: Record<ReviewTag, Record<Language, string>> = {
  staff: {
    'zh-Hant': '態度親切',
    'zh-Hans': '态度亲切',
    en: 'Kind staff',
    fr: 'Personnel aimable',
    es: 'Personal amable',
    ja: '親切な対応',
  },
  explained: {
    'zh-Hant': '講解清楚',
    'zh-Hans': '讲解清楚',
    en: 'Clear explanations',
    fr: 'Explications claires',
    es: 'Explicaciones claras',
    ja: '説明が分かりやすい',
  },
  onTime: {
    'zh-Hant': '準時',
    'zh-Hans': '准时',
    en: 'On time',
    fr: 'À l’heure',
    es: 'Puntual',
    ja: '時間どおり',
  },
  clean: {
    'zh-Hant': '環境整潔',
    'zh-Hans': '环境整洁',
    en: 'Clean and tidy',
    fr: 'Lieux propres',
    es: 'Limpio y ordenado',
    ja: '清潔な環境',
  },
  painless: {
    'zh-Hant': '不痛',
    'zh-Hans': '不痛',
    en: 'Painless',
    fr: 'Sans douleur',
    es: 'Sin dolor',
    ja: '痛くない',
  },
  value: {
    'zh-Hant': '物有所值',
    'zh-Hans': '物有所值',
    en: 'Good value',
    fr: 'Bon rapport qualité-prix',
    es: 'Buena relación calidad-precio',
    ja: 'お得',
  },
  quality: {
    'zh-Hant': '品質好',
    'zh-Hans': '质量好',
    en: 'Good quality',
    fr: 'Bonne qualité',
    es: 'Buena calidad',
    ja: '品質が良い',
  },
  delivery: {
    'zh-Hant': '送貨快',
    'zh-Hans': '送货快',
    en: 'Fast delivery',
    fr: 'Livraison rapide',
    es: 'Entrega rápida',
    ja: '配達が早い',
  },
}

export const isReviewTag = (tag: string): tag is ReviewTag => (reviewTags as readonly string[]).includes(tag)

/** A text written by a user: the same for readers of every language. */
export const asWritten = (text: string): LocalText => ({ 'zh-Hant': text, 'zh-Hans': text, en: text })

/** Describes a person as "40–49 歲女士", never by name. @param sex '1' male, '2' female */
export function authorByAge(age: number, sex: string): LocalText {
  const low = Math.floor(age / 10) * 10
  const isWoman = sex === '2'
  if (age < 18)
    return {
      'zh-Hant': '18 歲以下',
      'zh-Hans': '18 岁以下',
      en: 'Under 18',
      fr: 'Moins de 18 ans',
      es: 'Menor de 18 años',
      ja: '18 歳未満',
    }
  const band = age >= 80 ? '80+' : age < 20 ? '18–19' : `${low}–${low + 9}`
  return {
    'zh-Hant': `${band} 歲${isWoman ? '女士' : '男士'}`,
    'zh-Hans': `${band} 岁${isWoman ? '女士' : '男士'}`,
    en: `${isWoman ? 'Woman' : 'Man'}, ${band}`,
    fr: `${isWoman ? 'Femme' : 'Homme'}, ${band} ans`,
    es: `${isWoman ? 'Mujer' : 'Hombre'}, ${band} años`,
    ja: `${band} 歳・${isWoman ? '女性' : '男性'}`,
  }
}

/** The first character of a nickname and stars. */
export const authorByNickName = (nickName: string): LocalText => asWritten(`${[...nickName][0] ?? ''}**`)

/** The author shown for an anonymous review. */
export const anonymousAuthor: LocalText = {
  'zh-Hant': '匿名用戶',
  'zh-Hans': '匿名用户',
  en: 'Anonymous',
  fr: 'Anonyme',
  es: 'Anónimo',
  ja: '匿名',
}
