import '@testing-library/jest-dom'
import { screen, waitFor, within } from '@testing-library/dom'
import { addressForm } from '../support/address-form'
import { onCampaignStage, openAnew, shows } from '../support/campaign-page'
import {
  addGroupon,
  bought,
  buy,
  callAs,
  campaignGoods,
  founded,
  group,
  HOUR_MS,
} from '../support/campaign-world'
import { seeActionAbove } from '../support/on-desktop'
import { addUser, paid, type TestUser } from '../support/order-world'
import {
  onPage,
  type PageApp,
  press,
  pressInDialog,
  see,
  shownPage,
  signInByPassword,
} from '../support/page-app'

const PAGE = 'pages-shopping/campaigns/group-buy'
let app: PageApp
let goods: string
let user: TestUser
let friend: TestUser

const open = (query: string) => openAnew(app, `${PAGE}?${query}`)
const ofGroup = (id: string) => ({ goods, kind: 'groupon' as const, id, expected: '70.00' })
/** The circles on the page, by what the places are. */
const seats = () =>
  Array.from(shownPage().querySelectorAll('[class~="seat"]'), ({ classList }) =>
    classList.contains('held') ? 'held' : classList.contains('free') ? 'free' : 'paid',
  )
const join = async (who: TestUser, groupId: string): Promise<string> => {
  const orderId = await bought(who, ofGroup(groupId))
  await paid(who, orderId)
  return orderId
}

onCampaignStage((stage) => {
  ;({ app, goods, user, friend } = stage)
})

test('a visitor sees everything, signs in when joining, and continues to the order', async () => {
  const { groupId } = await founded(friend, { goods, groupon: await addGroupon({ goods }) })
  await open(`group=${groupId}`)
  await see('這個團')
  await press('參團 HK$70')
  await pressInDialog('去登入')
  await signInByPassword('demo', 'Demo-2026')
  await waitFor(() => expect(window.location.hash).toContain('subOrder/subOrder'))
  // the seed's account also pays with points
  await shows('商品HK$70.00')
})

