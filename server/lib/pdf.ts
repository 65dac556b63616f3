import PDFDocument from 'pdfkit'
import type { Language } from '../../contract/constants/enums'
import type { PdfContent, PdfSection, PdfTone } from './pdf-content'
import { fontOf, type Weight } from './pdf-fonts'
import { heightOf, layoutText, LINE_HEIGHT, type TextLine, type TextStyle } from './pdf-text'

const PAGE = { width: 595.28, height: 841.89, left: 48, right: 48, top: 48, bottom: 64 } as const
const WIDTH = PAGE.width - PAGE.left - PAGE.right
const BOTTOM = PAGE.height - PAGE.bottom
const COLOURS = {
  ink: '#18211D',
  muted: '#646D68',
  line: '#E6E3DC',
  sunken: '#F1EFEA',
  brand: '#0F7A55',
  good: '#0F7A55',
  alert: '#B3261E',
} as const
const SIZES = { title: 20, section: 12.5, body: 10, small: 8.5, strong: 13 } as const
const GAP = 6
const CELL = 6
const tones: Record<PdfTone, string> = {
  normal: COLOURS.ink,
  muted: COLOURS.muted,
  good: COLOURS.good,
  alert: COLOURS.alert,
}

interface Block {
  lines: TextLine[]
  style: TextStyle
  colour: string
}

/** Draws from top to bottom and adds a page when the next block does not fit. */
class Sheet {
  y: number = PAGE.top
  constructor(
    readonly doc: PDFKit.PDFDocument,
    readonly lang: Language,
  ) {}

  style(size: number, weight: Weight = 'regular'): TextStyle {
    return { lang: this.lang, weight, size }
  }

  block(
    text: string,
    width: number,
    size: number = SIZES.body,
    colour: string = COLOURS.ink,
    weight: Weight = 'regular',
  ): Block {
    const style = this.style(size, weight)
    return { lines: layoutText(text, width, style), style, colour }
  }

  /** @returns true when a page was added */
  room(height: number): boolean {
    if (this.y + height <= BOTTOM || this.y === PAGE.top) return false
    this.doc.addPage()
    this.y = PAGE.top
    return true
  }

  /** Draws a block at a position without advancing. */
  draw(block: Block, x: number, y: number, of: { width?: number; align?: 'left' | 'right' } = {}): number {
    const { style } = block
    this.doc.fillColor(block.colour)
    block.lines.forEach((line, index) => {
      let left = of.align === 'right' && of.width !== undefined ? x + of.width - line.width : x
      for (const run of line.runs) {
        const font = fontOf(run.region, style.weight)
        // Fonts of different regions share a line: each is placed by its own ascent, so that the baselines
        // match.
        const top =
          y +
          index * style.size * LINE_HEIGHT +
          style.size * 1.1 -
          (font.ascent / font.unitsPerEm) * style.size
        this.doc
          .font(font as unknown as PDFKit.Mixins.PDFFontSource)
          .fontSize(style.size)
          .text(run.text, left, top, { lineBreak: false })
        left += run.width
      }
    })
    return heightOf(block.lines, style)
  }

  line(y: number, colour: string = COLOURS.line): void {
    this.doc
      .moveTo(PAGE.left, y)
      .lineTo(PAGE.left + WIDTH, y)
      .lineWidth(0.75)
      .strokeColor(colour)
      .stroke()
  }

  heading(title: string | undefined, followedBy: number): void {
    if (!title) return
    const block = this.block(title, WIDTH, SIZES.section, COLOURS.brand, 'bold')
    const height = heightOf(block.lines, block.style)
    this.room(height + GAP + followedBy)
    this.draw(block, PAGE.left, this.y)
    this.y += height + GAP
  }
}

