/** This is the first screen. */
export const isBehindFirstScreen = (): boolean => true

/** Never needed here. */
export const isPosterShown = false

/** What leads somewhere is a link, so that it does so before the scripts have arrived. */
export const linkElement = 'a'

/** Never needed here. */
export function leaveFirstScreen(): void {}

/** Nothing has been drawn yet. */
export const pictureInside = (address: string): string => address
