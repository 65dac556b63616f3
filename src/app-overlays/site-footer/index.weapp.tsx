/** A mini-program has no desktop. */
export const siteFooter = undefined
