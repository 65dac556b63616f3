import { Converter } from 'opencc-js'
import type { LocalText } from '../schema/columns'
import type { Words } from './content/words'

const toSimplified = Converter({ from: 'hk', to: 'cn' })
const known = new Map<string, string>()

function simplified(hant: string): string {
  let text = known.get(hant)
  if (text === undefined) {
    text = toSimplified(hant)
    known.set(hant, text)
  }
  return text
}

/** A text of the catalogue in the languages that the database keeps. */
export const local = ([hant, en]: Words): LocalText => ({ 'zh-Hant': hant, 'zh-Hans': simplified(hant), en })

/** The same sentence around a value that needs no translation: `{n}` is replaced in each language. */
export const localWith = ([hant, en]: Words, values: Record<string, string | number>): LocalText => {
  const fill = (text: string): string => text.replace(/\{(\w+)\}/g, (mark, name: string) => String(values[name] ?? mark))
  return local([fill(hant), fill(en)])
}

/** Puts texts into simple HTML, language by language. */
export const html = (parts: readonly (readonly [tag: 'p' | 'h3' | 'li', text: LocalText])[]): LocalText => {
  const render = (lang: keyof LocalText): string => parts.map(([tag, text]) => `<${tag}>${text[lang].replace(/&/g, '&amp;').replace(/</g, '&lt;')}</${tag}>`).join('').replace(/((?:<li>.*?<\/li>)+)/g, '<ul>$1</ul>')
  return { 'zh-Hant': render('zh-Hant'), 'zh-Hans': render('zh-Hans'), en: render('en') }
}

/** Every language of a text, for the search column. */
export const allOf = (text: LocalText): string[] => [text['zh-Hant'], text['zh-Hans'], text.en]
