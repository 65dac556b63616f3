import { createRequire } from 'node:module'
import type { Converter } from 'opencc-js'
import type { pinyin } from 'pinyin-pro'

// Each dictionary takes half a second to load, and most starts and requests need none
const load = createRequire(__filename)
type Conversion = Parameters<typeof Converter>[0]
type Options = NonNullable<Parameters<typeof pinyin>[1]>

/** A converter between Chinese scripts; its dictionary is loaded on first use. */
export function lazyConverter(conversion: Conversion): (text: string) => string {
  let convert: ((text: string) => string) | undefined
  return (text) =>
    (convert ??= (load('opencc-js') as { Converter: typeof Converter }).Converter(conversion))(text)
}

let spell: typeof pinyin | undefined

/** The syllables of a Chinese text without tones; the dictionary is loaded on first use. */
export function syllablesOf(text: string, options: Pick<Options, 'nonZh'> = {}): string[] {
  spell ??= (load('pinyin-pro') as { pinyin: typeof pinyin }).pinyin
  return spell(text, { ...options, toneType: 'none', type: 'array' })
}
