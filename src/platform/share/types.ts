export interface SharedLink {
  title: string
  url: string
}

/**
 * Opens the device's share sheet.
 * @returns false when there is none or it failed; true also when the user cancelled
 */
export type ShareLink = (link: SharedLink) => Promise<boolean>
