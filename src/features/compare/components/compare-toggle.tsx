import { CornerButton } from '@/components/corner-button'
import { useText } from '@/i18n/use-text'

interface CompareToggleProps {
  name: string
  isChosen: boolean
  onClick: () => void
}

/** Toggle of a package's card: adds it to the comparison or removes it. */
export function CompareToggle({ name, isChosen, onClick }: CompareToggleProps) {
  const { t } = useText('common')
  return (
    <CornerButton
      icon={isChosen ? 'check-bold' : 'scales'}
      tone={isChosen ? 'chosen' : undefined}
      role="checkbox"
      checked={isChosen}
      label={t('compare.pick', { name })}
      onClick={onClick}
    />
  )
}
