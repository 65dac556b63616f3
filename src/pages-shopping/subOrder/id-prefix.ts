/** Start of the ids that a bad field of the order is focused by. */
export const idPrefix = 'sub-order'
