/** What can be done with a page outside of the app: shown in the system's browser, or only its address copied. */
export type OutsideWay = 'open' | 'copy'
/** Opens an address outside of the app. @returns whether it was opened */
export type OpenOutside = (url: string) => boolean
