/**
 * Lets the app begin at another page than the link names.
 * @param decide is given the link (path and query, '' for none) and answers where to begin instead, or null
 */
export type RedirectLaunch = (decide: (link: string) => string | null) => void
