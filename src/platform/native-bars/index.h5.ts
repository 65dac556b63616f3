import type { BarColours } from './types'

export type { BarColours } from './types'

/** The browser's bars follow the document. */
export function colourNativeBars(_colours: BarColours): void {}

/** The web app's own tab bar is below overlays anyway. */
export function hideTabBar(): void {}

export function showTabBar(): void {}
