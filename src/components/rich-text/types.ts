/**
 * Sanitises a text from the server.
 * @param resolve resolves a picture's path to a URL
 */
export type CleanRichText = (html: string, resolve: (path: string) => string) => string
