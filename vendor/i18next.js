// The part of i18next that src/i18n/engine.ts uses, for the mini-program: bundles, `{{name}}` in texts, and plural forms by `count`.
const join = (into, from) => {
  for (const key of Object.keys(from)) {
    if (typeof from[key] === 'object' && from[key] !== null) join(into[key] ??= {}, from[key])
    else into[key] = from[key]
  }
}

const textAt = (bundle, key) => {
  if (!bundle) return undefined
  const found = key.split('.').reduce((inside, part) => inside?.[part], bundle)
  return typeof found === 'string' ? found : undefined
}

const rules = {}
const formOf = (language, count) => (rules[language] ??= new Intl.PluralRules(language)).select(Math.abs(count))

export function createInstance() {
  const bundles = {}
  const find = (language, room, key, count) => {
    const bundle = bundles[`${language}/${room}`]
    return (typeof count === 'number' ? textAt(bundle, `${key}_${formOf(language, count)}`) : undefined) ?? textAt(bundle, key)
  }
  return {
    init() {},
    hasResourceBundle: (language, room) => `${language}/${room}` in bundles,
    addResourceBundle(language, room, texts) { join(bundles[`${language}/${room}`] ??= {}, texts) },
    t(key, { ns, lng, fallbackLng, ...values }) {
      const text = find(lng, ns, key, values.count) ?? find(fallbackLng, ns, key, values.count) ?? key
      return text.replace(/\{\{\s*(\w+)\s*\}\}/g, (_, name) => String(values[name] ?? ''))
    }
  }
}
