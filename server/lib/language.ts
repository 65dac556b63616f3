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

/** A catalogue text in `lang`; else English for Latin-script languages, else Traditional Chinese. */
export function localized(text: LocalizedText | null | undefined, lang: Language): string {
  if (!text) return ''
  const isLatin = lang === 'en' || lang === 'fr' || lang === 'es'
  return (
    text[lang] ??
    (isLatin ? (text.en ?? text['zh-Hant']) : (text['zh-Hant'] ?? text.en)) ??
    Object.values(text)[0] ??
    ''
  )
}
