import { Converter } from 'opencc-js'
import type { Language } from '../../../contract/constants/enums'
import type { LocalText } from '../../db/schema/columns'
import type { Words } from './content/words'

let converter: WeakRef<(text: string) => string> | undefined

/**
 * Imported on demand: its dictionary takes fifty megabytes, which are freed once the demo data is written.
 */
function toSimplified(text: string): string {
  let convert = converter?.deref()
  if (!convert) {
    convert = Converter({ from: 'hk', to: 'cn' })
    converter = new WeakRef(convert)
  }
  return convert(text)
}
/**
 * Converting characters alone does not read naturally, so Hong Kong words are replaced by their mainland
 * equivalents.
 */
const mainlandWords: readonly (readonly [from: string, to: string])[] = [
  ['甚么', '什么'],
  ['纪录', '记录'],
  ['私隐', '隐私'],
  ['帐户', '账户'],
  ['视像', '视频'],
  ['登入', '登录'],
  ['应诊', '接诊'],
  ['针卡', '接种本'],
  ['纸本', '纸质'],
  ['血糖机', '血糖仪'],
  ['体脂磅', '体脂秤'],
  ['冲牙机', '冲牙器'],
  ['胶布', '创可贴'],
  ['抹片', '涂片'],
  ['牙肉', '牙龈'],
  ['荷尔蒙', '激素'],
  ['门市', '门店'],
  ['行山', '徒步'],
  ['屋尘螨', '户尘螨'],
  ['结帐', '结账'],
  ['急症室', '急诊室'],
  ['姑娘', '护士'],
  ['维生素 B 杂', '复合维生素 B'],
  ['外游', '旅行'],
  ['致电', '电话联系'],
]
const known = new Map<string, string>()

function simplified(hant: string): string {
  let text = known.get(hant)
  if (text === undefined) {
    text = mainlandWords.reduce((all, [from, to]) => all.replaceAll(from, to), toSimplified(hant))
    known.set(hant, text)
  }
  return text
}

/** Converts a text of the catalogue to the languages that the database stores. */
export const local = ([hant, en, fr, es, ja]: Words): LocalText => ({
  'zh-Hant': hant,
  'zh-Hans': simplified(hant),
  en,
  fr,
  es,
  ja,
})

/**
 * A sentence with values: `{n}` is replaced in each language, by the same value or by a text in that
 * language.
 */
export const localWith = (words: Words, values: Record<string, string | number | Words>): LocalText => {
  const fill = (text: string, index: number): string =>
    text.replace(/\{(\w+)\}/g, (mark, name: string) => {
      const value = values[name] ?? mark
      return String(typeof value === 'object' ? value[index] : value)
    })
  return local(words.map(fill) as unknown as Words)
}

/** Wraps texts in simple HTML, in each language that all of them have. */
export const html = (parts: readonly (readonly [tag: 'p' | 'h3' | 'li', text: LocalText])[]): LocalText => {
  const render = (lang: Language): string =>
    parts
      .map(
        ([tag, text]) =>
          `<${tag}>${(text[lang] ?? '').replace(/&/g, '&amp;').replace(/</g, '&lt;')}</${tag}>`,
      )
      .join('')
      .replace(/((?:<li>.*?<\/li>)+)/g, '<ul>$1</ul>')
  const others = (['fr', 'es', 'ja'] as const).filter((lang) => parts.every(([, text]) => text[lang]))
  return {
    'zh-Hant': render('zh-Hant'),
    'zh-Hans': render('zh-Hans'),
    en: render('en'),
    ...Object.fromEntries(others.map((lang) => [lang, render(lang)])),
  }
}

/** Formats a list of sentences as HTML. */
export const bullets = (lines: readonly Words[]): LocalText =>
  html(lines.map((line) => ['li', local(line)] as const))

/** Returns every language of a text, for the search column. */
export const allOf = ({ fr, es, ja, ...text }: LocalText): string[] => [
  text['zh-Hant'],
  text['zh-Hans'],
  text.en,
  ...[fr, es, ja].filter((other) => other !== undefined),
]
