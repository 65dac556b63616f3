import type { Position } from '../location'

// Krasovsky ellipsoid, on which GCJ-02 is defined
const RADIUS_METERS = 6_378_245
const ECCENTRICITY_SQUARED = 0.006_693_421_622_965_943

const radians = (degrees: number) => (degrees * Math.PI) / 180
const wave = (x: number, period: number) => Math.sin((x * Math.PI) / period)
const ripple = (x: number) => ((20 * wave(x, 1 / 6) + 20 * wave(x, 1 / 2)) * 2) / 3

const latitudeShift = (x: number, y: number) =>
  -100 +
  2 * x +
  3 * y +
  0.2 * y * y +
  0.1 * x * y +
  0.2 * Math.sqrt(Math.abs(x)) +
  ripple(x) +
  ((20 * wave(y, 1) + 40 * wave(y, 3)) * 2) / 3 +
  ((160 * wave(y, 12) + 320 * wave(y, 30)) * 2) / 3
const longitudeShift = (x: number, y: number) =>
  300 +
  x +
  2 * y +
  0.1 * x * x +
  0.1 * x * y +
  0.1 * Math.sqrt(Math.abs(x)) +
  ripple(x) +
  ((20 * wave(x, 1) + 40 * wave(x, 3)) * 2) / 3 +
  ((150 * wave(x, 12) + 300 * wave(x, 30)) * 2) / 3

const isWithin = (
  { latitude, longitude }: Position,
  [south, north]: readonly [number, number],
  [west, east]: readonly [number, number],
) => latitude > south && latitude < north && longitude > west && longitude < east
// Mainland, Hong Kong and Macao, approximately; maps of Taiwan are not shifted
const isShifted = (point: Position) =>
  isWithin(point, [0.8293, 55.8271], [72.004, 137.8347]) && !isWithin(point, [21.7, 25.4], [119.3, 122.2])

/**
 * Converts a point (WGS-84, degrees) to the coordinates of Chinese maps (GCJ-02), up to 700 metres away.
 * Everything inside the product is WGS-84; only values for WeChat's own maps are converted. The formula is
 * the public one of the eviltransform family.
 */
export function toChinaMap(point: Position): Position {
  if (!isShifted(point)) return point
  const { latitude, longitude } = point
  const x = longitude - 105
  const y = latitude - 35
  const flattening = 1 - ECCENTRICITY_SQUARED * Math.sin(radians(latitude)) ** 2
  const metersPerRadian = (RADIUS_METERS * (1 - ECCENTRICITY_SQUARED)) / flattening ** 1.5
  return {
    latitude: latitude + (latitudeShift(x, y) * 180) / (metersPerRadian * Math.PI),
    longitude:
      longitude +
      (longitudeShift(x, y) * 180) /
        ((RADIUS_METERS / Math.sqrt(flattening)) * Math.cos(radians(latitude)) * Math.PI),
  }
}
