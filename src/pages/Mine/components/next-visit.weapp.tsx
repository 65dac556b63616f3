/** On a desktop only, which the mini-program has no layout for. */
export const NextVisit = (): null => null
