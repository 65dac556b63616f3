/**
 * Lets the app start at a page other than the linked one.
 * @param decide receives the link (path and query, '' for none) and returns the page to start at, or null
 */
export type RedirectLaunch = (decide: (link: string) => string | null) => void
