import { browseKinds, favouriteKinds } from '@contract/constants/enums'
import { Chip, ChipRow } from '@/components/chip'
import { useText } from '@/i18n/use-text'
import type { KindFilter, ListName } from '../hooks/use-remembered'

const kindsOf: Record<ListName, readonly KindFilter[]> = {
  kept: ['all', ...favouriteKinds, 'brand'],
  history: ['all', ...browseKinds],
}

interface KindChipsProps {
  list: ListName
  kind: KindFilter
  onChoose: (kind: KindFilter) => void
}

/** The filter of the list by kind. */
export function KindChips({ list, kind, onChoose }: KindChipsProps) {
  const { t } = useText('pages-mine')
  return (
    <ChipRow label={t('remembered.kinds')} isWide>
      {kindsOf[list].map((key) => (
        <Chip key={key} isChosen={key === kind} onClick={() => onChoose(key)}>
          {t(`remembered.kind.${key}`)}
        </Chip>
      ))}
    </ChipRow>
  )
}
