import type { Locator, Page, PlaywrightWorkerOptions } from '@playwright/test'
import { createApiClient, storedSession } from '../../../scripts/lib/api-client.mjs'
import { startTestServer } from '../../../scripts/lib/server-process.mjs'
import { saveAdult } from '../../support/adult'
import { postSandbox } from '../../support/sandbox'
import { demoAccount, expect, test as base, top } from './app'
import { storeOnce } from './device-storage'
import { untilQuiet } from './quiet'

type Api = ReturnType<typeof createApiClient>
/** The parts of an order that the journey compares with the page. */
export interface OrderSeen {
  id: string
  orderNo: string
  isPay: string
  status: string | null
  statusDesc: string
  paymentPrice: string
  bookings: { state: string; date: string | null; time: string | null; verifyCode: string | null }[]
}

export const packageId = 'spu-package-comprehensive'
export const detailRoute = `pages-goods/goods-detail/goods-detail?id=${packageId}`
export const confirmRoute = `pages-goods/goods-comfirm/goods-comfirm?id=${packageId}`

/** Direct queries and commands on the journey's own server, without the app. */
export class World {
  private phones = 0
  constructor(readonly url: string) {}

  /** An unused mobile number. */
  newPhone(): string {
    this.phones += 1
    return `6${String(Date.now() % 100_000).padStart(5, '0')}${String(this.phones).padStart(2, '0')}`
  }

  /** The last code sent to this number, from the outbox. */
  async codeSentTo(phone: string): Promise<string> {
    const mails = (await (await fetch(`${this.url}/sandbox/outbox.json`)).json()) as {
      to: string
      code: string
    }[]
    const found = mails.find(({ to }) => to.endsWith(phone))
    if (!found) throw new Error(`No code was sent to ${phone}`)
    return found.code
  }

  async advanceClock(minutes: number): Promise<void> {
    await postSandbox(this, 'clock', { advanceMs: minutes * 60_000 })
  }

  /** A session of the demo account at this server. */
  demoSession() {
    return createApiClient(this.url).signIn(demoAccount())
  }

  /** A new account, signed in by a mobile code, with one person. */
  async newUser(): Promise<{ api: Api; session: Awaited<ReturnType<Api['signIn']>>; phone: string }> {
    const api = createApiClient(this.url)
    const phone = this.newPhone()
    await api.call('loginCode', { query: { phoneCode: '+852', phone } })
    const session = await api.signInByCode({ phoneCode: '+852', phone, code: await this.codeSentTo(phone) })
    await saveAdult(api, phone)
    return { api, session, phone }
  }
}

type WorldFixture = [
  (args: Pick<PlaywrightWorkerOptions, 'browserName'>, use: (world: World) => Promise<void>) => Promise<void>,
  { scope: 'worker'; timeout: number },
]
/** A server for the tests of one worker, whose clock may be advanced. */
export const ownWorld = (env: Record<string, string> = {}): WorldFixture => [
  async ({ browserName: _ }, use) => {
    const server = await startTestServer({ env })
    await use(new World(server.url))
    await server.stop()
  },
  { scope: 'worker', timeout: 120_000 },
]

interface Fixtures {
  user: { api: Api; phone: string }
}
interface WorkerFixtures {
  world: World
}

/**
 * For journeys: a server whose clock may be advanced, and on demand (`user`) a new signed-in account with one
 * person.
 */
export const test = base.extend<Fixtures, WorkerFixtures>({
  world: ownWorld(),
  baseURL: async ({ world }, use) => use(world.url),
  user: async ({ world, context }, use) => {
    const { api, session, phone } = await world.newUser()
    await storeOnce(context, storedSession(session))
    await use({ api, phone })
  },
})

export { expect, top }

export const button = (page: Page, name: string | RegExp) =>
  top(page).getByRole('button', { name, exact: true })
export const field = (page: Page, name: string) => top(page).getByRole('textbox', { name, exact: true })
export const dialog = (page: Page) => page.getByRole('dialog').or(page.getByRole('alertdialog'))

/** Answers the open dialog. */
export async function answer(page: Page, name: string | RegExp): Promise<void> {
  await dialog(page).getByRole('button', { name, exact: true }).click()
}

