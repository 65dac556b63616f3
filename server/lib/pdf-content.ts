import type { Language } from '../../contract/constants/enums'

export type PdfTone = 'normal' | 'muted' | 'good' | 'alert'
export interface PdfPair {
  label: string
  value: string
  tone?: PdfTone
}
/** `weight`: relative share of the page's width. */
export interface PdfColumn {
  title: string
  weight: number
  align?: 'left' | 'right'
}
export interface PdfCell {
  text: string
  tone?: PdfTone
  isBold?: boolean
  /** Small print below it. */ note?: string
}

export type PdfSection =
  /** Names and values, in two columns where they fit. Empty values are omitted. */
  | { kind: 'pairs'; title?: string; pairs: readonly PdfPair[] }
  /** The head of the table is repeated on every page; rows are not split. */
  | {
      kind: 'table'
      title?: string
      columns: readonly PdfColumn[]
      rows: readonly (readonly (string | PdfCell)[])[]
    }
  /** A sum at the right edge: names and amounts, with the important one in bold. */
  | { kind: 'totals'; rows: readonly { label: string; value: string; isStrong?: boolean }[] }
  | { kind: 'text'; title?: string; text: string; tone?: PdfTone }

export interface PdfContent {
  title: string
  /** Below the title, such as a number or a name. */
  subtitle?: string
  lang: Language
  /** The issuer, in the header of the first page and in the footer of all. */
  brand: string
  /** Next to the brand: address, telephone. */
  brandLines?: readonly string[]
  /** One line in the footer of every page. */
  footer?: string
  /** Creation date in the file's properties. */
  createdAt: Date
  sections: readonly PdfSection[]
}
