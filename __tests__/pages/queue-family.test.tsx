import '@testing-library/jest-dom'
import { addClinic, atDesk, queued } from '../support/clinic-world'
import { addPerson, addUser } from '../support/order-world'
import { onPage, press, see, startApp } from '../support/page-app'

const QUEUE = 'pages-clinic/queue/queue'
const SHOP = 'qf-clinic'
const DOCTOR = 'qf-doctor'

const callNext = async () => {
  const [line] = await medibook.query<{ id: string }>('select id from queue_line where doctor_id = $1', [
    DOCTOR,
  ])
  expect(await atDesk('queue', 'call', { id: line?.id ?? '' })).toBeNull()
}
const desk = async (action: string, id: string) => expect(await atDesk('queue', action, { id })).toBeNull()

test('names the person of the family whose turn it is, on the ticket and on home', async () => {
  await addClinic(SHOP, DOCTOR)
  const patient = { ...(await addUser()), person: 'q-mother' }
  await addPerson(patient.id, patient.person, { name: '李慧珍', relation: 'parent' })
  const first = await queued(await addUser(), { shop: SHOP, doctor: DOCTOR })
  const ticket = await queued(patient, { shop: SHOP, doctor: DOCTOR })
  await callNext()
  const app = await startApp(`${QUEUE}?id=${ticket.id}`, { userId: patient.id })
  await see('下一位就是李慧珍')
  await desk('done', first.id)
  await callNext()
  await press('更新')
  await see('輪到李慧珍了')
  await app.restartAt('pages/Home/index')
  await see(/到李慧珍了，請就診/)
  // the advert comes with the blocks below the first screen; it is not shown over the turn
  await see('健康文章')
  expect(onPage().queryByRole('link', { name: '預約流感針' })).not.toBeInTheDocument()
  await desk('pass', ticket.id)
  await app.restartAt(`${QUEUE}?id=${ticket.id}`)
  await see('已叫過李慧珍的號碼')
  await desk('done', ticket.id)
  await press('更新')
  await see(/^李慧珍\s· 已就診$/)
  await app.stop()
})
