/** A mini-program renders its first screen itself. */
export const isBehindFirstScreen = (): boolean => false

/** Shown by the app itself. */
export const isPosterShown = false

/** WeChat has no links. */
export const linkElement = null

/** There is no HTML. */
export const pictureInside = (address: string): string => address
