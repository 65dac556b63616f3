import { View } from '@tarojs/components'
import { useState } from 'react'
import { useText } from '@/i18n/use-text'
import { Button } from '../button'
import { Image } from '../image'
import { RadioCard, RadioGroup } from '../radio-card'
import { Sheet } from '../sheet'
import { SlotSheet } from '../slot-picker/slot-sheet'
import type { SlotPickerProps } from '../slot-picker'
import styles from './index.module.scss'

export interface BookingStore { id: string; name: string; picture: string; note?: string }

export interface BookingSheetProps {
  isOpen: boolean
  title: string
  /** under the chosen moment: what the choice means */
  note?: string
  stores: readonly BookingStore[]
  storeId: string | undefined
  /** where it would be sooner, already worded */
  otherFirst?: string
  picker: SlotPickerProps
  isBusy?: boolean
  onStore: (id: string) => void
  onConfirm: () => void
  onClose: () => void
}

/** Books or moves an appointment: the store (with a way to another one), then day and time. */
export function BookingSheet({ isOpen, title, note, stores, storeId, otherFirst, picker, isBusy, onStore, onConfirm, onClose }: BookingSheetProps) {
  const { t } = useText('common')
  const [isChoosing, setIsChoosing] = useState(false)
  const store = stores.find(({ id }) => id === storeId)
  const close = () => { setIsChoosing(false); onClose() }
  if (isChoosing || (isOpen && !storeId)) {
    return (
      <Sheet isOpen={isOpen} title={t('booking.chooseStore')} onClose={close} footer={store ? <Button kind='outline' block onClick={() => setIsChoosing(false)}>{t('booking.keepStore')}</Button> : undefined}>
        <RadioGroup label={t('booking.chooseStore')}>
          {stores.map(({ id, name, picture, note: words }) => <RadioCard key={id} title={name} note={words} picture={picture} isOn={id === storeId} onClick={() => { onStore(id); setIsChoosing(false) }} />)}
        </RadioGroup>
      </Sheet>
    )
  }
  const top = store && (
    <View className={styles.store}>
      <View className={styles.picture}><Image src={store.picture} alt='' ratio='1:1' /></View>
      <View className={styles.words}><View className={styles.name}>{store.name}</View>{otherFirst && <View className={styles.note}>{otherFirst}</View>}</View>
      {stores.length > 1 && <Button kind='text' size='small' onClick={() => setIsChoosing(true)}>{t('booking.changeStore')}</Button>}
    </View>
  )
  return <SlotSheet {...picker} isOpen={isOpen} title={title} top={top} note={[store?.name, note].filter(Boolean).join(' · ')} isBusy={isBusy} onConfirm={onConfirm} onClose={close} />
}
