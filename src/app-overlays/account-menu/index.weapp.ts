/** The menu belongs to the header of a desktop. */
export const loadAccountMenu = undefined
