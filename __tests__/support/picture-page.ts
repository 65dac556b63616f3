import { giveFileAddresses, sendUploadsTo } from './chosen-pictures'
import { addUser, type TestUser } from './order-world'
import { type PageApp, startApp } from './page-app'

/** Starts the app, not signed in, at a page with picture uploads, for the tests of a file. */
export function onPicturePage(path: string, take: (stage: { app: PageApp; user: TestUser }) => void): void {
  let app: PageApp
  beforeAll(async () => {
    giveFileAddresses()
    const user = await addUser()
    app = await startApp(path)
    sendUploadsTo(app.origin)
    take({ app, user })
  })
  afterAll(() => app.stop())
}
