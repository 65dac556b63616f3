import { languages } from '../../contract/constants/enums'
import type * as pdfModule from '../../server/lib/pdf'
import { readPdf } from '../support/pdf-text'

const { pdfDocument } = medibook.server.load<typeof pdfModule>('lib/pdf.ts')
const WORDS = {
  'zh-Hant': '電子收據：全面體檢套餐，堅尼地城海旁，核銷 3 針',
  'zh-Hans': '电子收据：体检报告、检验参考范围、异常项目，颈椎龋齿',
  en: 'Receipt — “check-up”, it’s paid; range ≥ 3.5 µmol/L ↑',
  fr: 'Reçu : examen très complet, cœur, où ? « Noël » n° 1 – ÀÉÇŒ',
  es: '¿Cuándo? ¡Mañana! Análisis de riñón, vergüenza, Ñ',
  ja: '領収書：検査値と単位、様、払込、お支払い方法、フリガナ',
} as const
const EVERY = Object.values(WORDS).join(' ')
const withoutSpaces = (text: string): string => text.replace(/\s/g, '')
const cells = (text: string, count: number): string[][] =>
  Array.from({ length: count }, (_unused, index) => [`${text} ${index + 1}`, '1.00'])

test.each(languages)('%s: every character of every language has a glyph, also mixed', async (lang) => {
  const file = await pdfDocument({
    title: WORDS[lang],
    lang,
    brand: '康序健康',
    createdAt: new Date(0),
    footer: WORDS[lang],
    sections: [
      {
        kind: 'pairs',
        title: WORDS[lang],
        pairs: languages.map((other) => ({ label: other, value: WORDS[other] })),
      },
      {
        kind: 'table',
        columns: [
          { title: 'A', weight: 3 },
          { title: 'B', weight: 1, align: 'right' },
        ],
        rows: [[{ text: EVERY, note: EVERY, isBold: true, tone: 'alert' }, '3680.00']],
      },
      { kind: 'totals', rows: [{ label: 'HK$', value: '3680.00', isStrong: true }] },
      { kind: 'text', text: EVERY },
    ],
  })
  expect(file.subarray(0, 5).toString()).toBe('%PDF-')
  const { pages, missing } = readPdf(file)
  expect(missing).toBe(0)
  for (const words of Object.values(WORDS))
    expect(withoutSpaces(pages.join(''))).toContain(withoutSpaces(words))
  expect(file.toString('latin1')).toContain(`/Lang (${lang})`)
})

test('a long table continues on further pages, with its head and page numbers', async () => {
  const { pages } = readPdf(
    await pdfDocument({
      title: 'Long',
      lang: 'en',
      brand: 'Medibook',
      createdAt: new Date(0),
      sections: [
        {
          kind: 'table',
          columns: [
            { title: 'Heading', weight: 3 },
            { title: 'Amount', weight: 1 },
          ],
          rows: cells('Row number', 90),
        },
      ],
    }),
  )
  expect(pages.length).toBeGreaterThan(2)
  pages.forEach((page, index) => {
    expect(page).toContain('Heading')
    expect(page).toContain(`${index + 1} / ${pages.length}`)
  })
  for (const number of [1, 45, 90])
    expect(pages.filter((page) => page.includes(`Row number ${number}1.00`))).toHaveLength(1)
})

test('characters without a font become boxes, invisible ones are omitted, and an overlong word is split', async () => {
  const { pages, missing } = readPdf(
    await pdfDocument({
      title: 'T',
      lang: 'en',
      brand: 'B',
      createdAt: new Date(0),
      sections: [
        { kind: 'text', text: `smile 😀 here${String.fromCharCode(0x200b, 0x202e)}!` },
        {
          kind: 'table',
          columns: [
            { title: 'x', weight: 1 },
            { title: 'y', weight: 9 },
          ],
          rows: [['W'.repeat(60), '']],
        },
      ],
    }),
  )
  expect(missing).toBe(0)
  expect(pages.join('')).toContain('smile □ here!')
  expect(pages.join('')).toContain('W'.repeat(60))
})
