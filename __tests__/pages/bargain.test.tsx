import '@testing-library/jest-dom'
import { waitFor } from '@testing-library/dom'
import { onCampaignStage, openAnew, shows } from '../support/campaign-page'
import { addBargain, bargain, bought, campaignGoods, cut, HOUR_MS, start } from '../support/campaign-world'
import { seeActionAbove } from '../support/on-desktop'
import { addUser, insert, type TestUser } from '../support/order-world'
import {
  onPage,
  type PageApp,
  press,
  pressInDialog,
  see,
  shownPage,
  signInByPassword,
} from '../support/page-app'

const PAGE = 'pages-shopping/campaigns/bargain'
let app: PageApp
let goods: string
let user: TestUser
let friend: TestUser

const open = (query: string) => openAnew(app, `${PAGE}?${query}`)
/** The campaign's own price, beside its label. */
const floorPrice = () => onPage().getByText('底價').closest('.prices')?.querySelector('.now')
const started = async (who: TestUser, of: Partial<Parameters<typeof addBargain>[0]> = {}) => {
  const answer = await start(who, await addBargain({ goods, ...of }))
  if (answer.code !== 0) throw new Error(`starting was refused: ${answer.msg}`)
  return answer.data
}

onCampaignStage((stage) => {
  ;({ app, goods, user, friend } = stage)
})

test('a visitor sees a friend’s bargain, signs in, and cuts the price', async () => {
  const part = await started(friend, { cuts: 2 })
  await open(`part=${part.id}`)
  await see(/的砍價$/)
  await see('已砍 0/2 刀')
  await press('幫忙砍一刀')
  await pressInDialog('去登入')
  await signInByPassword('demo', 'Demo-2026')
  await see(/^你已幫忙砍了 HK\$/)
  await see('已砍 1/2 刀')
  expect((await bargain(friend, part.id)).data.havCutNum).toBe(1)
})

