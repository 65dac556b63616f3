/** Sets the browser's position; without one, its request is refused. */
export function placeDevice(position: { latitude: number; longitude: number } | null): void {
  const getCurrentPosition = (done: (found: object) => void, fail: (error: object) => void) =>
    position ? done({ coords: { ...position, accuracy: 10 } }) : fail({ message: 'User denied Geolocation' })
  Object.defineProperty(navigator, 'geolocation', { configurable: true, value: { getCurrentPosition } })
}
