/** A mini-program draws its first screen itself. */
export const isBehindFirstScreen = (): boolean => false

/** The app shows it itself. */
export const isPosterShown = false

/** WeChat has no links. */
export const linkElement = null

/** There is no HTML. */
export const pictureInside = (address: string): string => address
