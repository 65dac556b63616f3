/** A browser may not change the screen. */
export const canBrighten = false

/** Nothing to do in a browser. */
export async function setBrightness(_isBright: boolean): Promise<void> {}
