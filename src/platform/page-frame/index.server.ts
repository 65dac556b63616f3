/** Without a document the tab bar is rendered in place. */
export const pageFrame = (): null => null
