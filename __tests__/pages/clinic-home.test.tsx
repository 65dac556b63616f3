import '@testing-library/jest-dom'
import { waitFor, within } from '@testing-library/dom'
import type { CallInput, EndpointName } from '@contract/endpoint-types'
import type { ShopDetail } from '@contract/shops'
import { formatTimes } from '@/i18n/format'
import { addClinic, atDesk, queued } from '../support/clinic-world'
import { addShop, addSlot, addUser, dayIn } from '../support/order-world'
import { onPage, type PageApp, press, see, startApp } from '../support/page-app'

const HOME = 'pages-clinic/clinic-home/clinic-home'
let app: PageApp
let shop: ShopDetail
const read = async <N extends EndpointName>(name: N, input: CallInput<N> = {}) =>
  (await medibook.call(name, { ...input, lang: 'zh-Hant' })).data
const goneTo = (address: string) => waitFor(() => expect(window.location.hash).toContain(address))

beforeAll(async () => {
  const user = await addUser()
  shop = await read('shopDetail', { params: { id: 'shop-central' } })
  app = await startApp(`${HOME}?id=${shop.id}`, { userId: user.id })
})
afterAll(() => app.stop())

test('shows identity, hours and departments first, directions and licence last', async () => {
  await see(shop.name)
  await see(`執業牌照 ${shop.licenceNo} · 香港衞生署私營醫療機構規管辦事處`)
  await see(shop.addressLatin)
  const titles = onPage()
    .getAllByRole('heading')
    .map(({ textContent }) => textContent ?? '')
  const place = (title: RegExp) => titles.findIndex((text) => title.test(text))
  // today's hours are at the name, the week is behind them and not once more below
  expect(place(/^營業時間/)).toBe(-1)
  expect(onPage().queryByText('星期一')).not.toBeInTheDocument()
  await press(/^(營業|休息)中/)
  await see('星期一')
  const today = shop.hours.filter(
    ({ weekday }) => Number(weekday) === new Date(`${dayIn(0)}T00:00:00Z`).getUTCDay(),
  )
  if (shop.openState.isOpen === '1')
    expect(onPage().getByRole('button', { name: /^營業中/ })).toHaveTextContent(
      today.map(({ open, close }) => formatTimes(open, close)).join('、'),
    )
  expect(place(/^地址/)).toBeGreaterThan(place(/^評價/))
  expect(place(/^科室/)).toBeGreaterThan(-1)
  // on a phone the address card is far below, so the header repeats where it is and how to call
  const [address] = onPage().getAllByText(shop.address)
  const doctors = await see(/醫生（\d/)
  expect(address?.compareDocumentPosition(doctors)).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
  expect(onPage().getAllByText(shop.transport)).toHaveLength(2)
  expect(onPage().getAllByRole('button', { name: `致電 ${shop.name}` })).toHaveLength(2)
})

test('the page of departments leads to the page of a clinic that has none', async () => {
  await addShop('bare-clinic')
  await app.restartAt('pages-clinic/clinic-classification/clinic-classification?shopId=bare-clinic')
  await see('這間門店沒有科室')
  await press('這間門店')
  await goneTo(`${HOME}?id=bare-clinic`)
})

test('shows the number waiting and the last number called', async () => {
  const clinic = { shop: 'home-clinic', doctor: 'home-doctor' }
  await addClinic(clinic.shop, clinic.doctor)
  for (let count = 0; count < 2; count += 1) await queued(await addUser(), clinic)
  await app.restartAt(`${HOME}?id=${clinic.shop}`)
  await see('現在輪候')
  await see('2 人')
  await see('尚未叫號')
  const [line] = await medibook.query<{ id: string }>('select id from queue_line where doctor_id = $1', [
    clinic.doctor,
  ])
  expect(await atDesk('queue', 'call', { id: line?.id ?? '' })).toBeNull()
  app.forgetAnswers()
  await app.restartAt(`${HOME}?id=${clinic.shop}`)
  await see('叫到 1 號')
  await see('1 人')
})

test('shows a long wait in hours, as the page of the queue does', async () => {
  const clinic = { shop: 'long-clinic', doctor: 'long-doctor' }
  await addClinic(clinic.shop, clinic.doctor)
  for (let count = 0; count < 24; count += 1) await queued(await addUser(), clinic)
  await app.restartAt(`${HOME}?id=${clinic.shop}`)
  await see(/^[\d.]+–[\d.]+ 小時$/)
})

