import { View } from '@tarojs/components'
import { Chip, ChipRow } from '@/components/chip'

interface Named {
  id: string
  name: string
}
interface SubcategoryChipsProps {
  className: string | undefined
  label: string
  /** label of the chip for the whole category */
  allText: string
  category: (Named & { children: readonly Named[] }) | undefined
  chosenId: string
  onChoose: (id: string) => void
}

/** The second-level categories as chips, after a chip for all; renders nothing when there are none. */
export function SubcategoryChips({
  className,
  label,
  allText,
  category,
  chosenId,
  onChoose,
}: SubcategoryChipsProps) {
  if (!category || category.children.length === 0) return null
  return (
    <View className={className}>
      <ChipRow label={label}>
        {[{ id: category.id, name: allText }, ...category.children].map(({ id, name }) => (
          <Chip key={id} isChosen={id === chosenId} onClick={() => onChoose(id)}>
            {name}
          </Chip>
        ))}
      </ChipRow>
    </View>
  )
}
