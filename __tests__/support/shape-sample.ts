import { marks, type Shape } from '@contract/route'

const leaves = ['', 0, false, '0', '0.00', null, '2026-11-24', '2026-11-24 10:30:00', '10:30', '0.9000']

/** The smallest wire value that a shape accepts: every list is empty, and nullable values are null. */
export function sampleOf(shape: Shape): unknown {
  if (typeof shape === 'number') return shape & marks.nullable ? null : leaves[shape & marks.kind]
  if (Array.isArray(shape)) {
    const [inner, bits] = shape as unknown as readonly [Shape, number | undefined]
    if (bits === undefined) return []
    if (bits & marks.nullable) return null
    if (bits & marks.dictionary) return {}
    return sampleOf(bits & marks.union ? ((inner as readonly Shape[])[0] ?? 5) : inner)
  }
  return Object.fromEntries(
    Object.entries(shape).flatMap(([key, part]) =>
      key === '' ? Object.entries(sampleOf(part) as object) : [[key, sampleOf(part)]],
    ),
  )
}
