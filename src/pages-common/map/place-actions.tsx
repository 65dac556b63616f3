import { View } from '@tarojs/components'
import { Button } from '@/components/button'
import { Icon, type IconName } from '@/components/icon'
import { Tappable } from '@/components/tappable'
import { BookHere } from '@/features/clinic-view/components/book-here'
import { useText } from '@/i18n/use-text'
import styles from './full-screen.module.scss'
import type { PlaceFacts } from './use-map-place'

export interface PlaceActionsProps {
  facts: PlaceFacts
  onOpen: () => void
  onCall: () => void
  onCopy: () => void
  onDriver: () => void
}

/** One of three buttons side by side; the label is below the icon, so that it fits in every language. */
function PlaceAction({
  icon,
  text,
  label,
  onClick,
}: {
  icon: IconName
  text: string
  label?: string
  onClick: () => void
}) {
  return (
    <Tappable className={styles.action} {...(label ? { label } : null)} onClick={onClick}>
      <Icon name={icon} size={24} />
      <View>{text}</View>
    </Tappable>
  )
}

/** Directions, booking where there are times, and actions on address and phone number. */
export function PlaceActions({
  facts,
  hasAddress,
  hasTimes,
  onOpen,
  onCall,
  onCopy,
  onDriver,
}: PlaceActionsProps & { hasAddress: boolean; hasTimes: boolean }) {
  const { t } = useText('pages-common')
  return (
    <View className={styles.actions}>
      <View className={styles.lead}>
        <Button block icon="navigation-arrow" onClick={onOpen}>
          {t('map.open')}
        </Button>
        {hasTimes && <BookHere shopId={facts.id} kind="tint" />}
      </View>
      <View className={styles.row}>
        {hasAddress && <PlaceAction icon="car" text={t('map.driver')} onClick={onDriver} />}
        {hasAddress && <PlaceAction icon="copy" text={t('map.copy')} onClick={onCopy} />}
        {facts.phone && (
          <PlaceAction
            icon="phone"
            text={t('map.call')}
            label={t('map.callName', { name: facts.name })}
            onClick={onCall}
          />
        )}
      </View>
    </View>
  )
}
