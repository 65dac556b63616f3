/** The footer is for desktops only. */
export const siteFooter = undefined
