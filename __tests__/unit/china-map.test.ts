import { toChinaMap } from '../../src/platform/map-app/gcj02'

const METERS_PER_DEGREE = 111_320
const metersBetween = (
  a: { latitude: number; longitude: number },
  b: { latitude: number; longitude: number },
) =>
  Math.hypot(
    (a.latitude - b.latitude) * METERS_PER_DEGREE,
    (a.longitude - b.longitude) * METERS_PER_DEGREE * Math.cos((a.latitude * Math.PI) / 180),
  )

test('a point in Beijing is converted like by public converters', () => {
  const found = toChinaMap({ latitude: 39.915, longitude: 116.404 })
  expect(found.latitude).toBeCloseTo(39.91640428150164, 9)
  expect(found.longitude).toBeCloseTo(116.41024449916938, 9)
})

test('Hong Kong and Macao are shifted by half a kilometre to the south-east', () => {
  for (const place of [
    { latitude: 22.2819, longitude: 114.1582 },
    { latitude: 22.1987, longitude: 113.5439 },
  ]) {
    const found = toChinaMap(place)
    expect(metersBetween(place, found)).toBeGreaterThan(400)
    expect(metersBetween(place, found)).toBeLessThan(750)
    expect(found.latitude).toBeLessThan(place.latitude)
    expect(found.longitude).toBeGreaterThan(place.longitude)
  }
})

test.each([
  ['Taipei', 25.033, 121.5654],
  ['Kaohsiung', 22.6273, 120.3014],
  ['Singapore', 0.5, 103.8],
  ['Paris', 48.8566, 2.3522],
])('%s is unchanged', (_name, latitude, longitude) => {
  expect(toChinaMap({ latitude, longitude })).toEqual({ latitude, longitude })
})