describe('signed in', () => {
  beforeEach(() => app.signInAs(user.id))

  test('starts a bargain, cuts it, and buys at the price reached', async () => {
    await open(`id=${await addBargain({ goods, cuts: 2 })}`)
    await see('底價')
    expect(floorPrice()).toHaveClass('xl')
    await see('砍滿 2 刀就到底價，自己也可以砍一刀')
    await shows(/活動到 .*\d:\d\d 結束/)
    await press('開始砍價')
    await see('我的砍價')
    // the price to pay is said first, and the others once: the usual one beside it, the lowest at its progress
    await waitFor(() => expect(onPage().queryByText('底價')).not.toBeInTheDocument())
    expect(onPage().getByText('底價 HK$40')).toBeInTheDocument()
    await shows(/還可砍 HK\$60 · 砍價尚餘 \d/)
    // of two ends only the one that counts
    expect(shownPage()).not.toHaveTextContent(/活動到 .* 結束/)
    await see('還沒有人砍價。')
    await press('先砍一刀')
    await see('已砍 1/2 刀')
    expect(onPage().getAllByText(/HK\$100$/)).toHaveLength(1)
    const [mine] = await medibook.query<{ id: string; price: number }>(
      'select id, start_cents - cut_cents as price from bargain_user where user_id = $1',
      [user.id],
    )
    await press(/^HK\$[\d.]+ 購買$/)
    await waitFor(() =>
      expect(window.location.hash).toContain(encodeURIComponent(`bargain:${mine?.id ?? ''}`)),
    )
    const [whole, cents] = ((mine?.price ?? 0) / 100).toFixed(2).split('.')
    await shows(cents === '00' ? `應付HK$${whole}` : `應付HK$${whole}.${cents}`)
  })

  test('offers buying as the next step at the lowest price', async () => {
    const part = await started(user, { cuts: 2, mustReachFloor: true })
    await cut(user, part.id)
    await open(`part=${part.id}`)
    await see('砍到底價後才可購買。')
    expect(onPage().queryByRole('button', { name: /購買$/ })).not.toBeInTheDocument()
    await cut(friend, part.id)
    await open(`part=${part.id}`)
    await shows(/已到底價，請在 .+ 內購買/)
    await press('HK$40 購買')
    await shows('應付HK$40')
  })

  test('links a bargain held by an order to that order', async () => {
    const part = await started(user, { cuts: 2 })
    const orderId = await bought(user, { goods, kind: 'bargain', id: part.id, expected: '100.00' })
    await open(`part=${part.id}`)
    await see('已下單，付款後生效')
    await press('看訂單')
    await waitFor(() => expect(window.location.hash).toContain(orderId))
    await see('砍價訂單')
  })

  test('refuses a late cut and shows the current state', async () => {
    const part = await started(friend, { cuts: 1 })
    await open(`part=${part.id}`)
    await see('已砍 0/1 刀')
    await cut(await addUser(), part.id)
    await press('幫忙砍一刀')
    await see('已砍 1/1 刀')
    await waitFor(() => expect(onPage().getByRole('button', { name: '我也要砍價' })).toBeInTheDocument())
  })

  test('says that a cut was not sent, until it is made again', async () => {
    const part = await started(friend, { cuts: 2 })
    await open(`part=${part.id}`)
    await see('已砍 0/2 刀')
    app.cutNetwork()
    await press('幫忙砍一刀')
    await pressInDialog('確定')
    await see('未能送出，請檢查網絡後再試。')
    app.mendNetwork()
    await press('幫忙砍一刀')
    await see(/^你已幫忙砍了 HK\$/)
    expect(onPage().queryByText('未能送出，請檢查網絡後再試。')).not.toBeInTheDocument()
  })

  test('shows an account its own cut, and offers starting its own bargain', async () => {
    const part = await started(friend, { cuts: 3 })
    await cut(user, part.id)
    await open(`part=${part.id}`)
    await see(/^你已幫忙砍了 HK\$/)
    await press('我也要砍價')
    await waitFor(() => expect(window.location.hash).toContain(`id=${part.bargainId}`))
    await press('開始砍價')
    await see('我的砍價')
  })

  test('marks an expired bargain', async () => {
    const part = await started(user, { hours: 1 })
    await medibook.clock.advance(HOUR_MS + 1000)
    await app.signInAs(user.id)
    await open(`part=${part.id}`)
    await see('砍價已結束')
    expect(onPage().getByRole('button', { name: '活動已結束' })).toHaveAttribute('aria-disabled', 'true')
  })

  test('refuses to start a campaign that is over or sold out', async () => {
    await open(`id=${await addBargain({ goods, startsInMs: -2 * HOUR_MS, endsInMs: -HOUR_MS })}`)
    await waitFor(() =>
      expect(onPage().getByRole('button', { name: '活動已結束' })).toHaveAttribute('aria-disabled', 'true'),
    )
    await open(`id=${await addBargain({ goods: await campaignGoods(0) })}`)
    await see('已售罄')
    await open('id=nothing')
    await see('找不到這個活動')
  })

  test('lists own bargains with their state; without any, links to start one', async () => {
    await app.openAt('pages-shopping/campaigns/my-campaigns?kind=bargain')
    await see('你還沒有發起砍價')
    const part = await started(user)
    app.forgetAnswers()
    await app.openAt('pages-shopping/campaigns/my-campaigns?kind=bargain')
    await see('砍價中')
    await shows(/還可砍 HK\$[\d.]+ · 砍價到 .*\d:\d\d 結束/)
    await press(/砍價中/, 'link')
    await waitFor(() => expect(window.location.hash).toContain(`part=${part.id}`))
  })

  test('shows a product’s campaigns beside the regular purchase', async () => {
    app.forgetAnswers()
    await app.openAt('pages-goods/goods-detail/goods-detail?id=spu-package-eye')
    await see(/^砍價最低 HK\$/)
    await see(/^到 \d+月\d+日 週. \d+:\d\d 為止$/)
    await see(/^選日期/)
    await press('去砍價')
    await waitFor(() => expect(window.location.hash).toContain('bargain?id=bargain-eye'))
  })

  test('shows a shipped product’s campaigns beside the regular purchase', async () => {
    const id = await addBargain({ goods })
    app.forgetAnswers()
    await app.openAt(`pages-shopping/goods/goods?id=${goods}`)
    await see('砍價最低 HK$40')
    await press('去砍價')
    await waitFor(() => expect(window.location.hash).toContain(`bargain?id=${id}`))
  })
})

test('lists running and upcoming campaigns, with a tab per kind', async () => {
  await insert('fission_activity', {
    id: 't-referral-soon',
    name: { 'zh-Hant': '下月邀請' },
    rule: {},
    share_title: {},
    pic_url: '/assets/goods/x.svg',
    steps: JSON.stringify([{ count: 1, name: {}, points: 70, couponId: null }]),
    start_time: new Date(medibook.clock.now().getTime() + HOUR_MS).toISOString(),
    end_time: new Date(medibook.clock.now().getTime() + 9 * HOUR_MS).toISOString(),
  })
  app.forgetAnswers()
  await app.openAt('pages-shopping/campaigns/campaigns')
  await see('深海魚油 三人團')
  await press('砍價', 'tab')
  await see('運動手環 朋友齊砍價')
  await see('即將開始')
  await press('邀請有獎', 'tab')
  await see('邀請家人朋友，一齊關心健康')
  await press(/下月邀請/, 'link')
  await waitFor(() => expect(window.location.hash).toContain('referral?id=t-referral-soon'))
})

test('on a desktop the next step is above the cuts', async () => {
  const part = await started(friend)
  await seeActionAbove(() => open(`part=${part.id}`), '幫忙砍一刀', '砍價記錄')
})
