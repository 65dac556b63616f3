/** Where a text or picture is shown: WeChat applies different rules to a nickname than to a review. */
export type ContentPlace = 'profile' | 'comment'

/** The author; a user without an id at WeChat has never used the mini-program. */
interface Written {
  openId: string | null
  place: ContentPlace
}

/** Result of checking a picture. */
export interface PictureVerdict {
  ticket: string
  isRefused: boolean
}

/** A message that WeChat pushes to the server. */
export interface ContentPush {
  query: Record<string, string | undefined>
  rawBody: string
}

/** Checks the texts and pictures that users show to others. */
export interface ContentCheckPort {
  /** @returns whether the text may be shown @throws Error when the check failed */
  isTextFine(of: Written & { text: string }): Promise<boolean>
  /**
   * Submits a picture; its verdict arrives later in a push.
   * @returns the ticket that the verdict refers to; null when it is not checked
   */
  handOverPicture(of: Written & { url: string }): Promise<string | null>
  /** The answer to the platform's verification of the push URL; null when the request is none. */
  echoOf(query: ContentPush['query']): string | null
  /** @returns null for a push about something else @throws ContentPushError unless the platform sent it */
  readPush(push: ContentPush): PictureVerdict | null
}

export class ContentPushError extends Error {
  constructor() {
    super('The push was not signed by the platform')
    this.name = 'ContentPushError'
  }
}

/** Used while no platform checks content. */
export const unchecked: ContentCheckPort = {
  isTextFine: async () => true,
  handOverPicture: async () => null,
  echoOf: () => null,
  readPush: () => {
    throw new ContentPushError()
  },
}