/** Presses while offline, and closes the error dialog, which covers the page. */
export async function failWithoutNetwork(page: Page, press: () => Promise<void>): Promise<void> {
  const alert = page.getByRole('alertdialog')
  // an aborted read opens a dialog of its own, which covers the button
  await untilQuiet(page)
  await page.context().setOffline(true)
  await press()
  // specific error texts are loaded some time after the first page; until then the common ones are shown
  await expect(alert).toContainText(/介面請求錯誤|請看看網絡/)
  await alert.getByRole('button', { name: '確定' }).click()
  await expect(alert).toHaveCount(0)
  await page.context().setOffline(false)
}

/** Presses a button of the page while offline. The content of the page must remain. */
export const pressWithoutNetwork = (page: Page, name: string): Promise<void> =>
  failWithoutNetwork(page, () => button(page, name).click())

/** Chooses a time in the open calendar. @returns the time as displayed */
export async function pickTime(slot: Locator): Promise<string> {
  const time = ((await slot.textContent()) ?? '').trim().slice(0, 5)
  await slot.click()
  await expect(slot.page().getByRole('radio', { name: new RegExp(`^${time}`), checked: true })).toBeVisible()
  return time
}

/**
 * Chooses a free day in the open calendar, turned to the next month, and its first free time. @returns the time as
 * displayed
 */
export async function pickSlot(page: Page, { nth = 0, confirm = '' } = {}): Promise<string> {
  const sheet = page.getByRole('dialog')
  await sheet.getByRole('button', { name: '下個月' }).click()
  await sheet
    .getByRole('button', { name: /月\W?\d+\W?日.*(有空|名額少)|(有空|餘).*月\W?\d+\W?日/ })
    .nth(nth)
    .click()
  const time = await pickTime(sheet.getByRole('radio', { name: /^\d\d:\d\d( 餘 \d+)?$/ }).first())
  await sheet.getByRole('button', { name: '就選這個' }).click()
  if (confirm) await answer(page, confirm)
  await expect(sheet).toHaveCount(0)
  return time
}

/**
 * Goes from the choice of payment method to the cashier, and presses a button there; the app is open again
 * afterwards.
 */
export async function payAtCashier(
  page: Page,
  press: '付款' | '拒絕付款' | '不回覆，直接返回' | '付款兩次',
): Promise<void> {
  await page.waitForURL(/\/sandbox\/cashier\//)
  await page.getByRole('button', { name: press, exact: true }).click()
  await page.waitForURL(/pay-success/)
}

/** Console messages of a lost network. */
export const offline = /ERR_INTERNET_DISCONNECTED|ERR_FAILED|Failed to load resource/

export const ordersOf = async (api: Pick<Api, 'call'>) =>
  (await api.call('orderPage', { query: { current: '1', size: '20' } })).records
/** The only order of the account. */
export const orderOf = async (api: Pick<Api, 'call'>): Promise<OrderSeen> => {
  const [first, ...rest] = await ordersOf(api)
  if (!first || rest.length > 0)
    throw new Error(`Expected one order, there are ${rest.length + (first ? 1 : 0)}`)
  return api.call('orderDetail', { params: { id: first.id } })
}

/** Ticks the terms in the form of the page. */
export const agree = (page: Page): Promise<void> =>
  top(page)
    .getByRole('checkbox', { name: /我已閱讀並同意/ })
    .click()

/** In a form with a clinic: chooses the first one in Hong Kong. */
export async function chooseClinic(page: Page): Promise<void> {
  // folded below the earliest time until they are asked for, or wrong
  await button(page, /^(選其他門店或時間|地區 選擇地區)/).click()
  await page.getByRole('option', { name: /^香港/ }).click()
  await page.getByRole('dialog', { name: '選擇門店' }).getByRole('option').first().click()
}

/** Fills the last part of the order form: contact, and the terms. */
export async function fillContact(page: Page): Promise<void> {
  await field(page, '聯絡電話').fill('91234567')
  await agree(page)
}

/**
 * Fills the required fields of the package's order form.
 * @param nth which of the free days that the next month shows
 */
export async function fillWithDate(page: Page, { nth = 0 } = {}): Promise<void> {
  await chooseClinic(page)
  await pickSlot(page, { nth })
  await fillContact(page)
}

/** Fills the required fields of the package's order form, without a date. */
export async function fillWithoutDate(page: Page): Promise<void> {
  await top(page).getByRole('radio', { name: '付款後再約' }).click()
  await chooseClinic(page)
  await fillContact(page)
}

export async function placeWithoutDate(page: Page): Promise<void> {
  await fillWithoutDate(page)
  await button(page, /^去付款/).click()
  await expect(top(page).getByRole('heading', { name: '選擇付款方式' })).toBeVisible()
}
