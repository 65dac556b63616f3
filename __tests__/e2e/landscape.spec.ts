import type { QueueNow } from '../../contract/queue'
import * as queue from '../../contract/routes/queue'
import { expect, test, untilShown } from './support/app'

const phones = [
  { width: 844, height: 390 },
  { width: 667, height: 375 },
]

/** On a day without queues as well, a called number is open. */
const called: QueueNow[] = [
  {
    id: 'ticket-called',
    number: 3,
    state: 'called',
    stateDesc: '到周子朗了，請就診',
    actions: ['cancel'],
    date: '2026-11-26',
    shopId: 'shop-shatin',
    shopName: '沙田家庭醫療中心',
    doctorId: 'doctor-4',
    doctorName: '張立仁',
    departmentId: 'dept-family',
    departmentName: '家庭醫學',
    personId: 'person-child',
    personName: '周子朗',
    isSelf: '0',
    registerTime: '2026-11-26 09:00:00',
    checkInTime: '2026-11-26 09:05:00',
    calledTime: '2026-11-26 09:20:00',
    doneTime: null,
    cancelTime: null,
    passedTime: null,
    calledNumber: 3,
    peopleAhead: 0,
    numbersBehind: 0,
    waitMinutesFrom: null,
    waitMinutesTo: null,
    checkInFrom: null,
    version: 9,
    serverTime: '2026-11-26 09:21:00',
    nextPollMs: 60_000,
  },
]

for (const size of phones)
  test.describe(`a phone of ${size.width} x ${size.height}`, () => {
    test.use({ viewport: size })

    test('an open ticket does not cover the button of the next appointment', async ({ app, page }) => {
      await page.route(`**${queue.queueCurrent.path}`, (route) =>
        route.fulfill({ json: { code: 0, msg: '', data: called } }),
      )
      await app.signIn()
      await app.open('pages/Home/index')
      const ticket = app.top.getByRole('link', { name: /到周子朗了/ })
      await expect(ticket).toBeInViewport({ ratio: 1 })
      const button = await app.top.getByRole('button', { name: '出示預約碼' }).boundingBox()
      const strip = await ticket.boundingBox()
      if (!button || !strip) throw new Error('No button or no ticket')
      expect(button.y + button.height).toBeLessThanOrEqual(strip.y)
    })

    test('the words at the pin of the clinic are whole', async ({ app }) => {
      await app.open('pages-common/map/fullScreen?id=shop-central')
      const words = app.top.locator('.leaflet-marker-pane').getByText('中環健康中心')
      await expect(words).toBeVisible()
      await expect(async () => {
        const [map, pin] = await Promise.all([
          app.top.locator('.leaflet-container').boundingBox(),
          words.boundingBox(),
        ])
        if (!map || !pin) throw new Error('No map or no pin')
        expect(pin.y).toBeGreaterThanOrEqual(map.y)
        expect(pin.y + pin.height).toBeLessThanOrEqual(Math.min(map.y + map.height, size.height))
      }).toPass({ timeout: 30_000 })
    })
  })

test('the first screen of a clinic has its name, and its picture the sign', async ({ app, page }) => {
  await app.open('pages-clinic/clinic-home/clinic-home?id=shop-central')
  const name = app.top.getByRole('heading', { name: '中環健康中心' })
  const bar = app.top.getByRole('button', { name: '在此預約' })
  for (const [width, height] of [
    [844, 390],
    [834, 600],
    [959, 1279],
  ] as const) {
    await page.setViewportSize({ width, height })
    await untilShown(page)
    await expect(async () => {
      const [heading, button] = await Promise.all([name.boundingBox(), bar.boundingBox()])
      if (!heading || !button) throw new Error('No name or no bar')
      expect(heading.y + heading.height).toBeLessThan(button.y)
      // the sign is in the drawing's upper third, below a tenth of sky
      const cut = await app.top
        .locator('img')
        .first()
        .evaluate((picture) => {
          const { top, height: whole } = picture.getBoundingClientRect()
          let frameTop = top
          for (let node = picture.parentElement; node; node = node.parentElement)
            if (getComputedStyle(node).overflow === 'hidden')
              frameTop = Math.max(frameTop, node.getBoundingClientRect().top)
          return (frameTop - top) / whole
        })
      expect(cut).toBeLessThan(0.1)
    }).toPass({ timeout: 30_000 })
  }
})

for (const width of [600, 768, 959])
  test(`${width} px: the cart has one button to check out`, async ({ app, page }) => {
    await page.setViewportSize({ width, height: 960 })
    await app.signIn()
    await app.open('pages/trolley/index')
    await expect(app.top.getByRole('button', { name: /^結算/ })).toHaveCount(1)
  })
