/** A region with its subregions. */
export type RegionNode = { id: string; name: string; children?: readonly RegionNode[] }

/**
 * The nodes along `ids` from the top; an unknown or missing id becomes the first node of its level. Ends at a
 * node without children.
 */
export function regionPath(tree: readonly RegionNode[], ids: readonly string[], depth: number): RegionNode[] {
  const path: RegionNode[] = []
  let level = tree
  while (path.length < depth && level.length > 0) {
    const wanted = ids[path.length]
    const node = level.find(({ id }) => id === wanted) ?? level[0]
    if (!node) break
    path.push(node)
    level = node.children ?? []
  }
  return path
}

/** The choices of each level for the current path. */
export const regionColumns = (
  tree: readonly RegionNode[],
  path: readonly RegionNode[],
  depth: number,
): (readonly RegionNode[])[] =>
  [tree, ...path.slice(0, depth - 1).map((node) => node.children ?? [])].filter((nodes) => nodes.length > 0)

/** The path after a change at one level; lower levels get their first choice. */
export const turnRegion = (
  tree: readonly RegionNode[],
  path: readonly RegionNode[],
  level: number,
  id: string,
  depth: number,
): RegionNode[] => regionPath(tree, [...path.slice(0, level).map((node) => node.id), id], depth)

/** The node with this id and its ancestors, or an empty list when the tree does not contain it. */
export function pathToRegion(tree: readonly RegionNode[], id: string): RegionNode[] {
  for (const node of tree) {
    if (node.id === id) return [node]
    const below = pathToRegion(node.children ?? [], id)
    if (below.length > 0) return [node, ...below]
  }
  return []
}
