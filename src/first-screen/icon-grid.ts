const CELL = 256

/** Shown for a name that the style sheet does not know; the first of each grid. */
const unknown = "%3Ccircle cx='128' cy='128' r='48'/%3E"

export interface IconGrid {
  /** The declarations by which an element draws from the grid. */
  look: string
  /** Where each icon is: value of `mask-position`. */
  positions: string[]
}

/**
 * Icons as one picture of a style sheet. A browser makes a document of each picture, which takes a slow phone some ten
 * milliseconds: the 21 icons of home were two thirds of its first style calculation.
 *
 * @param icons their shapes, 256 units wide and high, as they stand in the data address of a style sheet
 */
export function iconGrid(icons: readonly string[]): IconGrid {
  const cells = [unknown, ...icons]
  const columns = Math.max(2, Math.ceil(Math.sqrt(cells.length)))
  const placed = cells.map((shapes, index) => ({
    shapes,
    x: index % columns,
    y: Math.floor(index / columns),
  }))
  const drawn = placed.map(
    ({ shapes, x, y }) => `%3Cg transform='translate(${x * CELL} ${y * CELL})'%3E${shapes}%3C/g%3E`,
  )
  const side = columns * CELL
  const svg = `%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 ${side} ${side}'%3E${drawn.join('')}%3C/svg%3E`
  const size = `${columns * 100}%`
  const percent = (at: number) => `${Number(((at / (columns - 1)) * 100).toFixed(4))}%`
  return {
    // only prefixed: every browser takes it for its own name
    look: `-webkit-mask-image:url("data:image/svg+xml,${svg}");-webkit-mask-size:${size} ${size}`,
    positions: placed.slice(1).map(({ x, y }) => `${percent(x)} ${percent(y)}`),
  }
}

/** Replaces the grid of all icons in the app's style sheet (build/icon-grid.mjs). */
export const GRID_PLACE = 'icon-grid:0'

/**
 * The styles of a drawn page with a grid of just the icons that they name.
 * @param icons the shapes of all icons by their names
 */
export function withOwnIcons(styles: string, icons: Readonly<Record<string, string>>): string {
  const rule = /(\.mi-([a-z0-9-]+)\{--mi:)[^}]*/g
  const names = [...styles.matchAll(rule)].map(([, , name = '']) => name)
  const { look, positions } = iconGrid(names.map((name) => icons[name] ?? ''))
  const places = positions[Symbol.iterator]()
  return styles
    .replace(rule, (_, start: string) => start + String(places.next().value))
    .replace(GRID_PLACE, () => look)
}
