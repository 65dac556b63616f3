import { useState } from 'react'
import { useText } from '@/i18n/use-text'
import { Button } from '../button'
import { type GateQuery, QueryGate } from '../query-gate'
import { RadioCard, RadioGroup } from '../radio-card'
import { Sheet } from '../sheet'
import { SkeletonPage } from '../skeleton'
import { SlotSheet } from '../slot-picker/slot-sheet'
import { type SoonerStore, StoreHead } from '../slot-picker/store-head'
import type { SlotPickerProps } from '../slot-picker'

export interface BookingStore {
  id: string
  name: string
  picture: string
  note?: string
}

export interface BookingSheetProps {
  isOpen: boolean
  title: string
  /** under the chosen moment: what the choice means */
  note?: string
  stores: GateQuery<readonly BookingStore[]>
  storeId: string | undefined
  /** where it would be sooner, and when ('yyyy-MM-dd') */
  sooner?: SoonerStore | undefined
  picker: SlotPickerProps
  isBusy?: boolean
  onStore: (id: string) => void
  onConfirm: () => void
  onClose: () => void
}

/** Books or moves an appointment: the store (with a way to another one), then day and time. */
export function BookingSheet({
  isOpen,
  title,
  note,
  stores,
  storeId,
  sooner,
  picker,
  isBusy,
  onStore,
  onConfirm,
  onClose,
}: BookingSheetProps) {
  const { t } = useText('common')
  const [isChoosing, setIsChoosing] = useState(false)
  const store = stores.data?.find(({ id }) => id === storeId)
  const close = () => {
    setIsChoosing(false)
    onClose()
  }
  if (isChoosing || (isOpen && !storeId)) {
    return (
      <Sheet
        isOpen={isOpen}
        title={t('booking.chooseStore')}
        onClose={close}
        footer={
          store ? (
            <Button kind="outline" block onClick={() => setIsChoosing(false)}>
              {t('booking.keepStore')}
            </Button>
          ) : undefined
        }
      >
        <QueryGate
          query={stores}
          skeleton={<SkeletonPage kind="cards" count={2} />}
          empty={{ when: (list) => list.length === 0, kind: 'stores' }}
          isPart
        >
          {(list) => (
            <RadioGroup label={t('booking.chooseStore')}>
              {list.map(({ id, name, picture, note: words }) => (
                <RadioCard
                  key={id}
                  title={name}
                  note={words}
                  picture={picture}
                  isOn={id === storeId}
                  onClick={() => {
                    onStore(id)
                    setIsChoosing(false)
                  }}
                />
              ))}
            </RadioGroup>
          )}
        </QueryGate>
      </Sheet>
    )
  }
  const top = store && (
    <StoreHead
      store={store}
      sooner={sooner}
      onChange={(stores.data?.length ?? 0) > 1 ? () => setIsChoosing(true) : undefined}
    />
  )
  return (
    <SlotSheet
      {...picker}
      isOpen={isOpen}
      title={title}
      top={top}
      note={[store?.name, note].filter(Boolean).join(' · ')}
      isBusy={isBusy}
      onConfirm={onConfirm}
      onClose={close}
    />
  )
}
