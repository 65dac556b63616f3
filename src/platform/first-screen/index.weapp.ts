/** A mini-program draws its first screen itself. */
export const isBehindFirstScreen = (): boolean => false

/** The app shows it itself. */
export const isPosterShown = false

/** WeChat has no links. */
export const linkElement = null
