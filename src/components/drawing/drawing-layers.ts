// Made by scripts/make-icons.mjs from scripts/pictures/empty-states.mjs: change the shapes there.
/** How many coloured layers each drawing has, back to front. */
export const drawingLayers = {
  appointments: 9,
  orders: 8,
  stores: 9,
  data: 6,
  people: 4,
  products: 8,
  intro: 6,
  notice: 5,
  category: 7,
  project: 9,
  searchResults: 5,
  failed: 7,
} as const

export type DrawingName = keyof typeof drawingLayers
