/** Prefix of the ids with which an invalid field of the order is focused. */
export const idPrefix = 'sub-order'
