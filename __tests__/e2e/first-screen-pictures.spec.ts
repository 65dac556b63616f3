import fs from 'node:fs'
import type { Page } from '@playwright/test'
import sharp from 'sharp'
import { expect, noAdvert, test, untilShown } from './support/app'
import { holdScripts } from './support/hold-requests'

/** Largest invisible difference of a colour channel (0 to 255). */
const UNSEEN = 24
/** Factor of reduction before comparing: icons are antialiased differently in the two pictures. */
const COARSER = 3

/** Differing pixels per 10,000, and the first and last row with one. */
async function difference(before: Buffer, after: Buffer) {
  const { width: full = 0 } = await sharp(before).metadata()
  const width = Math.round(full / COARSER)
  const [one, other] = await Promise.all(
    [before, after].map((picture) =>
      sharp(picture).removeAlpha().resize({ width }).raw().toBuffer({ resolveWithObject: true }),
    ),
  )
  if (!one || !other) throw new Error('There is no picture')
  const { channels } = one.info
  const rows: number[] = []
  for (let dot = 0; dot < one.data.length; dot += channels) {
    const isOther = [0, 1, 2].some(
      (channel) => Math.abs((one.data[dot + channel] ?? 0) - (other.data[dot + channel] ?? 0)) > UNSEEN,
    )
    if (isOther) rows.push(Math.floor(dot / channels / width) * COARSER)
  }
  const of10000 = Math.round((rows.length / (one.data.length / channels)) * 10_000)
  return { of10000, rows: rows.length ? `${rows[0]} to ${rows.at(-1)}` : '' }
}

/** Without the preview of the map, whose ground comes later by design: only its place is compared. */
const take = (page: Page) =>
  page.screenshot({
    animations: 'disabled',
    caret: 'hide',
    scale: 'css',
    mask: [page.locator(':has(> .mi-map-pin-fill)')],
  })

/**
 * Into places that are reserved come later by design: the filters beside a list, and the clinic of a package's
 * earliest time.
 */
const hideLate = (page: Page) =>
  page.evaluate(() => {
    const late = '[role=group]:has(input), [role=button] > .mi-calendar-check + * > :last-child'
    for (const one of document.querySelectorAll<HTMLElement>(late)) one.style.visibility = 'hidden'
  })

const looks = [
  { width: 390, scheme: 'light', locale: 'zh-HK' },
  { width: 1440, scheme: 'dark', locale: 'zh-HK' },
  { width: 390, scheme: 'dark', locale: 'en-GB' },
  { width: 1440, scheme: 'light', locale: 'en-GB' },
  { width: 390, scheme: 'light', locale: 'fr-FR' },
  { width: 1440, scheme: 'dark', locale: 'fr-FR' },
] as const

for (const { width, scheme, locale } of looks)
  test.describe(`${locale}, ${scheme}, ${width} px`, () => {
    const isPhone = width < 960
    test.use({
      viewport: { width, height: isPhone ? 844 : 900 },
      isMobile: isPhone,
      hasTouch: isPhone,
      colorScheme: scheme,
      locale,
    })

    for (const name of ['home', 'package', 'clinic', 'catalogue'])
      test(`the first screen of ${name} looks like the page drawn by the app`, async ({
        app,
        page,
        samples,
      }) => {
        const address = {
          home: '/',
          package: `/goods/${samples.goodsId}`,
          clinic: `/clinic/${samples.shopId}`,
          catalogue: '/catalogue',
        }[name]
        // advert and map tiles appear after the first screen by design
        await page.route('**/hoveringAdvert/**', (route) => route.fulfill({ json: noAdvert }))
        await page.route('**/map/tiles/**', (route) => route.fulfill({ status: 204 }))
        const release = await holdScripts(page)
        await page.goto(address ?? '', { waitUntil: 'commit' })
        await page.waitForFunction(() => {
          const pictures = [...document.querySelectorAll<HTMLImageElement>('.first img')]
          const isSeen = (picture: Element) => {
            const { top, left, width } = picture.getBoundingClientRect()
            return width > 0 && top < window.innerHeight && left < window.innerWidth
          }
          return (
            document.documentElement.dataset.styled === '' &&
            document.querySelector('.first')?.getClientRects().length &&
            pictures.every((picture) => picture.complete || !isSeen(picture))
          )
        })
        const before = await take(page)
        release()
        await untilShown(page)
        await hideLate(page)
        // they are in the browser's cache, and decoded beside the page
        await page.evaluate(async () => {
          const pictures = [...document.querySelectorAll<HTMLImageElement>('.taro_page img')]
          const seen = pictures.filter((picture) => {
            const { top, width } = picture.getBoundingClientRect()
            return width > 0 && top < window.innerHeight
          })
          await Promise.all(seen.map((picture) => picture.decode().catch(() => undefined)))
        })
        const after = await take(page)
        const folder = 'artifacts/first-screens'
        fs.mkdirSync(folder, { recursive: true })
        const file = `${folder}/${name}-${locale}-${scheme}-${width}`
        fs.writeFileSync(`${file}-html.png`, before)
        fs.writeFileSync(`${file}-app.png`, after)
        const found = await difference(before, after)
        expect(found.of10000, `rows ${found.rows} of ${file}`).toBeLessThan(20)
        expect(app.consoleErrors).toEqual([])
      })
  })
