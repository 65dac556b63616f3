export interface DocumentOf {
  url: string
  headers: Record<string, string>
  /** With its extension. */
  fileName: string
}

/**
 * Fetches a PDF from the server and opens it: saved by the browser, shown by WeChat.
 * @returns false when it could not be fetched: no network, or refused by the server
 */
export type OpenDocument = (of: DocumentOf) => Promise<boolean>