function head(sheet: Sheet, content: PdfContent): void {
  const half = WIDTH * 0.62
  const brand = sheet.block(content.brand, half, SIZES.strong, COLOURS.brand, 'bold')
  const from = sheet.y
  let y = from + sheet.draw(brand, PAGE.left, from)
  for (const line of content.brandLines ?? [])
    y += sheet.draw(sheet.block(line, WIDTH, SIZES.small, COLOURS.muted), PAGE.left, y)
  sheet.y = y + GAP
  sheet.line(sheet.y)
  sheet.y += GAP * 2
  sheet.y += sheet.draw(
    sheet.block(content.title, WIDTH, SIZES.title, COLOURS.ink, 'bold'),
    PAGE.left,
    sheet.y,
  )
  if (content.subtitle)
    sheet.y += sheet.draw(sheet.block(content.subtitle, WIDTH, SIZES.body, COLOURS.muted), PAGE.left, sheet.y)
  sheet.y += GAP * 2
}

function pairs(sheet: Sheet, section: Extract<PdfSection, { kind: 'pairs' }>): void {
  const column = (WIDTH - 24) / 2
  const shown = section.pairs
    .filter((pair) => pair.value !== '')
    .map((pair) => ({
      label: sheet.block(pair.label, column, SIZES.small, COLOURS.muted),
      value: sheet.block(pair.value, column, SIZES.body, tones[pair.tone ?? 'normal']),
    }))
  const heightOfPair = (pair: (typeof shown)[number]): number =>
    heightOf(pair.label.lines, pair.label.style) + heightOf(pair.value.lines, pair.value.style)
  sheet.heading(section.title, 40)
  for (let index = 0; index < shown.length; index += 2) {
    const row = shown.slice(index, index + 2)
    const height = Math.max(...row.map(heightOfPair))
    sheet.room(height)
    row.forEach((pair, place) => {
      const x = PAGE.left + place * (column + 24)
      sheet.draw(pair.value, x, sheet.y + sheet.draw(pair.label, x, sheet.y))
    })
    sheet.y += height + GAP
  }
  sheet.y += GAP
}

function table(sheet: Sheet, section: Extract<PdfSection, { kind: 'table' }>): void {
  const whole = section.columns.reduce((sum, column) => sum + column.weight, 0)
  const widths = section.columns.map((column) => (column.weight / whole) * WIDTH)
  const lefts = widths.map(
    (_width, index) => PAGE.left + widths.slice(0, index).reduce((sum, width) => sum + width, 0),
  )
  const inner = (index: number): number => (widths[index] ?? 0) - CELL * 2
  const put = (block: Block, index: number, y: number): number =>
    sheet.draw(block, (lefts[index] ?? 0) + CELL, y, {
      width: inner(index),
      align: section.columns[index]?.align ?? 'left',
    })
  const titles = section.columns.map((column, index) =>
    sheet.block(column.title, inner(index), SIZES.small, COLOURS.muted, 'bold'),
  )
  const headHeight = Math.max(0, ...titles.map((block) => heightOf(block.lines, block.style))) + CELL * 2
  const drawHead = (): void => {
    sheet.doc.rect(PAGE.left, sheet.y, WIDTH, headHeight).fill(COLOURS.sunken)
    titles.forEach((block, index) => put(block, index, sheet.y + CELL))
    sheet.y += headHeight
  }
  sheet.heading(section.title, headHeight + 24)
  sheet.room(headHeight + 24)
  drawHead()
  for (const row of section.rows) {
    const cells = row.map((given, index) => {
      const cell = typeof given === 'string' ? { text: given } : given
      const main = sheet.block(
        cell.text,
        inner(index),
        SIZES.body,
        tones[cell.tone ?? 'normal'],
        cell.isBold ? 'bold' : 'regular',
      )
      const note = sheet.block(cell.note ?? '', inner(index), SIZES.small, COLOURS.muted)
      return { main, note, height: heightOf(main.lines, main.style) + heightOf(note.lines, note.style) }
    })
    const height = Math.max(SIZES.body * LINE_HEIGHT, ...cells.map((cell) => cell.height)) + CELL * 2
    if (sheet.room(height)) drawHead()
    cells.forEach((cell, index) =>
      put(cell.note, index, sheet.y + CELL + put(cell.main, index, sheet.y + CELL)),
    )
    sheet.y += height
    sheet.line(sheet.y)
  }
  sheet.y += GAP * 2
}

