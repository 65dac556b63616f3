import { pageCatalogue } from '../../scripts/lib/page-catalogue.mjs'
import { expect, test } from './support/app'
import { findAxeViolations, findOverflow } from './support/axe'

for (const { route, name, needsLogin, isFirstLaunch, search } of pageCatalogue)
  test.describe(name, () => {
    test.use({ hasConsent: !isFirstLaunch })

    for (const colorScheme of ['light', 'dark'] as const) {
      test(`${name}, ${colorScheme}: opens without console errors and keeps the WCAG A and AA rules`, async ({
        app,
        samples,
        page,
      }) => {
        await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
        if (needsLogin) await app.signIn()
        await app.open(route + search(samples))
        expect(await findAxeViolations(page)).toEqual([])
      })
    }

    test(`${name}: nothing sticks out at 320 px`, async ({ app, samples, page }) => {
      await page.setViewportSize({ width: 320, height: 640 })
      if (needsLogin) await app.signIn()
      await app.open(route + search(samples))
      expect(await findOverflow(page)).toEqual([])
    })
  })
