/** How an external page can be reached: opened in the system's browser, or only by copying its address. */
export type OutsideWay = 'open' | 'copy'
/**
 * Opens an address outside the app.
 * @returns whether it was opened
 */
export type OpenOutside = (url: string) => boolean
