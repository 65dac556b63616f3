import type { Page } from '@playwright/test'
import { pageCatalogue } from '../../scripts/lib/page-catalogue.mjs'
import { expect, test, untilShown } from './support/app'
import { findAxeViolations, findOverflow } from './support/axe'
import { expectStill, scrollToEnd, watchShifts } from './support/shifts'

const phone = { width: 390, height: 844 }
const tablet = { width: 768, height: 1024 }
const otherSizes = [
  { width: 600, height: 960 },
  { width: 834, height: 1112 },
  { width: 844, height: 390 },
]

// the layout follows a new window size one or more frames later
const softly = expect.configure({ soft: true })
const untilNothingSticksOut = (page: Page, what: string) =>
  softly.poll(() => findOverflow(page), what).toEqual([])

for (const { route, name, needsLogin, isFirstLaunch, search } of pageCatalogue)
  test.describe(name, () => {
    // the narrowest window comes first and is then widened, as when a phone is rotated
    test.use({ hasConsent: !isFirstLaunch, viewport: { width: 320, height: 640 } })

    test(`${name}: no console errors, WCAG A and AA in both themes, no layout shift, no overflow`, async ({
      app,
      samples,
      page,
    }) => {
      await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' })
      if (needsLogin) await app.signIn()
      await watchShifts(page)
      await app.open(route + search(samples))
      await expectStill(page, 'until it was there')
      await scrollToEnd(page)
      await untilShown(page)
      await expectStill(page, 'on the way to its end')
      await untilNothingSticksOut(page, '320 px')

      await page.setViewportSize(phone)
      await untilShown(page)
      await softly.poll(() => findAxeViolations(page), 'light').toEqual([])
      await page.emulateMedia({ colorScheme: 'dark' })
      await softly.poll(() => findAxeViolations(page, { onlyColours: true }), 'dark').toEqual([])
      await page.emulateMedia({ colorScheme: 'light' })

      await page.setViewportSize(tablet)
      await untilShown(page)
      await softly.poll(() => findAxeViolations(page), 'on a tablet').toEqual([])
      for (const size of [tablet, ...otherSizes]) {
        await page.setViewportSize(size)
        await untilNothingSticksOut(page, `${size.width} px`)
      }
    })
  })
