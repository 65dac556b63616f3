import { expect, test, top, untilDrawn, untilShown } from './support/app'
import { expectStill, watchShifts } from './support/shifts'

const credit = '© OpenStreetMap contributors'

test('shows streets with their attribution on the map and in the preview of a clinic', async ({
  app,
  page,
}) => {
  await app.open('pages-clinic/clinic-home/clinic-home?id=shop-central')
  await untilShown(page)
  const preview = top(page).locator('img[src*="/map/tiles/16/"]').first()
  await expect(preview).toBeVisible()
  const note = top(page).getByRole('link', { name: '© OpenStreetMap' })
  await expect(note).toHaveAttribute('href', /openstreetmap\.org/)
  // small beside the streets that it credits
  const [noteBox, mapBox] = [await note.boundingBox(), await note.locator('..').boundingBox()]
  expect((noteBox?.width ?? 0) / (mapBox?.width ?? 1)).toBeLessThan(0.45)
  await preview.click({ position: { x: 200, y: 120 }, force: true })
  await expect(page).toHaveURL(/map\/fullScreen\?id=shop-central/)
  await untilShown(page)
  await expect(top(page).locator('.leaflet-tile-loaded').first()).toBeVisible()
  await expect(top(page).locator('.leaflet-control-attribution')).toHaveText(credit)
  // the walking distances belong to the map without streets
  await expect(top(page).locator('.leaflet-overlay-pane path')).toHaveCount(0)
  expect(app.consoleErrors).toEqual([])
})

test('without tiles the map shows its own drawing, without errors or broken pictures', async ({
  app,
  page,
}) => {
  // the server's answer while the map service is unavailable
  await page.route('**/map/tiles/**', (route) => route.fulfill({ status: 204 }))
  await app.open('pages-common/map/fullScreen?id=shop-central')
  await untilShown(page)
  await expect(top(page).locator('.leaflet-overlay-pane path')).toHaveCount(2)
  for (const tile of await top(page).locator('img.leaflet-tile').all()) await expect(tile).toBeHidden()
  // coast, neighbourhoods and their attribution
  await expect(top(page).locator('.leaflet-ground-pane path')).toHaveCount(1)
  const names = top(page).locator('.leaflet-names-pane')
  await expect(names.getByText('中環', { exact: true })).toBeVisible()
  await expect(names.getByText('中環站', { exact: true })).toBeVisible()
  await expect(top(page).locator('.leaflet-control-attribution')).toHaveText(credit)
  expect(app.consoleErrors).toEqual([])

  await page.unroute('**/map/tiles/**')
  await page.evaluate(() => window.dispatchEvent(new Event('online')))
  await expect(top(page).locator('.leaflet-tile-loaded').first()).toBeVisible()
  await expect(top(page).locator('.leaflet-overlay-pane path')).toHaveCount(0)
  await expect(top(page).locator('.leaflet-ground-pane path')).toHaveCount(0)
})

test('moves nothing when the drawing is there first and the streets replace it', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 })
  const held: (() => void)[] = []
  let areHeld = true
  await page.route('**/map/tiles/**', async (route) => {
    if (areHeld) await new Promise<void>((release) => held.push(release))
    await route.continue()
  })
  await watchShifts(page)
  await page.goto('/#/pages-common/map/fullScreen?id=shop-central')
  await untilDrawn(page)
  await expect(top(page).locator('.leaflet-ground-pane path')).toHaveCount(1)
  areHeld = false
  for (const release of held) release()
  await expect(top(page).locator('.leaflet-tile-loaded').first()).toBeVisible()
  await expect(top(page).locator('.leaflet-ground-pane path')).toHaveCount(0)
  await expect(top(page).locator('.leaflet-control-attribution')).toHaveText(credit)
  await expectStill(page, 'from the drawing to the streets')
})
