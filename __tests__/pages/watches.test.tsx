import '@testing-library/jest-dom'
import { screen, waitFor } from '@testing-library/dom'
import { codes } from '@contract/constants/codes'
import { limits } from '@contract/constants/limits'
import { finishLogin } from '@/navigation/login-flow'
import { addDoctor } from '../support/clinic-world'
import { addCourseWorld, addReachable, addTime, watch, watches } from '../support/course-world'
import {
  addShop,
  addUser,
  booking,
  dayIn,
  insert,
  newKey,
  paid,
  placed,
  type TestUser,
  unbook,
} from '../support/order-world'
import { onPage, type PageApp, press, pressInDialog, see, startApp } from '../support/page-app'

const LIST = 'pages-common/watches/watches'
const APPOINTMENTS = 'pages-common/reservation/reservation?tab=preBook'
let app: PageApp
let user: TestUser & { phone: string }
let waiting: string

/** Occupies the only place of a day. */
async function holder(inDays: number, shop: string): Promise<{ user: TestUser; id: string }> {
  const slot = await addTime({ inDays, shop })
  const other = await addUser()
  const made = await placed(other, { goods: 'c-package', shop, slot })
  await paid(other, made.id)
  return { user: other, id: made.bookings[0]?.id ?? '' }
}
const free = (of: { user: TestUser; id: string }) => unbook(of.user, of.id)

const asked = (words: string) =>
  waitFor(() => expect(screen.getByRole('alertdialog')).toHaveTextContent(words))

beforeAll(async () => {
  await addCourseWorld()
  user = await addReachable()
  const made = await placed(user, { goods: 'c-package', shop: 'c-shop' })
  await paid(user, made.id)
  waiting = made.bookings[0]?.id ?? ''
})
afterAll(() => app.stop())

test('holds, announces and books a released slot of a full day for a waiting-list entry', async () => {
  const held = await holder(3, 'c-shop')
  app = await startApp(APPOINTMENTS, { userId: user.id })
  await press('選日期')
  await see('想要約滿的日子？')
  await press('有空位時通知我')
  await see('加入候補，名額為你保留 30 分鐘')
  const day = dayIn(3)
  await press(new RegExp(`${Number(day.slice(5, 7))}月${Number(day.slice(8))}日`))
  await see('已加入候補')
  await free(held)
  await medibook.runDueJobs()
  expect(await medibook.outbox(user.phone)).toHaveLength(1)

  await app.restartAt(APPOINTMENTS)
  await see('有一個名額為你保留中')
  await press('查看')
  await see(/還有 \d+ 分鐘。$/)
  await press(/^確認 /)
  await see('預約好了')
  expect((await booking(user, waiting)).data).toMatchObject({ state: 'booked', date: day })
})

test('announces and shows a watched day that opens; removes a watch', async () => {
  const held = await holder(6, 'c-plain')
  await medibook.call('watchAdd', {
    session: user.session,
    body: {
      idempotencyKey: 'watch-of-the-page-1',
      kind: 'goods',
      spuId: 'c-package',
      shopId: 'c-plain',
      fromDay: dayIn(6),
      toDay: dayIn(6),
    },
  })
  await app.restartAt(LIST)
  await see('留意中')
  await see('已留意 1／10 項')
  await free(held)
  await medibook.runDueJobs()
  expect(await medibook.outbox(user.phone)).toHaveLength(2)
  await app.restartAt(LIST)
  await see('有空位了')
  expect(onPage().getAllByText(/先到先得/)).toHaveLength(1)
  // a day that has opened takes none of the ten places
  expect(onPage().queryByText(/已留意/)).not.toBeInTheDocument()
  // the date block and the name have the day and what is watched: each is shown once
  expect(onPage().getAllByText(/^c-plain/)).toHaveLength(1)
  expect(onPage().queryByText(new RegExp(`${Number(dayIn(6).slice(8))}日`))).not.toBeInTheDocument()
  await press('知道了')
  await see('還沒有留意的日子')
  await waitFor(() => expect(onPage().queryByText('有空位了')).not.toBeInTheDocument())
})

