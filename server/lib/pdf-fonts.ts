import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { create, type Font } from 'fontkit'
import type { Language } from '../../contract/constants/enums'

/**
 * Regional variants of one type family. None has every character, and every document may contain names and
 * texts in other languages.
 */
export type Region = 'tc' | 'sc' | 'jp'
export type Weight = 'regular' | 'bold'

const FAMILIES: Record<Region, string> = { tc: 'NotoSansTC', sc: 'NotoSansSC', jp: 'NotoSansJP' }
const CUTS: Record<Weight, string> = { regular: '400Regular', bold: '700Bold' }
/**
 * The variant for readers of the language comes first, then the others for characters that are missing in it.
 */
const ORDER: Record<Language, readonly Region[]> = {
  'zh-Hant': ['tc', 'sc', 'jp'],
  'zh-Hans': ['sc', 'tc', 'jp'],
  ja: ['jp', 'tc', 'sc'],
  en: ['tc', 'sc', 'jp'],
  fr: ['tc', 'sc', 'jp'],
  es: ['tc', 'sc', 'jp'],
}
/** Replaces characters that no font has, such as an emoji in a remark. */
const SUBSTITUTE = '□'

const resolveFrom = createRequire(__filename)
// Fonts do not change while a process runs, and opening one takes longer than drawing a page.
const opened = new Map<string, Font>()

export function fontOf(region: Region, weight: Weight): Font {
  const name = `${region}-${weight}`
  let font = opened.get(name)
  if (!font) {
    font = create(
      readFileSync(
        resolveFrom.resolve(
          `@expo-google-fonts/noto-sans-${region}/${CUTS[weight]}/${FAMILIES[region]}_${CUTS[weight]}.ttf`,
        ),
      ),
    )
    opened.set(name, font)
  }
  return font
}

export interface FontRun {
  region: Region
  text: string
}

/** Invisible characters: controls, joiners, direction marks, variation selectors. */
const INVISIBLE = /(?!\n)[\p{Cc}\p{Cf}\p{Variation_Selector}]/gu

/** Normalises a text for drawing: composed letters, no invisible characters. Line ends are preserved. */
export const drawable = (text: string): string =>
  text.normalize('NFC').replace(/\r\n?/g, '\n').replace(/\t/g, ' ').replace(INVISIBLE, '')

/** Splits a text into runs of one font each, so that every character has a glyph. */
export function fontRuns(text: string, lang: Language, weight: Weight): FontRun[] {
  const runs: FontRun[] = []
  for (const character of text) {
    const codePoint = character.codePointAt(0) ?? 0
    const region = ORDER[lang].find((candidate) => fontOf(candidate, weight).hasGlyphForCodePoint(codePoint))
    const last = runs.at(-1)
    const wanted = region ?? ORDER[lang][0] ?? 'tc'
    const drawn = region ? character : SUBSTITUTE
    if (last?.region === wanted) last.text += drawn
    else runs.push({ region: wanted, text: drawn })
  }
  return runs
}