test('a closed clinic says when it opens, and not the time until then as a wait', async () => {
  const clinic = { shop: 'shut-clinic', doctor: 'shut-doctor' }
  await addClinic(clinic.shop, clinic.doctor)
  await queued(await addUser(), clinic)
  const weekday = new Date(`${dayIn(3)}T00:00:00Z`).getUTCDay()
  await medibook.query('update shop set hours = $2 where id = $1', [
    clinic.shop,
    JSON.stringify([{ weekday, open: '09:00', close: '10:00' }]),
  ])
  await app.restartAt(`${HOME}?id=${clinic.shop}`)
  await see(/^休息中 · .*開門$/)
  await see('現在輪候')
  // at its name, and on the button that joins the queue
  expect(onPage().getAllByText(/^休息中/)).toHaveLength(1)
  expect(onPage().getAllByText(/開門$/)).toHaveLength(1)
  expect(onPage().getAllByRole('button', { name: /^輪候 .+ 開始$/ })).toHaveLength(1)
  expect(onPage().queryByText('最短等候')).not.toBeInTheDocument()
})

test('the queue of a closed clinic where nobody waits is only the button, which says when it opens', async () => {
  const clinic = { shop: 'calm-clinic', doctor: 'calm-doctor' }
  await addClinic(clinic.shop, clinic.doctor)
  const weekday = new Date(`${dayIn(3)}T00:00:00Z`).getUTCDay()
  await medibook.query('update shop set hours = $2 where id = $1', [
    clinic.shop,
    JSON.stringify([{ weekday, open: '09:00', close: '10:00' }]),
  ])
  await app.restartAt(`${HOME}?id=${clinic.shop}`)
  await see('calm-doctor繁')
  expect(onPage().queryByText(/開門，之後開始叫號$/)).not.toBeInTheDocument()
  expect(onPage().queryByText('現在輪候')).not.toBeInTheDocument()
  expect(onPage().queryByText('尚未叫號')).not.toBeInTheDocument()
  // nothing moves before: the button says when, and does not look like one that acts now
  expect(onPage().queryByText('加入輪候')).not.toBeInTheDocument()
  const join = await onPage().findByRole('button', { name: /^輪候 .+ 開始$/ })
  expect(join.outerHTML).toMatch(/class="[^"]*\blater\b/)
  await press(/^輪候 .+ 開始$/)
  await goneTo('queue/queue')
  await see(/calm-doctor繁/)
  await see(/開門，之後開始叫號$/)
  // it would count the hours until then
  expect(onPage().queryByText(/^估計等/)).not.toBeInTheDocument()
})

test("lists a department's doctors and services; tabs switch departments", async () => {
  const [first, second] = await read('departmentList', { query: { shopId: shop.id } })
  await app.restartAt(`${HOME}?id=${shop.id}`)
  await see(shop.name)
  await see(first?.name ?? '-')
  await press(new RegExp(`^${first?.name}，`), 'link')
  await goneTo(`departmentId=${first?.id}`)
  await waitFor(() =>
    expect(onPage().getByRole('tab', { name: first?.name })).toHaveAttribute('aria-selected', 'true'),
  )
  // one is not counted
  await see(first?.doctorCount === 1 ? '醫生' : `醫生（${first?.doctorCount}）`)
  await see('服務')
  await press(second?.name ?? '-', 'tab')
  await goneTo(`departmentId=${second?.id}`)
  const doctors = await read('doctorPage', {
    query: { current: '1', size: '12', shopId: shop.id, departmentId: second?.id ?? '', ascs: 'first_free' },
  })
  for (const { name } of doctors.records) await see(name)
})

test('shows the directions and the address card for a driver', async () => {
  await app.restartAt(`${HOME}?id=${shop.id}`)
  await press(`${shop.name}的更多資料`, 'link')
  await goneTo('clinic-infos')
  const info = await read('clinicInfo', { params: { shopId: shop.id } })
  for (const { text } of shop.ways) await see(text)
  for (const { name } of info.insurers) await see(name)
  for (const { title } of info.notices) await see(title)
  await see('由街道至櫃檯無梯級')
  await press('給司機看')
  await see('請送我到這裡')
  await press('關閉')
})

