export interface Box {
  left: number
  right: number
  top: number
  bottom: number
}

/** Boxes that only touch, or whose edges were rounded, do not overlap. */
const TOUCH = 0.5

const areOver = (a: Box, b: Box) =>
  a.left + TOUCH < b.right && b.left + TOUCH < a.right && a.top + TOUCH < b.bottom && b.top + TOUCH < a.bottom

/**
 * Decides where labels are placed, so that none covers a pin or another label.
 * @param solid what no label may cover
 * @param labels the possible places of each label, in descending priority
 * @returns the index of the first free place of each; -1 where none is free
 */
export function placeLabels(solid: readonly Box[], labels: readonly (readonly Box[])[]): number[] {
  const taken = [...solid]
  return labels.map((places) => {
    const index = places.findIndex((place) => !taken.some((other) => areOver(other, place)))
    const place = places[index]
    if (place) taken.push(place)
    return index
  })
}