describe('signed in', () => {
  beforeEach(() => app.signInAs(user.id))

  test('shows the group price beside the single price, with the rule for a failed group', async () => {
    await open(`id=${await addGroupon({ goods })}`)
    await see('3 人團')
    // both prices in words, and the regular one only there
    expect((await see(/單買價/)).textContent).toBe('單買價 HK$100')
    await shows('HK$70單買價 HK$100')
    await see('省 HK$30')
    await see(/未成團|人數不足|退/)
    await see('現在沒有可以加入的團，由你開一個吧。')
    expect(onPage().getByRole('button', { name: '單買 HK$100' })).toBeInTheDocument()
  })

  test('starting a group opens the order at its price, and its payment the waiting group', async () => {
    await callAs(user, 'addressSave', {
      body: addressForm({ userName: '李小明' }),
    })
    await open(`id=${await addGroupon({ goods })}`)
    await press('開團 HK$70')
    await see(/拼團價/)
    await shows('應付HK$70')
    await see(/李小明/)
    expect(onPage().queryByText('優惠券')).not.toBeInTheDocument()
    await press(/我已閱讀並同意/, 'checkbox')
    await press(/^提交訂單/)
    await waitFor(() => expect(window.location.hash).toMatch(/order-info\?id=.*do=pay/))
    const orderId = new URLSearchParams(window.location.hash.split('?')[1]).get('id') ?? ''
    await paid(user, orderId)
    await app.openAt(`pages-order/order-info/order-info?id=${orderId}`)
    await see('拼團訂單')
    await press('看進度')
    await see('這個團')
    await shows('還差 2 人')
    await see('團長')
    // the places say how many belong to the group
    expect(onPage().queryByText('3 人團')).not.toBeInTheDocument()
    expect(onPage().getByRole('button', { name: '邀請朋友' })).toBeInTheDocument()
  })

  test('lets an unpaid founder continue with the payment', async () => {
    const groupon = await addGroupon({ goods })
    const order = (await buy(user, ofGroup(groupon))).data.id
    const { data } = await callAs(user, 'grouponUserPage')
    await open(`group=${data.records[0]?.id ?? ''}`)
    await see('付款後，朋友就能看到這個團')
    await press('去付款')
    await waitFor(() => expect(window.location.hash).toContain(`order-info?id=${order}&do=pay`))
  })

  test('a friend joins the linked group; a scanned code opens the same', async () => {
    const groupon = await addGroupon({ goods })
    const { groupId } = await founded(friend, { goods, groupon })
    await open(`scene=${groupId.replace(/-/g, '')}`)
    await see('這個團')
    await press('參團 HK$70')
    await shows('應付HK$70')
    expect(window.location.hash).toContain(encodeURIComponent(`groupon:${groupId}`))
  })

  test('offers other groups of the campaign to join', async () => {
    const groupon = await addGroupon({ goods })
    const { groupId } = await founded(friend, { goods, groupon })
    await open(`id=${groupon}`)
    await shows(/還差 2 人 · 剩 23 小時 5\d 分/)
    expect(seats()).toEqual(['paid', 'free', 'free'])
    await press(/^參團 .*的團$/)
    await waitFor(() => expect(window.location.hash).toContain(encodeURIComponent(`groupon:${groupId}`)))
  })

  test('shows a place for everybody that the group needs: paid, to be paid, free', async () => {
    const { groupId } = await founded(friend, { goods, groupon: await addGroupon({ goods }) })
    await buy(user, ofGroup(groupId))
    await open(`group=${groupId}`)
    await see('團長')
    expect(onPage().getAllByText('待加入')).toHaveLength(1)
    expect(onPage().getAllByText('待付款')).toHaveLength(1)
    expect(seats()).toEqual(['paid', 'held', 'free'])
  })

  test('lists an own group with what it waits for, and how long', async () => {
    await founded(user, { goods, groupon: await addGroupon({ goods }) })
    app.forgetAnswers()
    await app.openAt('pages-shopping/campaigns/my-campaigns')
    await see('還差 2 人')
    // no clock runs in a list
    await see(/^到 .*\d:\d\d 為止$/)
    await press(/^邀請朋友 /)
    await see('這個團')
  })

  test('marks a complete group, and offers to start another', async () => {
    const groupon = await addGroupon({ goods, size: 2 })
    const { groupId } = await founded(friend, { goods, groupon })
    await join(await addUser(), groupId)
    await open(`group=${groupId}`)
    await see('拼團成功')
    await see('開團 HK$70')
    expect(onPage().queryByRole('button', { name: '參團 HK$70' })).not.toBeInTheDocument()
  })

  test('shows that the payment of an incomplete group was refunded', async () => {
    const groupon = await addGroupon({ goods, hours: 1 })
    const { groupId } = await founded(user, { goods, groupon })
    await medibook.clock.advance(HOUR_MS + 1000)
    await group(user, groupId)
    await app.signInAs(user.id)
    await open(`group=${groupId}`)
    await see('限時內未成團')
    await shows(/退回|退款/)
    await app.openAt('pages-shopping/campaigns/my-campaigns')
    await see('未成團，已退款')
  })

  test('gives the reason of an ended group price, and opens the regular price', async () => {
    const groupon = await addGroupon({ goods, size: 2 })
    const { groupId } = await founded(friend, { goods, groupon })
    await join(await addUser(), groupId)
    app.forgetAnswers()
    await app.openAt(
      `pages-shopping/subOrder/subOrder?id=${goods}&offer=${encodeURIComponent(`groupon:${groupId}`)}&most=1`,
    )
    await see('這個優惠價現在不能用')
    await press('改用原價')
    await shows('應付HK$100')
  })

  test('does not start campaigns that have not begun or are sold out', async () => {
    await open(`id=${await addGroupon({ goods, startsInMs: HOUR_MS })}`)
    await see(/距開始 \d+ 分 \d+ 秒/)
    expect(onPage().getByRole('button', { name: '未開始' })).toHaveAttribute('aria-disabled', 'true')
    await open(`id=${await addGroupon({ goods: await campaignGoods(0) })}`)
    await see('已售罄')
  })

  test('shows the day and the time, without a running clock, more than a day ahead', async () => {
    await open(`id=${await addGroupon({ goods, startsInMs: 60 * HOUR_MS })}`)
    await see(/^\d+月\d+日 週. \d+:\d\d 開始$/)
  })

  test('links an unknown group or campaign to the others', async () => {
    await open('id=nothing')
    await see('找不到這個活動')
    await open('group=nothing')
    await see('找不到這個活動')
    await press('看全部活動')
    await waitFor(() => expect(window.location.hash).toContain('campaigns/campaigns'))
  })

  test("inviting shows a poster with a code, and copies the group's link", async () => {
    const copied: string[] = []
    Object.defineProperty(navigator, 'clipboard', {
      configurable: true,
      value: { writeText: async (text: string) => void copied.push(text) },
    })
    const { groupId } = await founded(user, { goods, groupon: await addGroupon({ goods }) })
    await open(`group=${groupId}`)
    await press('邀請朋友')
    const sheet = within(await screen.findByRole('dialog'))
    expect(await sheet.findByRole('img', { name: '掃描即可打開這個活動' })).toBeInTheDocument()
    sheet.getByRole('button', { name: '複製連結' }).click()
    await see('連結已複製，可貼給朋友')
    expect(copied.join()).toContain(`${PAGE}?group=${groupId}`)
  })
})

test('on a desktop the next step is above the groups and the refund’s rule', async () => {
  const groupon = await addGroupon({ goods })
  await seeActionAbove(() => open(`id=${groupon}`), /^開團 HK/, /款項會全數原路退回/)
})
