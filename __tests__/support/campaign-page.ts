import { waitFor } from '@testing-library/dom'
import { campaignGoods } from './campaign-world'
import { addUser, type TestUser } from './order-world'
import { type PageApp, shownPage, startApp } from './page-app'

/** The fixture of a campaign's page: its own goods, a user and a friend. */
export interface CampaignStage {
  app: PageApp
  goods: string
  user: TestUser
  friend: TestUser
}

/** Starts the app for the tests of a file, and provides a new fixture to each. */
export function onCampaignStage(take: (stage: CampaignStage) => void): void {
  let app: PageApp
  beforeAll(async () => {
    app = await startApp('pages/Mine/index')
  })
  beforeEach(async () => {
    take({ app, goods: await campaignGoods(), user: await addUser(), friend: await addUser() })
  })
  afterEach(() => medibook.clock.reset())
  afterAll(() => app.stop())
}

/** Opens a campaign's page again. */
export async function openAnew(app: PageApp, address: string): Promise<void> {
  app.forgetAnswers()
  await app.openAt(address)
}

/** Waits until the page has this text, in one element or across several. */
export const shows = (text: string | RegExp): Promise<void> =>
  waitFor(() => expect(shownPage()).toHaveTextContent(text))
