import type { BrowserContext, Page } from '@playwright/test'

type Entries = Record<string, unknown>

/** Stores this on the device whenever a page of it is loaded. */
export const storeAlways = (device: BrowserContext | Page, entries: Entries) =>
  device.addInitScript((stored) => {
    for (const [key, data] of Object.entries(stored)) localStorage.setItem(key, JSON.stringify({ data }))
  }, entries)

/** Stores a session on the device before its first page is loaded, and not later: a sign-out must hold. */
export const storeOnce = (device: BrowserContext | Page, entries: Entries) =>
  device.addInitScript((stored) => {
    if (sessionStorage.getItem('signed-in-by-test')) return
    sessionStorage.setItem('signed-in-by-test', '1')
    for (const [key, data] of Object.entries(stored)) localStorage.setItem(key, JSON.stringify({ data }))
  }, entries)
