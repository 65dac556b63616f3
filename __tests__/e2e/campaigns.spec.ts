import { randomUUID } from 'node:crypto'
import { storedConsent, storedSession } from '../../scripts/lib/api-client.mjs'
import { addressForm } from '../support/address-form'
import { atDesk } from '../support/sandbox'
import { arriveAt, untilShown } from './support/app'
import { findAxeViolations } from './support/axe'
import { storeAlways } from './support/device-storage'
import {
  agree,
  answer,
  button,
  expect,
  field,
  ownWorld,
  payAtCashier,
  test as journey,
  top,
  type World,
} from './support/journey'

type NewUser = Awaited<ReturnType<World['newUser']>>
const GROUP_SIZE = 5
/** Friends of the sandbox, who help or join on request. */
const FRIENDS = 6
const YEAR_MS = 31_536_000_000

/** A server for this file, because its clock is advanced by days, with sessions that last that long. */
const test = journey.extend<object, { world: World }>({
  world: ownWorld({ SESSION_TTL_MS: String(YEAR_MS) }),
})

async function friends(world: World, action: 'cut' | 'join', id: string, count: number): Promise<void> {
  for (let done = 0; done < count; done += 1) await atDesk(world, `campaigns/${action}`, { id })
}
const addAddress = (api: NewUser['api']) =>
  api.call('addressSave', {
    body: addressForm(),
  })
/** The value of a parameter of the page's URL. */
const paramOf = (url: string, name: string): string =>
  new URLSearchParams(url.split('?').at(-1)).get(name) ?? ''

test('completes a group that friends fill, and refunds one that stays incomplete', async ({
  app,
  page,
  world,
  user,
  browser,
}) => {
  test.slow()
  const { id: addressId } = await addAddress(user.api)
  let groupId = ''

  await test.step('open the campaign from the list, order and pay', async () => {
    await app.open('pages-shopping/campaigns/campaigns')
    await top(page)
      .getByRole('link', { name: /維生素 D3 五人團/ })
      .click()
    await arriveAt(page, /campaigns\/group-buy/)
    await expect.poll(() => findAxeViolations(page)).toEqual([])
    await button(page, '開團 HK$77').click()
    await arriveAt(page, /subOrder/)
    await expect(top(page).getByText(/拼團價/)).toBeVisible()
    await agree(page)
    await button(page, /^提交訂單/).click()
    await arriveAt(page, /order-info/)
    await answer(page, /^付款 /)
    await payAtCashier(page, '付款')
    await arriveAt(page, /pay-success/)
    await button(page, '看進度').click()
    await arriveAt(page, /group-buy\?group=/)
    groupId = paramOf(page.url(), 'group')
    // the order's own group is listed above the others
    await expect(
      top(page)
        .getByText(/^還差 4\s人/)
        .first(),
    ).toBeVisible()
    await button(page, '邀請朋友').click()
    const sheet = page.getByRole('dialog', { name: '邀請朋友' })
    await expect(sheet.getByRole('img', { name: '掃描即可打開這個活動' })).toBeVisible()
    await expect.poll(() => findAxeViolations(page)).toEqual([])
    await page.keyboard.press('Escape')
  })

  await test.step('a visitor from the link sees the group and may join', async () => {
    const other = await browser.newContext({ baseURL: world.url })
    await storeAlways(other, storedConsent)
    const theirs = await other.newPage()
    await theirs.goto(page.url())
    await untilShown(theirs)
    await expect(button(theirs, '參團 HK$77')).toBeVisible()
    await other.close()
  })

  await test.step('the page updates itself when the friends join', async () => {
    await friends(world, 'join', groupId, GROUP_SIZE - 1)
    await expect(top(page).getByText('拼團成功')).toBeVisible()
  })

  await test.step('a group that stays incomplete is refunded', async () => {
    const { spuId, skuId } = (await user.api.call('grouponInfo', { params: { id: 'groupon-vitamin' } })).goods
    const order = await user.api.call('placeOrder', {
      body: {
        idempotencyKey: randomUUID(),
        lines: [{ spuId, skuId, quantity: 1 }],
        offer: { kind: 'groupon', id: 'groupon-vitamin' },
        addressId,
        protocolAccepted: '1',
        expectedPrice: (
          await user.api.call('calculateOrderPrice', {
            body: {
              lines: [{ spuId, skuId, quantity: 1 }],
              offer: { kind: 'groupon', id: 'groupon-vitamin' },
            },
          })
        ).paymentPrice,
      },
    })
    const { transactionId } = await user.api.call('payAlipayWeb', {
      body: { orderId: order.id, idempotencyKey: randomUUID() },
    })
    await fetch(`${world.url}/sandbox/cashier/${transactionId}/pay`, { method: 'POST' })
    await world.advanceClock(49 * 60)
    await app.open('pages-shopping/campaigns/my-campaigns')
    await top(page)
      .getByRole('link', { name: /未成團/ })
      .click()
    await arriveAt(page, /group-buy\?group=/)
    await expect(top(page).getByText('限時內未成團')).toBeVisible()
    await button(page, '看訂單').click()
    await arriveAt(page, /order-info/)
    await expect(top(page).getByRole('heading', { name: '已退款' })).toBeVisible()
  })
})

