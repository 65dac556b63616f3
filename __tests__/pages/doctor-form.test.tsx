import '@testing-library/jest-dom'
import { waitFor } from '@testing-library/dom'
import { addClinic } from '../support/clinic-world'
import { addUser, dayIn, type TestUser } from '../support/order-world'
import { field, fill, onPage, type PageApp, press, see, startApp } from '../support/page-app'

let app: PageApp
let user: TestUser
const form = (time = '10:00') =>
  `pages-clinic/doctor-booking/doctor-booking?doctorId=p-doctor&date=${dayIn(3)}&time=${time}`

beforeAll(async () => {
  await addClinic('p-clinic', 'p-doctor')
  user = await addUser()
  await medibook.query(`update app_user set phone_code = '+853', phone = '66123456' where id = $1`, [user.id])
  app = await startApp('pages-clinic/doctor-booking/doctor-booking?doctorId=p-doctor', { userId: user.id })
})
afterAll(() => app.stop())

const send = () => onPage().getByRole('button', { name: '送出申請' })

test('says what is missing, and leads to the first missing field', async () => {
  await see('還需要：時間、預約人')
  expect(send()).toHaveClass('tint')
  await press('送出申請')
  await see('請選擇日期')
  await waitFor(() => expect(document.activeElement).toHaveAccessibleName(/^日期/))
})

test("prefills the account's number; keeps a number typed instead, also after a reload", async () => {
  await app.openAt(form())
  await waitFor(() => expect(field('聯絡電話').value).toBe('66123456'))
  await fill('聯絡電話', '66999999')
  await app.openAt(form())
  await waitFor(() => expect(field('聯絡電話').value).toBe('66999999'))
  await fill('聯絡電話', '')
  await app.openAt(form())
  await see('醫生通常在 1 個工作日內回覆。')
  expect(field('聯絡電話').value).toBe('')
})

test('a link with another time replaces the time of the restored form, and keeps the rest', async () => {
  await app.openAt(form())
  await see(/10:00/)
  await fill('聯絡電話', '66888888')
  await app.openAt(form('11:00'))
  await see(/11:00/)
  expect(onPage().queryByText(/10:00/)).not.toBeInTheDocument()
  expect(field('聯絡電話').value).toBe('66888888')
})

test('fills the button once nothing is missing', async () => {
  await app.openAt(form())
  await press(new RegExp(user.person), 'radio')
  await waitFor(() => expect(send()).toHaveClass('primary'))
  expect(onPage().queryByText(/^還需要/)).not.toBeInTheDocument()
  await fill('聯絡電話', '6')
  await see('還需要：聯絡電話')
  await waitFor(() => expect(send()).toHaveClass('tint'))
})
