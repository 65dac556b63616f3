import qrcode from 'qrcode-generator'
import { encode } from 'uqr'

/** The modules of a code by the server's library, as rows of 0 and 1. */
function byServersLibrary(text: string, mode: 'Numeric' | 'Alphanumeric' | 'Byte'): string {
  const code = qrcode(0, 'M')
  code.addData(text, mode)
  code.make()
  const places = Array.from({ length: code.getModuleCount() }, (_, place) => place)
  return places.map((row) => places.map((column) => Number(code.isDark(row, column))).join('')).join('\n')
}

const masks = [0, 1, 2, 3, 4, 5, 6, 7]

// Two libraries may choose different masks for one text, which are equally readable
it.each([
  ['Numeric', '20261125103000417'],
  ['Alphanumeric', 'MB7-K2Q9 X4'],
  ['Byte', 'mb:7f3a9c21-booking'],
  ['Byte', 'https://clinic.example/c?code=7f3a9c21&shop=12'],
] as const)('a code of %s data has the modules that another library writes: %s', (mode, text) => {
  const drawn = masks.map((maskPattern) =>
    encode(text, { ecc: 'M', border: 0, maskPattern })
      .data.map((row) => row.map(Number).join(''))
      .join('\n'),
  )
  expect(drawn).toContain(byServersLibrary(text, mode))
  expect(drawn).toContain(
    encode(text, { ecc: 'M', border: 0 })
      .data.map((row) => row.map(Number).join(''))
      .join('\n'),
  )
})
