// WeChat's runtime may lack Intl, and i18next selects plural forms with Intl.PluralRules. The six interface
// languages need only these two forms
class PluralRules {
  private readonly language: string
  constructor(language?: string | string[]) {
    this.language = String(Array.isArray(language) ? language[0] : (language ?? 'en')).slice(0, 2)
  }
  select(count: number): 'one' | 'other' {
    if (this.language === 'zh' || this.language === 'ja') return 'other'
    if (this.language === 'fr') return Math.abs(count) < 2 ? 'one' : 'other'
    return count === 1 ? 'one' : 'other'
  }
  resolvedOptions() {
    return {
      locale: this.language,
      pluralCategories: this.language === 'zh' || this.language === 'ja' ? ['other'] : ['one', 'other'],
    }
  }
}
export {}
const root = (typeof globalThis !== 'undefined' ? globalThis : global) as { Intl?: { PluralRules?: unknown } }
root.Intl ??= {}
root.Intl.PluralRules ??= PluralRules