test('lowers a bargain to its floor price with the help of friends, and sells at it', async ({
  app,
  page,
  world,
  user,
  browser,
}) => {
  test.slow()
  let partId = ''

  await test.step("start the bargain and make one's own cut", async () => {
    await app.open('pages-shopping/campaigns/bargain?id=bargain-band')
    await button(page, '開始砍價').click()
    await expect(top(page).getByText('已砍 0/8 刀')).toBeVisible()
    await button(page, '先砍一刀').click()
    await expect(top(page).getByText('已砍 1/8 刀')).toBeVisible()
    const mine = await user.api.call('bargainUserPage', { query: {} })
    partId = mine.records[0]?.id ?? ''
  })

  await test.step('another user helps by the link', async () => {
    const friend = await world.newUser()
    const context = await browser.newContext({ baseURL: world.url })
    await storeAlways(context, { ...storedConsent, ...storedSession(friend.session) })
    const theirs = await context.newPage()
    await theirs.goto(`/#/pages-shopping/campaigns/bargain?part=${partId}`)
    await untilShown(theirs)
    await button(theirs, '幫忙砍一刀').click()
    await expect(top(theirs).getByText(/^你已幫忙砍了/)).toBeVisible()
    await expect.poll(() => findAxeViolations(theirs)).toEqual([])
    await context.close()
  })

  await test.step('buy at the floor price', async () => {
    await friends(world, 'cut', partId, FRIENDS)
    await expect(top(page).getByText(/^已到底價/)).toBeVisible()
    const { bargainPrice, currentPrice } = await user.api.call('bargainUserDetail', {
      params: { id: partId },
    })
    expect(currentPrice).toBe(bargainPrice)
    await button(page, /購買$/).click()
    await arriveAt(page, /subOrder/)
    await expect(top(page)).toContainText(`HK$${bargainPrice}`)
  })
})

test('rewards both sides when a newcomer follows a link and registers', async ({
  app,
  page,
  world,
  user,
  browser,
}) => {
  const activity = 'fission-family'
  const { userId } = await user.api.call('fissionUser', { params: { id: activity } })
  const phone = world.newPhone()

  await test.step('a newcomer follows the link and accepts by registering', async () => {
    const context = await browser.newContext({ baseURL: world.url })
    await storeAlways(context, storedConsent)
    const theirs = await context.newPage()
    await theirs.goto(`/#/pages-shopping/campaigns/referral?id=${activity}&from=${userId}`)
    await untilShown(theirs)
    await button(theirs, '註冊並接受邀請').click()
    await answer(theirs, '去登入')
    await arriveAt(theirs, /login\/login/)
    await field(theirs, '手機號碼').fill(phone)
    await button(theirs, '取得驗證碼').click()
    await expect(top(theirs).getByText('驗證碼已發送')).toBeAttached()
    await field(theirs, '驗證碼').fill(await world.codeSentTo(phone))
    await top(theirs).getByRole('checkbox').click()
    await button(theirs, '登入').click()
    await arriveAt(theirs, /campaigns\/referral/)
    await expect(top(theirs).getByText('已接受邀請，得到 50 積分')).toBeVisible()
    await context.close()
  })

  await test.step('the inviter sees the friend and the reward', async () => {
    await app.open('pages-shopping/campaigns/my-campaigns?kind=referral')
    await top(page)
      .getByRole('link', { name: /已邀請 1 位/ })
      .click()
    await arriveAt(page, /campaigns\/referral/)
    await expect(top(page).getByText('已達成')).toBeVisible()
    await expect(top(page).getByText('已到帳')).toBeVisible()
  })
})
