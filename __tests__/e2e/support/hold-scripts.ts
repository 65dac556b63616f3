import type { Page } from '@playwright/test'

const scripts = '**/js/*.js'

/** Keeps the scripts on their way until they are let through. */
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
