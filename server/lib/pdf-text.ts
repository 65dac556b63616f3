import LineBreaker from 'linebreak'
import type { Language } from '../../contract/constants/enums'
import { drawable, fontOf, type FontRun, fontRuns, type Weight } from './pdf-fonts'

export interface TextStyle {
  lang: Language
  weight: Weight
  size: number
}
export interface TextLine {
  runs: (FontRun & { width: number })[]
  width: number
}

export const LINE_HEIGHT = 1.5

const widthOf = (run: FontRun, style: TextStyle): number => {
  const font = fontOf(run.region, style.weight)
  return (font.layout(run.text).advanceWidth / font.unitsPerEm) * style.size
}

function lineOf(text: string, style: TextStyle): TextLine {
  const runs = fontRuns(text, style.lang, style.weight).map((run) => ({ ...run, width: widthOf(run, style) }))
  return { runs, width: runs.reduce((sum, run) => sum + run.width, 0) }
}

/**
 * Splits at the line break opportunities of Unicode: after a space, between two Chinese characters, never
 * before closing punctuation.
 */
function pieces(paragraph: string): string[] {
  const breaker = new LineBreaker(paragraph)
  const found: string[] = []
  let from = 0
  for (let next = breaker.nextBreak(); next !== null; next = breaker.nextBreak()) {
    found.push(paragraph.slice(from, next.position))
    from = next.position
  }
  return found
}

/** Splits a word that is wider than a line between characters. */
function cut(word: string, maxWidth: number, style: TextStyle): string[] {
  const parts: string[] = []
  let part = ''
  for (const character of word) {
    if (part !== '' && lineOf(part + character, style).width > maxWidth) {
      parts.push(part)
      part = ''
    }
    part += character
  }
  return [...parts, part]
}

/**
 * Breaks a text into lines no wider than `maxWidth` points. Line ends in the text are kept; an empty text has
 * no line.
 */
export function layoutText(text: string, maxWidth: number, style: TextStyle): TextLine[] {
  const clean = drawable(text).trim()
  if (clean === '') return []
  return clean.split('\n').flatMap((paragraph) => {
    const lines: string[] = []
    let line = ''
    const fits = (candidate: string): boolean => lineOf(candidate.trimEnd(), style).width <= maxWidth
    for (const piece of pieces(paragraph)) {
      if (fits(line + piece)) {
        line += piece
        continue
      }
      if (line !== '') lines.push(line)
      if (fits(piece)) line = piece
      else {
        const parts = cut(piece, maxWidth, style)
        line = parts.pop() ?? ''
        lines.push(...parts)
      }
    }
    lines.push(line)
    return lines.map((item) => lineOf(item.trimEnd(), style))
  })
}

export const heightOf = (lines: readonly TextLine[], style: Pick<TextStyle, 'size'>): number =>
  lines.length * style.size * LINE_HEIGHT
