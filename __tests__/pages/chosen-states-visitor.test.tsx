import { rowsOf, walkRow } from '../support/chosen-walk'
import { type PageApp, startApp } from '../support/page-app'

let app: PageApp

beforeAll(async () => {
  app = await startApp('pages/Shops/index')
})
afterAll(() => app.stop())

test.each(rowsOf(false).map((row) => [row.what, row] as const))('%s exposes its selected state', (_, row) =>
  walkRow(app, row),
)
