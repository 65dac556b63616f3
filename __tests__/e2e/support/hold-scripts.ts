import type { Page } from '@playwright/test'

const scripts = '**/js/*.js'

/** Delays the scripts. @returns a function that releases them */
export async function holdScripts(page: Page): Promise<() => void> {
  let release = () => {}
  const released = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route(scripts, async (route) => {
    await released
    await route.continue()
  })
  return release
}
