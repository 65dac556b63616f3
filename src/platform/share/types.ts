export interface SharedLink {
  title: string
  url: string
}

/**
 * Opens the device's own sheet for sharing.
 * @returns false when there is none, or it failed; true also when the person thought better of it
 */
export type ShareLink = (link: SharedLink) => Promise<boolean>