test('opens the page for booking a found place: the doctor, or the goods at that clinic', async () => {
  await addDoctor('watched-doctor', { shop: 'c-plain' })
  const places = [
    { kind: 'doctor', spuId: null, shopId: null, doctorId: 'watched-doctor' },
    { kind: 'goods', spuId: 'c-package', shopId: null, doctorId: null },
    { kind: 'clinic', spuId: null, shopId: 'c-plain', doctorId: null },
  ]
  const opened: string[] = []
  for (const { kind, spuId, shopId, doctorId } of places) {
    await insert('slot_watch', {
      id: `found-${kind}`,
      user_id: user.id,
      kind,
      spu_id: spuId,
      shop_id: shopId,
      doctor_id: doctorId,
      target: kind,
      from_day: dayIn(1),
      to_day: dayIn(9),
      lang: 'zh-Hant',
      state: 'answered',
      found_date: dayIn(7),
      found_shop_id: 'c-plain',
      create_time: medibook.clock.now().toISOString(),
      answer_time: medibook.clock.now().toISOString(),
    })
    app.forgetAnswers()
    await app.openAt(LIST)
    await press('去預約')
    await waitFor(() => expect(window.location.hash).not.toContain(LIST))
    opened.push(window.location.hash)
    await medibook.query('delete from slot_watch where id = $1', [`found-${kind}`])
  }
  expect(opened).toEqual([
    '#/pages-clinic/clinic-doctor/clinic-doctor?id=watched-doctor',
    '#/pages-goods/goods-detail/goods-detail?id=c-package&shopId=c-plain',
    '#/pages-clinic/clinic-home/clinic-home?id=c-plain',
  ])
})

test('warns before leaving; shows an offer that ended meanwhile as expired', async () => {
  const made = await placed(user, { goods: 'c-package', shop: 'c-shop' })
  await paid(user, made.id)
  const held = await holder(4, 'c-shop')
  const joined = await medibook.call('waitingJoin', {
    session: user.session,
    body: {
      idempotencyKey: newKey(),
      bookingId: made.bookings[0]?.id ?? '',
      shopId: 'c-shop',
      date: dayIn(4),
    },
  })
  expect(joined.code).toBe(codes.ok)
  app.forgetAnswers()
  await app.openAt(LIST)
  await press('退出候補')
  await asked('再候補要排到最後。')
  await pressInDialog('繼續候補')
  await free(held)
  app.forgetAnswers()
  await app.openAt(LIST)
  await see(/^為你保留了/)
  await press('退出候補')
  await asked('為你保留的名額會給下一位。')
  await pressInDialog('繼續候補')
  await medibook.query(
    `update waiting_entry set offer_end = now() - interval '1 minute' where user_id = $1`,
    [user.id],
  )
  await press(/^確認 /)
  await waitFor(() => expect(document.body).toHaveTextContent(/保留時間已過(?!，)/))
})

test('shows the limit of watched days; lets a visitor sign in before watching', async () => {
  const clinic = 'pages-clinic/clinic-home/clinic-home?id=w-none'
  await addShop('w-none')
  for (let index = 0; index < limits.watches; index += 1)
    await watch(user, {
      spuId: 'c-package',
      shopId: 'c-plain',
      fromDay: dayIn(80 + index),
      toDay: dayIn(80 + index),
    })
  await app.openAt(clinic)
  await press('有空位時通知我')
  await see('已到上限，請先移除一項')

  const other = await addUser()
  app.expire()
  await app.openAt(clinic)
  await press('有空位時通知我')
  await pressInDialog('去登入')
  await see(/先逛逛/)
  await app.signIn(other.id)
  finishLogin()
  await see('有空位時會通知你')
  expect((await watches(other)).map(({ kind, shopId }) => [kind, shopId])).toEqual([['clinic', 'w-none']])
})
