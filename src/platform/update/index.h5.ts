import type { UpdateTexts } from './types'

/** A web page is always the newest one: there is nothing to ask. */
export function checkForUpdate(_texts: () => UpdateTexts): void {}
