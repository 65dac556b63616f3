/** A mini-program draws its first screen itself. */
export const isBehindFirstScreen = (): boolean => false

/** WeChat has no links. */
export const linkElement = null