function totals(sheet: Sheet, section: Extract<PdfSection, { kind: 'totals' }>): void {
  const width = WIDTH * 0.55
  const x = PAGE.left + WIDTH - width
  for (const row of section.rows) {
    const size = row.isStrong ? SIZES.strong : SIZES.body
    const label = sheet.block(
      row.label,
      width * 0.6,
      row.isStrong ? SIZES.body : size,
      row.isStrong ? COLOURS.ink : COLOURS.muted,
      row.isStrong ? 'bold' : 'regular',
    )
    const value = sheet.block(row.value, width * 0.4, size, COLOURS.ink, row.isStrong ? 'bold' : 'regular')
    const height = Math.max(heightOf(label.lines, label.style), heightOf(value.lines, value.style))
    sheet.room(height)
    sheet.draw(label, x, sheet.y)
    sheet.draw(value, x + width * 0.6, sheet.y, { width: width * 0.4 - CELL, align: 'right' })
    sheet.y += height + 2
  }
  sheet.y += GAP * 2
}

function text(sheet: Sheet, section: Extract<PdfSection, { kind: 'text' }>): void {
  const block = sheet.block(section.text, WIDTH, SIZES.body, tones[section.tone ?? 'normal'])
  sheet.heading(section.title, SIZES.body * LINE_HEIGHT)
  for (const line of block.lines) {
    sheet.room(SIZES.body * LINE_HEIGHT)
    sheet.y += sheet.draw({ ...block, lines: [line] }, PAGE.left, sheet.y)
  }
  sheet.y += GAP * 2
}

function feet(sheet: Sheet, content: PdfContent): void {
  const { start, count } = sheet.doc.bufferedPageRange()
  for (let index = 0; index < count; index += 1) {
    sheet.doc.switchToPage(start + index)
    const y = BOTTOM + 16
    sheet.line(y - 6)
    const note = sheet.block(
      [content.brand, content.footer].filter(Boolean).join(' · '),
      WIDTH - 70,
      SIZES.small,
      COLOURS.muted,
    )
    sheet.draw({ ...note, lines: note.lines.slice(0, 2) }, PAGE.left, y)
    sheet.draw(
      sheet.block(`${index + 1} / ${count}`, 70, SIZES.small, COLOURS.muted),
      PAGE.left + WIDTH - 70,
      y,
      { width: 70, align: 'right' },
    )
  }
}

/**
 * Creates an A4 document in the product's design: title, blocks of names and values, tables, sums, running
 * text, page numbers. Supports every language of the product, also mixed: characters are looked up in three
 * regional fonts.
 */
export function pdfDocument(content: PdfContent): Promise<Buffer> {
  const doc = new PDFDocument({
    size: [PAGE.width, PAGE.height],
    margin: 0,
    bufferPages: true,
    lang: content.lang,
    displayTitle: true,
    // Without an explicit font, PDFKit loads Helvetica first, which has no Chinese characters.
    font: fontOf('tc', 'regular') as unknown as string,
    info: {
      Title: content.title,
      Author: content.brand,
      Creator: content.brand,
      Producer: content.brand,
      CreationDate: content.createdAt,
    },
  })
  const chunks: Buffer[] = []
  doc.on('data', (chunk: Buffer) => chunks.push(chunk))
  const done = new Promise<Buffer>((resolve, reject) => {
    doc.on('end', () => resolve(Buffer.concat(chunks)))
    doc.on('error', reject)
  })
  const sheet = new Sheet(doc, content.lang)
  head(sheet, content)
  for (const section of content.sections) {
    if (section.kind === 'pairs') pairs(sheet, section)
    else if (section.kind === 'table') table(sheet, section)
    else if (section.kind === 'totals') totals(sheet, section)
    else text(sheet, section)
  }
  feet(sheet, content)
  doc.end()
  return done
}
