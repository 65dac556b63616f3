import { inflateSync } from 'node:zlib'

/**
 * The text of one of our PDF files, parsed from its bytes: supports only the subset of the format that pdfkit
 * writes.
 */
export interface ReadPdf {
  /** The text of every page; runs of one line are joined without a separator. */
  pages: string[]
  /** Number of missing-glyph boxes. */
  missing: number
}

interface PdfObject {
  dictionary: string
  stream: string
}

function objectsOf(file: Buffer): Map<string, PdfObject> {
  const text = file.toString('latin1')
  const objects = new Map<string, PdfObject>()
  for (const match of text.matchAll(/(\d+) 0 obj\n([\s\S]*?)\nendobj/g)) {
    const [, id = '', body = ''] = match
    const start = body.indexOf('\nstream\n')
    const dictionary = start < 0 ? body : body.slice(0, start)
    const bytes =
      start < 0
        ? Buffer.alloc(0)
        : Buffer.from(body.slice(start + 8, body.lastIndexOf('\nendstream')), 'latin1')
    objects.set(id, {
      dictionary,
      stream: (dictionary.includes('/FlateDecode') ? inflateSync(bytes) : bytes).toString('latin1'),
    })
  }
  return objects
}

/** Characters by glyph number, from a font's ToUnicode map. */
function lettersOf(map: string): Map<string, string> {
  const letters = new Map<string, string>()
  for (const [, from = '0', , list = ''] of map.matchAll(/<([0-9a-f]+)> <([0-9a-f]+)> \[([^\]]*)\]/gi)) {
    list.match(/<([0-9a-f ]*)>/gi)?.forEach((item, index) => {
      const units = item.replace(/[<> ]/g, '').match(/.{4}/g) ?? []
      letters.set(
        (parseInt(from, 16) + index).toString(16).padStart(4, '0'),
        String.fromCharCode(...units.map((unit) => parseInt(unit, 16))),
      )
    })
  }
  return letters
}

export function readPdf(file: Buffer): ReadPdf {
  const objects = objectsOf(file)
  const dictionaryOf = (id: string): string => objects.get(id)?.dictionary ?? ''
  const fonts = new Map<string, Map<string, string>>()
  let missing = 0
  const pages = [...objects.values()]
    .filter((object) => /\/Type \/Page\b(?!s)/.test(object.dictionary))
    .map((page) => {
      const resources = dictionaryOf(/\/Resources (\d+) 0 R/.exec(page.dictionary)?.[1] ?? '')
      for (const [, name = '', id = ''] of resources.matchAll(/\/(F\d+) (\d+) 0 R/g)) {
        fonts.set(
          name,
          lettersOf(objects.get(/\/ToUnicode (\d+) 0 R/.exec(dictionaryOf(id))?.[1] ?? '')?.stream ?? ''),
        )
      }
      const content = objects.get(/\/Contents (\d+) 0 R/.exec(page.dictionary)?.[1] ?? '')?.stream ?? ''
      let letters = new Map<string, string>()
      let text = ''
      for (const [, font, shown] of content.matchAll(/\/(F\d+) [\d.]+ Tf|\[([^\]]*)\] TJ/g)) {
        if (font) letters = fonts.get(font) ?? new Map()
        for (const glyph of (shown ?? '')
          .match(/<[0-9a-f]+>/gi)
          ?.flatMap((run) => run.slice(1, -1).match(/.{4}/g) ?? []) ?? []) {
          if (glyph === '0000') missing += 1
          text += letters.get(glyph.toLowerCase()) ?? '�'
        }
      }
      return text
    })
  return { pages, missing }
}
