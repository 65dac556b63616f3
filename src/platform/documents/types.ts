export interface DocumentOf {
  url: string
  headers: Record<string, string>
  /** With its ending. */
  fileName: string
}

/**
 * Reads a PDF from the server and hands it to the person: saved by the browser, shown by WeChat.
 * @returns false when it could not be had: no network, or the server refused
 */
export type OpenDocument = (of: DocumentOf) => Promise<boolean>
