import type { BrowserContext, Page } from '@playwright/test'

type Entries = Record<string, unknown>

/** Writes entries to the device storage at every page load. */
export const storeAlways = (device: BrowserContext | Page, entries: Entries) =>
  device.addInitScript((stored) => {
    for (const [key, data] of Object.entries(stored)) localStorage.setItem(key, JSON.stringify({ data }))
  }, entries)

/** Writes a session to the device storage before the first page load only, so that a sign-out persists. */
export const storeOnce = (device: BrowserContext | Page, entries: Entries) =>
  device.addInitScript((stored) => {
    if (sessionStorage.getItem('signed-in-by-test')) return
    sessionStorage.setItem('signed-in-by-test', '1')
    for (const [key, data] of Object.entries(stored)) localStorage.setItem(key, JSON.stringify({ data }))
  }, entries)
