import type { Catalogue } from './load-catalogue'

const placeholder = /\{\{\s*([\w.]+)\s*\}\}/g
const rules = new Map<string, Intl.PluralRules>()

function pluralForm(language: string, count: number): string {
  let rule = rules.get(language)
  if (!rule) rules.set(language, rule = new Intl.PluralRules(language))
  return rule.select(count)
}

function textAt(catalogue: Catalogue | undefined, key: string): string | undefined {
  let found: unknown = catalogue
  for (const part of key.split('.')) found = typeof found === 'object' && found !== null ? (found as Catalogue)[part] : undefined
  return typeof found === 'string' ? found : undefined
}

/**
 * Finds a text and fills it in. The catalogues are written as i18next reads them (`block.item`, `{{n}}`, `item_one` and
 * `item_other` by `count`), and a test compares every text with i18next's own answer; i18next itself would be a tenth of
 * the first load (docs/adr/0007-i18next-format.md).
 *
 * @param sources the language's catalogue, then the fallback's; one that is missing is passed over
 * @returns the key when no source has the text
 */
export function findText(sources: readonly (readonly [language: string, catalogue: Catalogue | undefined])[], key: string, params: Record<string, string | number> = {}): string {
  const { count } = params
  for (const [language, catalogue] of sources) {
    const counted = typeof count === 'number' ? textAt(catalogue, `${key}_${pluralForm(language, count)}`) : undefined
    const text = counted ?? textAt(catalogue, key)
    if (text !== undefined) return text.replace(placeholder, (unfilled, name: string) => String(params[name] ?? unfilled))
  }
  return key
}
