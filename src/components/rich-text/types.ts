/**
 * Text of a server as it may be shown.
 * @param resolve makes an address of a picture's path
 */
export type CleanRichText = (html: string, resolve: (path: string) => string) => string
