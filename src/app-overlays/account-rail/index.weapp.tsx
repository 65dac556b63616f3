/** The rail is for desktops only. */
export const accountRail = undefined
