import { Chip, ChipRow } from '@/components/chip'
import { useText } from '@/i18n/use-text'

interface PersonChipsProps {
  persons: readonly { id: string; name: string; picUrl: string }[]
  /** undefined: everyone */
  personId: string | undefined
  onChoose: (personId: string | undefined) => void
}

/** Whose appointments the list shows: everyone's or one person's. */
export function PersonChips({ persons, personId, onChoose }: PersonChipsProps) {
  const { t } = useText('common')
  return (
    <ChipRow isWide label={t('booking.persons')}>
      <Chip isChosen={!personId} onClick={() => onChoose(undefined)}>
        {t('booking.everyone')}
      </Chip>
      {persons.map(({ id, name, picUrl }) => (
        <Chip key={id} picture={picUrl} isChosen={personId === id} onClick={() => onChoose(id)}>
          {name}
        </Chip>
      ))}
    </ChipRow>
  )
}
