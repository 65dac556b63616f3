import { readText } from '../support/source-files'

/** Section 3 of the specification, "Client state", and the codes of the customConfig items in use. */
const specified = [
  'cart count number',
  'tab bar info',
  'current tab index',
  'current currency',
  'home dialog info',
  'show-home-dialog flag',
  'loading flag',
  'thirdSession',
  'wxUser',
  'shoppingCartCountNum',
  'currentCurrency',
  'currentExchangeRate',
  'requestRateFail',
  'homeConfigInfo',
  'displayConfig',
  'showTaxes',
  'currentOrderId',
  'globalsalepriceStr',
  'H5appid',
  'PayType',
  'sales_price_null_setting',
  'withdraw_price_null_setting',
]

const [states = ''] = readText('docs/global-state.md').split('\n## ')
const rows = states
  .split('\n')
  .filter((line) => line.startsWith('| ') && !line.startsWith('| Field') && !line.startsWith('| ---'))
  .map((line) => {
    const [field = '', kept = '', reader = '', , test = ''] = line
      .slice(2)
      .split(' | ')
      .map((cell) => cell.trim())
    const [file = '', name = ''] = test.replace(/ \|$/, '').split('`: ')
    return {
      field,
      kept: kept.replaceAll('`', ''),
      reader: reader.replaceAll('`', ''),
      file: file.slice(1),
      name,
    }
  })

/** True when a source reads a stored field: by name, by its selector, or by a function of its slice. */
function readsField(reader: string, kept: string): boolean {
  const code = readText(reader)
  const [slice = '', field = ''] = kept.split('.')
  if (!field) return true
  const selectors = [
    ...readText(`src/features/${slices[slice] ?? slice}.slice.ts`).matchAll(
      /export const (select\w+)[^]*?(?=\nexport const|$)/g,
    ),
  ]
  return (
    code.includes(`.${field}`) ||
    selectors.some(([body, name = '']) => body.includes(field) && code.includes(name))
  )
}
const slices: Record<string, string> = {
  cart: 'cart/cart',
  shell: 'shell/shell',
  currency: 'currency/currency',
  session: 'session/session',
  shopConfig: 'shop-config/shop-config',
  order: 'orders/order',
}

test('the table lists every field of the specified client state', () => {
  const named = rows.map(({ field }) => field).join(' ')
  expect(specified.filter((field) => !named.includes(field))).toEqual([])
})

test.each(rows)('$field is read in the module that the table names', ({ reader, kept }) => {
  expect(readsField(reader, kept)).toBe(true)
})

test.each(rows)('$field has the test that the table names', ({ file, name }) => {
  expect(readText(file).replaceAll("\\'", "'")).toContain(name)
})
