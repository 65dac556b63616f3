/** A picture of the device that may be shown and sent. */
export interface ChosenPicture {
  /** What Image and uploadFile take. */
  path: string
  /** Unlike that of any other picture chosen since the start. */
  name: string
  byteCount: number
}

/**
 * Asks the person for pictures: photo library or camera.
 * @param most how many at most
 * @returns none when they thought better of it
 */
export type ChoosePictures = (most: number) => Promise<ChosenPicture[]>
