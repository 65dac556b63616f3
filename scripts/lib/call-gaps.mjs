/**
 * Specified calls that no page makes yet; entries are removed as pages are built.
 * @type {readonly string[]}
 */
export const withoutPage = []

/**
 * Specified calls that pages make but no test of the built app yet.
 * @type {readonly string[]}
 */
export const withoutJourney = []
