import { createRequire } from 'node:module'
import type { Converter } from 'opencc-js'
import type { pinyin } from 'pinyin-pro'

// The dictionaries take half a second each to load; most starts and requests need none
const load = createRequire(__filename)
type Conversion = Parameters<typeof Converter>[0]
type Options = NonNullable<Parameters<typeof pinyin>[1]>

/** A converter between kinds of Chinese characters; its dictionary is loaded at the first use. */
export function lazyConverter(conversion: Conversion): (text: string) => string {
  let convert: ((text: string) => string) | undefined
  return (text) =>
    (convert ??= (load('opencc-js') as { Converter: typeof Converter }).Converter(conversion))(text)
}

let spell: typeof pinyin | undefined

/** The syllables of a Chinese text without tones; the dictionary is loaded at the first use. */
export function syllablesOf(text: string, options: Pick<Options, 'nonZh'> = {}): string[] {
  spell ??= (load('pinyin-pro') as { pinyin: typeof pinyin }).pinyin
  return spell(text, { ...options, toneType: 'none', type: 'array' })
}
