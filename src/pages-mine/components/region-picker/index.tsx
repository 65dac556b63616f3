import { useMemo, useState } from 'react'
import { Wheel } from '@/components/wheel'
import { PickerSheet } from '@/components/wheel/picker-sheet'
import { useText } from '@/i18n/use-text'
import { regionWords } from '../region-words'
import { regionColumns, regionPath, turnRegion, type RegionNode } from './region-path'

export type { RegionNode }

export type RegionPickerProps = {
  isOpen: boolean
  title: string
  tree: readonly RegionNode[]
  /** Ids from the province down; unknown or missing ones become the first choice of their level. */
  value?: readonly string[]
  /** The chosen nodes from the province down; only the province when it has no cities. */
  onConfirm: (path: RegionNode[]) => void
  /** Closed without choosing: the value is unchanged. */
  onCancel: () => void
}

/** Levels to choose. */
const DEPTH = 2

function RegionWheel({
  nodes,
  label,
  chosenId,
  onTurn,
  onEnter,
}: {
  nodes: readonly RegionNode[]
  label: string
  chosenId: string | undefined
  onTurn: (id: string) => void
  onEnter: () => void
}) {
  const items = useMemo(() => nodes.map(({ id, name }) => ({ key: id, label: name })), [nodes])
  const index = Math.max(
    0,
    nodes.findIndex(({ id }) => id === chosenId),
  )
  return (
    <Wheel
      label={label}
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

function RegionWheels({ title, tree, value, onConfirm, onCancel }: Omit<RegionPickerProps, 'isOpen'>) {
  const { t } = useText('pages-mine')
  const [path, setPath] = useState(() => regionPath(tree, value ?? [], DEPTH))
  const { upper, lower } = regionWords(path[0]?.id ?? '')
  const confirm = () => onConfirm(path)
  return (
    <PickerSheet title={title} onConfirm={confirm} onCancel={onCancel}>
      {regionColumns(tree, path, DEPTH).map((nodes, level) => (
        <RegionWheel
          key={level === 0 ? 'upper' : 'lower'}
          nodes={nodes}
          label={t(level === 0 ? upper : lower)}
          chosenId={path[level]?.id}
          onTurn={(id) => setPath((from) => turnRegion(tree, from, level, id, DEPTH))}
          onEnter={confirm}
        />
      ))}
    </PickerSheet>
  )
}

/** A region and its district or city on wheels: turning the region resets the other to its first choice. */
export function RegionPicker({ isOpen, ...props }: RegionPickerProps) {
  return isOpen && props.tree.length > 0 ? <RegionWheels {...props} /> : null
}
