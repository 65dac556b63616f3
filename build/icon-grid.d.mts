import type { iconGrid } from '../src/first-screen/icon-grid'

export function gridIcons(
  folder: string,
  grid: typeof iconGrid,
): { file: string; shapes: Record<string, string>; look: string }
