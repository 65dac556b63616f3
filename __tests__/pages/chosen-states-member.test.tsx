import { rowsOf, walkRow } from '../support/chosen-walk'
import { addMember } from '../support/member-world'
import { type PageApp, startApp } from '../support/page-app'

let app: PageApp

beforeAll(async () => {
  const { id } = await addMember()
  app = await startApp('pages/Shops/index', { userId: id })
})
afterAll(() => app.stop())

test.each(rowsOf(true).map((row) => [row.what, row] as const))('%s exposes its selected state', (_, row) =>
  walkRow(app, row),
)