test('lists the closed days with the reason, where one is stored; else what kind of day it is', async () => {
  const { id, name, closedDays } = await read('shopDetail', { params: { id: 'shop-tst' } })
  await app.restartAt(`${HOME}?id=${id}`)
  await press(`${name}的更多資料`, 'link')
  await goneTo('clinic-infos')
  await see('未來 60 日的休息日')
  const closed = within(onPage().getByRole('list', { name: '未來 60 日的休息日' })).getAllByRole('listitem')
  expect(closed).toHaveLength(closedDays.length)
  expect(closed.filter(({ textContent }) => textContent?.endsWith('設備保養'))).toHaveLength(1)
  expect(closed.filter(({ textContent }) => textContent?.endsWith('公眾假期')).length).toBe(closed.length - 1)
})

test('finds doctors and services of this clinic, and of all clinics on request', async () => {
  await app.restartAt(`${HOME}?id=${shop.id}`)
  await press('在這裡搜尋')
  await goneTo('clinic-search')
  const [department] = await read('departmentList', { query: { shopId: shop.id } })
  await press(department?.name ?? '-')
  const { counts } = await read('search', {
    query: { keyword: department?.name ?? '-', shopId: shop.id, kind: 'doctor' },
  })
  await waitFor(() =>
    expect(onPage().getByRole('tab', { name: new RegExp(`^醫生.*${counts.doctor}`) })).toBeInTheDocument(),
  )
  expect(onPage().queryByRole('tab', { name: /^門店/ })).not.toBeInTheDocument()
  await app.restartAt(`pages-clinic/clinic-search/clinic-search?keyword=${encodeURIComponent('沙田')}`)
  await see('沙田家庭醫療中心')
})

test('of the kinds of results those with any are first', async () => {
  await app.restartAt(`${HOME}?id=${shop.id}`)
  await app.restartAt(
    `pages-clinic/clinic-search/clinic-search?shopId=${shop.id}&keyword=${encodeURIComponent('體檢')}`,
  )
  await waitFor(() =>
    expect(
      onPage()
        .getAllByRole('tab')
        .map(({ textContent }) => textContent),
    ).toEqual([expect.stringMatching(/^服務[1-9]/), '醫生0']),
  )
})

test('a search of all clinics that finds nothing leads to the clinics', async () => {
  await app.restartAt('pages-clinic/clinic-search/clinic-search?keyword=zzzzz')
  await see('找不到相關結果')
  await press('看其他門店')
  await goneTo('Shops')
})

test('reports an unknown clinic and links to the others', async () => {
  await app.restartAt(`${HOME}?id=no-such-clinic`)
  await see('找不到這間門店')
  await press('看其他門店')
  await goneTo('Shops')
})

test('"Book here" lists what the clinic offers; goods open with the clinic selected', async () => {
  await app.restartAt(`${HOME}?id=${shop.id}`)
  await see(shop.name)
  await press('在此預約')
  await goneTo(`goods-booking?shopId=${shop.id}`)
  await see('免費服務')
  const services = await read('goodsPageAll', {
    query: { shopId: shop.id, isFree: '0', current: '1', size: '12', ascs: 'first_free' },
  })
  await press(new RegExp(services.records[0]?.name ?? '-'), 'link')
  await goneTo(`shopId=${shop.id}`)
})

test('offers a notification when no day is free, else names the first free day', async () => {
  await addShop('full-clinic')
  await app.restartAt(`${HOME}?id=full-clinic`)
  await see('沒有可預約的日期，請諮詢客服')
  await press('有空位時通知我')
  await see('有空位時會通知你')
  expect(await medibook.query(`select kind, state from slot_watch where shop_id = 'full-clinic'`)).toEqual([
    { kind: 'clinic', state: 'open' },
  ])
  await addShop('open-clinic')
  await addSlot('open-slot', 'open-clinic', dayIn(4), '10:00')
  await app.openAt(`${HOME}?id=open-clinic`)
  // doctors' times are not among them, and a doctor of the same page may be free earlier
  await see(/^服務最早 .*10:00/)
  expect(onPage().queryByText('沒有可預約的日期，請諮詢客服')).not.toBeInTheDocument()
})
