import { type Box, placeLabels } from '@/features/clinics/ground/place-labels'

/** The sides of a pin at which its label may be; the first is where it is without a class. */
const SIDES = ['above', 'right', 'left', 'below'] as const

type Side = (typeof SIDES)[number]

interface TidyStyles {
  quiet?: string | undefined
  sides: Partial<Record<Side, string | undefined>>
}

interface Label {
  words: HTMLElement
  /** The icon that the label belongs to; a label without one stays where it is, or is hidden at the edge. */
  icon?: HTMLElement | undefined
  /** The same label at other places: the first of all that is free is shown. */
  elsewhere?: readonly HTMLElement[]
}

/** Where a label of this size is at each side of its icon. */
function placesAt(icon: Box, { width, height }: DOMRect): Record<Side, Box> {
  const x = (icon.left + icon.right) / 2
  const y = (icon.top + icon.bottom) / 2
  const centred = { left: x - width / 2, right: x + width / 2 }
  const level = { top: y - height / 2, bottom: y + height / 2 }
  return {
    above: { ...centred, top: icon.top - height, bottom: icon.top },
    right: { ...level, left: icon.right, right: icon.right + width },
    left: { ...level, left: icon.left - width, right: icon.left },
    below: { ...centred, top: icon.bottom, bottom: icon.bottom + height },
  }
}

const isInside = (frame: Box, box: Box) =>
  box.left >= frame.left && box.right <= frame.right && box.top >= frame.top && box.bottom <= frame.bottom

/**
 * Moves the labels of pins to a side where they cover nothing, and hides those that have no free place.
 * @param frame the visible part of the map
 * @param solid elements that no label may cover
 * @param labels in descending priority
 */
export function tidyWords(
  frame: Box,
  solid: readonly HTMLElement[],
  labels: readonly Label[],
  { quiet = '', sides }: TidyStyles,
): void {
  const wanted = labels.map(({ words, icon, elsewhere = [] }) => {
    const places = icon && placesAt(icon.getBoundingClientRect(), words.getBoundingClientRect())
    const found = places
      ? SIDES.map((side) => ({ shown: words, side, box: places[side] }))
      : [words, ...elsewhere].map((one) => ({
          shown: one,
          side: SIDES[0],
          box: one.getBoundingClientRect(),
        }))
    // a label that is cut at the edge says something else
    return found.filter((place) => isInside(frame, place.box))
  })
  const placed = placeLabels(
    solid.map((element) => element.getBoundingClientRect()),
    wanted.map((places) => places.map(({ box }) => box)),
  )
  labels.forEach(({ words, elsewhere = [] }, index) => {
    const chosen = wanted[index]?.[placed[index] ?? -1]
    for (const one of [words, ...elsewhere]) one.classList.toggle(quiet, one !== chosen?.shown)
    for (const [side, name] of Object.entries(sides))
      if (name) words.classList.toggle(name, side === chosen?.side)
  })
}
