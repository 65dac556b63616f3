import { languages, type Language } from '../../contract/constants/enums'

const HANT_REGIONS = new Set(['hk', 'tw', 'mo'])

function match(tag: string): Language | null {
  const parts = tag.toLowerCase().split(/[-_]/)
  const base = parts[0]
  if (base === 'zh' || base === 'yue') {
    if (parts.includes('hant')) return 'zh-Hant'
    if (parts.includes('hans')) return 'zh-Hans'
    return base === 'yue' || parts.some((part) => HANT_REGIONS.has(part)) ? 'zh-Hant' : 'zh-Hans'
  }
  return languages.find((language) => language === base) ?? null
}

/** The best known language of an Accept-Language header; Traditional Chinese when none fits. */
export function languageOf(header: string | undefined): Language {
  if (!header) return 'zh-Hant'
  const wishes = header
    .slice(0, 200)
    .split(',')
    .map((item, index) => {
      const [tag = '', ...options] = item.trim().split(';')
      const quality = Number(
        options
          .map((option) => option.trim())
          .find((option) => option.startsWith('q='))
          ?.slice(2) ?? 1,
      )
      return { tag: tag.trim(), quality: Number.isFinite(quality) ? quality : 0, index }
    })
  wishes.sort((a, b) => b.quality - a.quality || a.index - b.index)
  for (const wish of wishes) {
    const found = wish.quality > 0 ? match(wish.tag) : null
    if (found) return found
  }
  return 'zh-Hant'
}

export type LocalizedText = Partial<Record<Language, string>>

/** The language in which a text is shown for `lang`: the fallback is English, or Traditional Chinese. */
function shownIn(text: LocalizedText, lang: Language): Language | undefined {
  const next: Language[] = ['en', 'fr', 'es'].includes(lang) ? ['en', 'zh-Hant'] : ['zh-Hant', 'en']
  return [lang, ...next, ...languages].find((one) => (text[one] ?? null) !== null)
}

/** A number and the word after it, which it mostly counts. French typists set this space themselves. */
const COUNTED = /(\d) (?=[a-z\u00e0-\u00ff\u3040-\u30ff\u3400-\u9fff])/g

/** A catalogue text in `lang`, or in the next best language. */
export function localized(text: LocalizedText | null | undefined, lang: Language): string {
  const shown = text && shownIn(text, lang)
  const words = (shown && text[shown]) ?? ''
  // long words and words without spaces: a line often ends at just this space
  return shown === 'es' || shown === 'ja' ? words.replace(COUNTED, '$1\u00a0') : words
}

/** The name of the product as the app shows it: in Chinese characters to who reads Chinese. */
export const brandIn = (lang: Language, names: { brandName: string; brandNameLatin: string }): string =>
  lang.startsWith('zh') ? names.brandName : names.brandNameLatin

/** The language of the first of these texts that is not there in `lang`; null when all are. */
export function otherLanguage(
  texts: readonly (LocalizedText | null | undefined)[],
  lang: Language,
): Language | null {
  for (const text of texts) {
    const shown = text && shownIn(text, lang)
    if (shown && shown !== lang && text[shown]) return shown
  }
  return null
}
