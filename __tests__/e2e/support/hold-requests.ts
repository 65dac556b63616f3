import type { Page } from '@playwright/test'

/** Delays requests to addresses that match. @returns a function that releases them */
export async function holdRequests(page: Page, address: string | RegExp): Promise<() => void> {
  let release = () => {}
  const released = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route(address, async (route) => {
    await released
    await route.continue()
  })
  return release
}

/** Delays the scripts. @returns a function that releases them */
export const holdScripts = (page: Page): Promise<() => void> => holdRequests(page, '**/js/*.js')
