import type { Language } from '../../contract/constants/enums'

export type PdfTone = 'normal' | 'muted' | 'good' | 'alert'
export interface PdfPair {
  label: string
  value: string
  tone?: PdfTone
}
/** `weight`: share of the page's width. */
export interface PdfColumn {
  title: string
  weight: number
  align?: 'left' | 'right'
}
export interface PdfCell {
  text: string
  tone?: PdfTone
  isBold?: boolean
  /** Small print under it. */ note?: string
}

export type PdfSection =
  /** Names and values, in two columns where they fit. An empty value is left out. */
  | { kind: 'pairs'; title?: string; pairs: readonly PdfPair[] }
  /** The head of the table is repeated on every page; a row is never cut in two. */
  | {
      kind: 'table'
      title?: string
      columns: readonly PdfColumn[]
      rows: readonly (readonly (string | PdfCell)[])[]
    }
  /** A sum at the right edge: names and amounts, the important one strong. */
  | { kind: 'totals'; rows: readonly { label: string; value: string; isStrong?: boolean }[] }
  | { kind: 'text'; title?: string; text: string; tone?: PdfTone }

export interface PdfContent {
  title: string
  /** Under the title: a number, a name. */
  subtitle?: string
  lang: Language
  /** Who gives it out, at the head of the first page and at the foot of all. */
  brand: string
  /** Beside the brand: address, telephone. */
  brandLines?: readonly string[]
  /** One line at the foot of every page. */
  footer?: string
  /** Moment in the file's properties. */
  createdAt: Date
  sections: readonly PdfSection[]
}
