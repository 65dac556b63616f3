/**
 * Specified calls that no page makes yet: taken out as the pages are built.
 * @type {readonly string[]}
 */
export const withoutPage = []

/**
 * Specified calls that pages make, and no test of the built app yet.
 * @type {readonly string[]}
 */
export const withoutJourney = []
