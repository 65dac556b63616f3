import '@testing-library/jest-dom'
import { waitFor } from '@testing-library/dom'
import { addClinic, askDoctor, atDesk } from '../support/clinic-world'
import { addUser, dayIn } from '../support/order-world'
import { onPage, type PageApp, see, startApp } from '../support/page-app'

let app: PageApp
afterEach(() => medibook.clock.reset())
afterAll(() => app.stop())

test('a confirmed request shows the address once, and that the fee is paid at the clinic', async () => {
  await addClinic('r-clinic', 'r-doctor')
  const address = JSON.stringify({ 'zh-Hant': '一號路', en: '1 Road' })
  await medibook.query('update shop set address = $2 where id = $1', ['r-clinic', address])
  const user = await addUser()
  const { id } = (await askDoctor(user, { doctor: 'r-doctor', date: dayIn(3) })).data
  expect(await atDesk('doctor', 'confirm', { id })).toBeNull()
  app = await startApp(`pages-clinic/doctor-booking/doctor-booking?id=${id}`, { userId: user.id })
  await see('醫生已確認，請準時到店。')
  expect(onPage().getAllByText('一號路')).toHaveLength(1)
  await see('診金（到店付）')
})

test('an expired request names the day that was asked for, and says its state once', async () => {
  await addClinic('r-late-clinic', 'r-late-doctor')
  const user = await addUser()
  const { id } = (await askDoctor(user, { doctor: 'r-late-doctor', date: dayIn(8) })).data
  expect(await atDesk('doctor', 'offer', { id, times: `${dayIn(9)} 09:00` })).toBeNull()
  await medibook.clock.advance(25 * 3_600_000)
  await app.signInAs(user.id)
  await app.openAt(`pages-clinic/doctor-booking/doctor-booking?id=${id}`)
  await see(/^醫生建議的時間只保留到 .+，沒有收費。/)
  await see('你原本申請的時間')
  expect(onPage().getAllByText(/過期/)).toHaveLength(1)
  expect(onPage().getAllByText('r-late-clinic繁')).toHaveLength(1)
  // a new request closes it: withdrawing it is no choice of the bar, but at the end of the page
  const inBar = (name: string) =>
    onPage()
      .getByRole('button', { name })
      .closest('[class*="bar" i]')
      ?.contains(onPage().getByText('再次預約'))
  await waitFor(() => expect(inBar('聯絡')).toBe(true))
  expect(inBar('移到「紀錄」')).not.toBe(true)
})
