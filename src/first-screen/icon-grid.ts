const CELL = 256

/** Shown for an icon name missing from the style sheet; first in the grid of all icons. */
const dot = "%3Ccircle cx='128' cy='128' r='48'/%3E"

export interface IconGrid {
  /** The declarations with which an element uses the grid. */
  look: string
  /** Where each icon is: value of `mask-position`. */
  positions: string[]
}

/**
 * Combines icons into one picture of a style sheet. A browser creates a document for each picture, which
 * takes some ten milliseconds on a slow phone: the 21 icons of home were two thirds of its first style
 * calculation.
 *
 * @param icons their shapes, 256 units wide and high, escaped for the data address of a style sheet
 * @param other the shape of any icon that is not one of them
 */
export function iconGrid(icons: readonly string[], other = dot): IconGrid {
  const cells = [other, ...icons]
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
    // only the prefixed property: every browser supports it as an alias
    look: `-webkit-mask-image:url("data:image/svg+xml,${svg}");-webkit-mask-size:${size} ${size}`,
    positions: placed.slice(1).map(({ x, y }) => `${percent(x)} ${percent(y)}`),
  }
}

/** Placeholder for the grid of all icons in the app's style sheet, replaced by build/icon-grid.mjs. */
export const GRID_PLACE = 'icon-grid:0'

/**
 * The styles of a rendered page, with a grid of only the icons they name. Any other icon is invisible: the app
 * may show it before the grid of all icons has arrived (build/html-shell/first-styles.ts).
 * @param icons the shapes of all icons by name
 */
export function withOwnIcons(styles: string, icons: Readonly<Record<string, string>>): string {
  const rule = /(\.mi-([a-z0-9-]+)\{--mi:)[^}]*/g
  const names = [...styles.matchAll(rule)].map(([, , name = '']) => name)
  const { look, positions } = iconGrid(
    names.map((name) => icons[name] ?? ''),
    '',
  )
  const places = positions[Symbol.iterator]()
  return styles
    .replace(rule, (_, start: string) => start + String(places.next().value))
    .replace(GRID_PLACE, () => look)
}
