import { Segmented } from '@/components/segmented'
import {
  selectTextEnlargement,
  textEnlargementChosen,
  type TextEnlargement,
} from '@/features/preferences/preferences.slice'
import { useAppDispatch, useAppSelector } from '@/store/hooks'

// a dot would separate keys
const keys = { '0': '0', '1.25': '1_25', '1.5': '1_5' } as const
type Size = keyof typeof keys

/** The choice of the text size, which applies at once. */
export function TextSize({ label, nameOf }: { label: string; nameOf: (key: (typeof keys)[Size]) => string }) {
  const dispatch = useAppDispatch()
  const size = useAppSelector(selectTextEnlargement)
  return (
    <Segmented
      idPrefix="size"
      label={label}
      active={String(size) as Size}
      onChange={(key) => dispatch(textEnlargementChosen(Number(key) as TextEnlargement))}
      items={(['0', '1.25', '1.5'] as const).map((key) => ({ key, label: nameOf(keys[key]) }))}
    />
  )
}
