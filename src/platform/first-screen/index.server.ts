/** The server build renders the first screen itself. */
export const isBehindFirstScreen = (): boolean => true

/** Never needed here. */
export const isPosterShown = false

/** Press targets are links, so that they work before the scripts have loaded. */
export const linkElement = 'a'

/** Never needed here. */
export function leaveFirstScreen(): void {}

/** The server build embeds nothing yet. */
export const pictureInside = (address: string): string => address
