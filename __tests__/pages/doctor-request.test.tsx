import '@testing-library/jest-dom'
import { addClinic, askDoctor, atDesk } from '../support/clinic-world'
import { addUser, dayIn } from '../support/order-world'
import { onPage, type PageApp, see, startApp } from '../support/page-app'

let app: PageApp
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
