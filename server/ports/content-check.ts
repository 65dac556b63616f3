/** Where a text or a picture is shown: WeChat judges a nickname otherwise than a review. */
export type ContentPlace = 'profile' | 'comment'

/** Whose text or picture it is; who has no id at WeChat never used the mini-program. */
interface Written {
  openId: string | null
  place: ContentPlace
}

/** The outcome of looking at a picture. */
export interface PictureVerdict {
  ticket: string
  isRefused: boolean
}

/** A message that WeChat pushes to the server. */
export interface ContentPush {
  query: Record<string, string | undefined>
  rawBody: string
}

/** Looks at what people write and show to others. */
export interface ContentCheckPort {
  /** @returns whether the text may be shown @throws Error when it could not be looked at */
  isTextFine(of: Written & { text: string }): Promise<boolean>
  /**
   * Hands a picture over; the verdict comes later by a push.
   * @returns the ticket that the verdict names; null when nobody looks at it
   */
  handOverPicture(of: Written & { url: string }): Promise<string | null>
  /** The answer to the platform's question whether the address of the pushes is ours; null when it did not ask. */
  echoOf(query: ContentPush['query']): string | null
  /** @returns null for a push about something else @throws ContentPushError unless it is the platform's */
  readPush(push: ContentPush): PictureVerdict | null
}

export class ContentPushError extends Error {
  constructor() {
    super('The push was not signed by the platform')
    this.name = 'ContentPushError'
  }
}

/** Stand-in while no platform looks at anything. */
export const unchecked: ContentCheckPort = {
  isTextFine: async () => true,
  handOverPicture: async () => null,
  echoOf: () => null,
  readPush: () => {
    throw new ContentPushError()
  },
}
