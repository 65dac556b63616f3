import { tilesAround } from '@/features/clinics/components/map-tiles'

const hongKong = { latitude: 22.28141, longitude: 114.15702 }

test('the tiles around a place are the visible ones, with the place in their middle', () => {
  const tiles = tilesAround(hongKong, 16, 358, 128)
  // x = (114.15702 + 180) / 360 · 2^16; y by the Web Mercator formula
  const middle = { x: ((hongKong.longitude + 180) / 360) * 2 ** 16, y: 28605.5122 }
  for (const { x, y, left, top } of tiles) {
    expect(left).toBeCloseTo((x - middle.x) * 256, 0)
    expect(top / 256).toBeCloseTo(y - middle.y, 0)
    // each overlaps the window
    expect(left).toBeLessThan(179)
    expect(left + 256).toBeGreaterThan(-179)
    expect(top).toBeLessThan(64)
    expect(top + 256).toBeGreaterThan(-64)
  }
  const covers = (x: number, y: number) =>
    tiles.some(({ left, top }) => left <= x && x <= left + 256 && top <= y && y <= top + 256)
  for (const [x, y] of [
    [-178, -63],
    [178, -63],
    [-178, 63],
    [178, 63],
    [0, 0],
  ] as const)
    expect({ x, y, isCovered: covers(x, y) }).toEqual({ x, y, isCovered: true })
})

test('no invisible tile is loaded: an empty window has only that of its middle', () => {
  expect(tilesAround(hongKong, 16, 0, 0).length).toBeLessThanOrEqual(1)
})

test.each([85, -85])('the world wraps around in the east and ends at latitude %i', (latitude) => {
  const tiles = tilesAround({ latitude, longitude: 179.99 }, 4, 600, 600)
  expect(tiles.some(({ x }) => x === 0)).toBe(true)
  expect(tiles.some(({ y }) => y === (latitude > 0 ? 0 : 15))).toBe(true)
  expect(tiles.every(({ x, y }) => x >= 0 && x < 16 && y >= 0 && y < 16)).toBe(true)
})
