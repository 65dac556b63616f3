import {
  addCourse,
  buyCourse,
  doseOf,
  firstOpenDays,
  fullDay,
  verifyDose,
  watchDay,
} from '../support/course-scene'
import { test } from './support/clinic'
import { answer, button, expect, pickTime, top } from './support/journey'

const coursePage = 'pages-common/course/course'
const watchesPage = 'pages-common/watches/watches'

test('books each of three doses from its own first open day, and reverts a confirmation', async ({
  app,
  page,
  clinics,
  user: { api },
}) => {
  test.slow()
  await buyCourse(api, clinics, await addCourse(clinics))
  /** Books the open dose on the first day that its calendar shows. */
  const bookOpenDose = async (no: 1 | 2 | 3) => {
    await app.open(coursePage)
    if (no > 1)
      await expect(
        top(page)
          .getByText(/休息，最早/)
          .first(),
      ).toBeVisible()
    await button(page, '選日期').click()
    const sheet = page.getByRole('dialog')
    await pickTime(sheet.getByRole('radio', { name: /^\d\d:\d\d( 餘 \d+)?$/ }).first())
    await sheet.getByRole('button', { name: '就選這個' }).click()
    await expect(sheet).toHaveCount(0)
    const dose = await doseOf(api, no)
    expect([dose?.standing, dose?.booking.date]).toEqual([
      'booked',
      clinics.dayIn(firstOpenDays[no - 1] ?? 0),
    ])
  }
  const confirm = async () => {
    await button(page, '確認已接種').click()
    await answer(page, '已經接種')
    await expect(button(page, '撤回接種確認')).toBeVisible()
  }

  await bookOpenDose(1)
  await verifyDose(api, clinics, 1)
  await app.open(coursePage)
  await confirm()
  await button(page, '撤回接種確認').click()
  await answer(page, '撤回')
  await expect(button(page, '確認已接種')).toBeVisible()
  expect((await doseOf(api, 2))?.standing).toBe('waits')
  await confirm()

  await bookOpenDose(2)
  await verifyDose(api, clinics, 2)
  await app.open(coursePage)
  await confirm()
  await bookOpenDose(3)
  await expect(top(page).getByText(/已接種 2 針，共 3 針\s· 已約第 3 針$/)).toBeVisible()
})

test('notifies watchers of a full day about a released place, by message and in the app', async ({
  app,
  page,
  clinics,
  user: { api, phone },
}) => {
  test.slow()
  const day = await fullDay(clinics)
  await watchDay(api, day)
  await app.open(watchesPage)
  await expect(top(page).getByText('留意中')).toBeVisible()

  await day.release()
  await clinics.advance(1)
  const told = async () => {
    const all = (await (await fetch(`${clinics.url}/sandbox/outbox.json`)).json()) as {
      to: string
      text: string
    }[]
    const [, month, date] = day.date.split('-').map(Number)
    return all.filter(({ to, text }) => to.endsWith(phone) && text.includes(`${month}月${date}日`)).length
  }
  // sent by a job of the server
  await expect.poll(told).toBe(1)
  await page.reload()
  await expect(top(page).getByText('有空位了')).toBeVisible()
  await button(page, '去預約').click()
  await expect(page).toHaveURL(/goods-detail/)
})
