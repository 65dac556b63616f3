import { useMemo, useState } from 'react'
import { Wheel } from '@/components/wheel'
import { PickerSheet } from '@/components/wheel/picker-sheet'
import { useText } from '@/i18n/use-text'
import { regionColumns, regionPath, turnRegion, type RegionNode } from './region-path'

export type { RegionNode }

export type RegionPickerProps = {
  isOpen: boolean
  title: string
  tree: readonly RegionNode[]
  /** Ids from the province down; unknown or missing ones become the first choice of their level. */
  value?: readonly string[]
  /** Levels to choose: province and city, or with the county. */
  depth?: 2 | 3
  /** The chosen nodes from the province down; a province without cities is the only one. */
  onConfirm: (path: RegionNode[]) => void
  /** Closed without choosing: the value is unchanged. */
  onCancel: () => void
}

const COLUMN_NAMES = ['province', 'city', 'county'] as const

function RegionWheel({
  nodes,
  name,
  chosenId,
  onTurn,
  onEnter,
}: {
  nodes: readonly RegionNode[]
  name: (typeof COLUMN_NAMES)[number]
  chosenId: string | undefined
  onTurn: (id: string) => void
  onEnter: () => void
}) {
  const { t } = useText('pages-mine')
  const items = useMemo(() => nodes.map(({ id, name: label }) => ({ key: id, label })), [nodes])
  const index = Math.max(
    0,
    nodes.findIndex(({ id }) => id === chosenId),
  )
  return (
    <Wheel
      label={t(`regionPicker.${name}`)}
      items={items}
      index={index}
      onChange={(at) => {
        const node = nodes[at]
        if (node) onTurn(node.id)
      }}
      onEnter={onEnter}
    />
  )
}

function RegionWheels({
  title,
  tree,
  value,
  depth = 2,
  onConfirm,
  onCancel,
}: Omit<RegionPickerProps, 'isOpen'>) {
  const [path, setPath] = useState(() => regionPath(tree, value ?? [], depth))
  const confirm = () => onConfirm(path)
  return (
    <PickerSheet title={title} onConfirm={confirm} onCancel={onCancel}>
      {regionColumns(tree, path, depth).map((nodes, level) => (
        <RegionWheel
          key={COLUMN_NAMES[level]}
          nodes={nodes}
          name={COLUMN_NAMES[level] ?? 'county'}
          chosenId={path[level]?.id}
          onTurn={(id) => setPath((from) => turnRegion(tree, from, level, id, depth))}
          onEnter={confirm}
        />
      ))}
    </PickerSheet>
  )
}

/**
 * Province, city and optionally county on wheels: turning one level resets lower levels to their first
 * choice.
 */
export function RegionPicker({ isOpen, ...props }: RegionPickerProps) {
  return isOpen && props.tree.length > 0 ? <RegionWheels {...props} /> : null
}
