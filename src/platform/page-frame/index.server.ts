/** Without a document the tab bar is drawn where the page names it. */
export const pageFrame = (): null => null
