/** A picture on the device that can be shown and uploaded. */
export interface ChosenPicture {
  /** Path accepted by Image and uploadFile. */
  path: string
  /** Unique among the pictures chosen since the start. */
  name: string
  byteCount: number
}

/**
 * Lets the user choose pictures from the photo library or camera.
 * @param most maximum number
 * @returns an empty list when cancelled
 */
export type ChoosePictures = (most: number) => Promise<ChosenPicture[]>
