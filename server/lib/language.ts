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

/** The best supported language of an Accept-Language header; Traditional Chinese when none matches. */
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

/** The language in which a text is shown for `lang`, with English or Traditional Chinese as fallback. */
function shownIn(text: LocalizedText, lang: Language): Language | undefined {
  const next: Language[] = ['en', 'fr', 'es'].includes(lang) ? ['en', 'zh-Hant'] : ['zh-Hant', 'en']
  return [lang, ...next, ...languages].find((one) => (text[one] ?? null) !== null)
}

/** A number and the word after it, usually its unit. In French texts this space is set explicitly. */
const COUNTED = /(\d) (?=[a-z\u00e0-\u00ff\u3040-\u30ff\u3400-\u9fff])/g

/** Returns a catalogue text in `lang` or in its fallback. */
export function localized(text: LocalizedText | null | undefined, lang: Language): string {
  const shown = text && shownIn(text, lang)
  const words = (shown && text[shown]) ?? ''
  // long words, or text without spaces, would often break the line at exactly this space
  return shown === 'es' || shown === 'ja' ? words.replace(COUNTED, '$1\u00a0') : words
}

/** The brand name for a language: in Chinese characters for Chinese readers. */
export const brandIn = (lang: Language, names: { brandName: string; brandNameLatin: string }): string =>
  lang.startsWith('zh') ? names.brandName : names.brandNameLatin

/** The fallback language of the first text that is missing in `lang`; null when none is missing. */
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
