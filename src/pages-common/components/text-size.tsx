import { Button } from '@/components/button'
import { RadioCard, RadioGroup } from '@/components/radio-card'
import { Segmented } from '@/components/segmented'
import { Sheet } from '@/components/sheet'
import {
  selectTextEnlargement,
  textEnlargementChosen,
  type TextEnlargement,
} from '@/features/preferences/preferences.slice'
import { useText } from '@/i18n/use-text'
import { useAppDispatch, useAppSelector } from '@/store/hooks'

const sizes = ['0', '1.25', '1.5'] as const
type Size = (typeof sizes)[number]
// a dot would separate keys
const keys = { '0': '0', '1.25': '1_25', '1.5': '1_5' } as const

/** The size of all texts, which changes at once: each with its key among the texts. */
export function useTextSize() {
  const dispatch = useAppDispatch()
  const chosen = String(useAppSelector(selectTextEnlargement)) as Size
  return {
    chosen,
    chosenKey: keys[chosen],
    choose: (size: Size) => dispatch(textEnlargementChosen(Number(size) as TextEnlargement)),
  }
}

export function TextSizeControl() {
  const { t } = useText('pages-common')
  const { chosen, choose } = useTextSize()
  return (
    <Segmented
      idPrefix="size"
      label={t('settings.textSize')}
      active={chosen}
      onChange={choose}
      items={sizes.map((key) => ({ key, label: t(`settings.size.${keys[key]}`) }))}
    />
  )
}

export function TextSizeDialog({ onClose }: { onClose: () => void }) {
  const { t } = useText('pages-common')
  const { chosen, choose } = useTextSize()
  return (
    <Sheet
      isOpen
      title={t('settings.textSize')}
      onClose={onClose}
      footer={
        <Button block onClick={onClose}>
          {t('settings.confirm')}
        </Button>
      }
    >
      <RadioGroup label={t('settings.textSize')}>
        {sizes.map((size) => (
          <RadioCard
            key={size}
            title={t(`settings.size.${keys[size]}`)}
            isChosen={size === chosen}
            onClick={() => choose(size)}
          />
        ))}
      </RadioGroup>
    </Sheet>
  )
}
