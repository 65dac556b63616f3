// Writes the coast that the map shows where it has no streets, from the npm package @geo-maps/earth-lands-1m (data ©
// OpenStreetMap contributors, ODbL). The package is too large for a dependency: unpack it and run
// node scripts/make-ground.mjs <folder>/map.geo.json
import './lib/help.mjs'
import fs from 'node:fs'
import process from 'node:process'
import { inRoot } from './lib/paths.mjs'
import { fail } from './lib/run.mjs'

/** Around the cities with clinics every vertex is kept: [longitude, latitude] */
const CITIES = [
  [114.15, 22.35],
  [113.56, 22.18],
  [113.95, 22.5],
  [120.3, 22.65],
  [121.5, 25.1],
]
const CITY_DEGREES = 0.3
const EAST_ASIA = { west: 98, south: 17, east: 130, north: 46 }
/** Maximum deviation from the source, and minimum size of a ring, in degrees */
const zones = {
  city: { tolerance: 0, smallest: 0.004 },
  eastAsia: { tolerance: 0.02, smallest: 0.08 },
  world: { tolerance: 0.5, smallest: 3 },
}
/** A unit of the file is 11 metres */
const UNITS_PER_DEGREE = 10_000

function zoneOf([x, y]) {
  if (CITIES.some(([a, b]) => Math.abs(x - a) < CITY_DEGREES && Math.abs(y - b) < CITY_DEGREES)) return 'city'
  const { west, south, east, north } = EAST_ASIA
  return x > west && x < east && y > south && y < north ? 'eastAsia' : 'world'
}

function distance([x, y], [ax, ay], [bx, by]) {
  const [dx, dy] = [bx - ax, by - ay]
  const length = dx * dx + dy * dy
  const t = length ? Math.max(0, Math.min(1, ((x - ax) * dx + (y - ay) * dy) / length)) : 0
  return Math.hypot(x - ax - t * dx, y - ay - t * dy)
}

/** Simplifies a line by Douglas and Peucker; iterative, because a continent has a million vertices. */
function simplified(line, tolerance) {
  if (tolerance === 0 || line.length < 3) return line
  const kept = new Uint8Array(line.length)
  kept[0] = kept[line.length - 1] = 1
  for (const open = [[0, line.length - 1]]; open.length;) {
    const [from, to] = open.pop()
    let [worst, at] = [tolerance, -1]
    for (let index = from + 1; index < to; index += 1) {
      const off = distance(line[index], line[from], line[to])
      if (off > worst) [worst, at] = [off, index]
    }
    if (at < 0) continue
    kept[at] = 1
    open.push([from, at], [at, to])
  }
  return line.filter((_, index) => kept[index])
}

/** Simplifies each part of a ring with the tolerance of its zone. */
function simplifiedRing(ring) {
  const made = []
  for (let from = 0; from < ring.length;) {
    const zone = zoneOf(ring[from])
    let to = from + 1
    while (to < ring.length && zoneOf(ring[to]) === zone) to += 1
    made.push(...simplified(ring.slice(from, to), zones[zone].tolerance))
    from = to
  }
  return made
}

const extent = (values) => values.reduce((a, b) => Math.max(a, b), -Infinity)
const spread = (values) => extent(values) + extent(values.map((value) => -value))
const isLargeEnough = (ring) =>
  Math.max(spread(ring.map(([x]) => x)), spread(ring.map(([, y]) => y))) >= zones[zoneOf(ring[0])].smallest

/** Latitude and longitude of the first vertex, followed by the differences between consecutive ones. */
function packed(ring) {
  let last = [0, 0]
  const steps = []
  for (const [x, y] of ring) {
    const at = [Math.round(y * UNITS_PER_DEGREE), Math.round(x * UNITS_PER_DEGREE)]
    const step = [at[0] - last[0], at[1] - last[1]]
    if (step[0] || step[1]) steps.push(...step)
    last = at
  }
  return steps.join(' ')
}

const [source] = process.argv.slice(2)
if (!source) fail('Usage: node scripts/make-ground.mjs <folder>/map.geo.json')
const { geometries } = JSON.parse(fs.readFileSync(source, 'utf8'))
// holes are omitted: most of them are seams between the source's tiles
const rings = geometries.flatMap(({ coordinates }) => coordinates.map(([outer]) => outer))
const land = rings
  .filter(isLargeEnough)
  .map(simplifiedRing)
  .filter((ring) => ring.length > 3)
  .map(packed)
const file = inRoot('src', 'features', 'clinics', 'ground', 'land.json')
fs.writeFileSync(file, `${JSON.stringify(land, null, 2)}\n`)
console.log(`${land.length} pieces of land, ${fs.statSync(file).size} bytes`)
