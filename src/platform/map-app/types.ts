/** A place to show in a map app; degrees, WGS-84. */
export interface MapAppPlace {
  latitude: number
  longitude: number
  name: string
  address: string
}
/**
 * Opens a place in the device's map app.
 * @returns 'ok', or 'fail' when there is none or it was refused
 */
export type OpenPlace = (place: MapAppPlace) => Promise<'ok' | 'fail'>
