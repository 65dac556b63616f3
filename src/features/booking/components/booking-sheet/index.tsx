import { useState } from 'react'
import { Button } from '@/components/button'
import { QueryGate } from '@/components/query-gate'
import { RadioCard, RadioGroup } from '@/components/radio-card'
import { Sheet } from '@/components/sheet'
import { SkeletonPage } from '@/components/skeleton'
import { useText } from '@/i18n/use-text'
import { type ReadState, readyData } from '@/utils/read-state'
import type { SlotPickerProps } from '../slot-picker'
import { SlotSheet } from '../slot-picker/slot-sheet'
import type { Soonest } from '../slot-picker/soonest-list'
import { type SoonerStore, StoreHead } from '../slot-picker/store-head'

export interface BookingStore {
  id: string
  name: string
  picture: string
  note?: string
}

export interface BookingSheetProps {
  isOpen: boolean
  title: string
  /** shown below the chosen time: the consequence of the choice */
  note?: string
  stores: ReadState<readonly BookingStore[]>
  storeId: string | undefined
  /** the clinic with an earlier free day */
  sooner?: SoonerStore | undefined
  picker: SlotPickerProps
  /** The soonest times at all clinics; set when there are several. */
  soonest?: Soonest | undefined
  isBusy?: boolean
  onStore: (id: string) => void
  onConfirm: () => void
  onClose: () => void
}

type StoreSheetProps = Pick<BookingSheetProps, 'isOpen' | 'stores' | 'storeId' | 'onStore' | 'onClose'> & {
  /** returns to the calendar of the chosen clinic */
  onKeep: (() => void) | undefined
}

/** The list of clinics to choose from. */
function StoreSheet({ isOpen, stores, storeId, onStore, onKeep, onClose }: StoreSheetProps) {
  const { t } = useText('common')
  return (
    <Sheet
      isTall
      isOpen={isOpen}
      title={t('booking.chooseStore')}
      onClose={onClose}
      footer={
        onKeep ? (
          <Button kind="outline" block onClick={onKeep}>
            {t('booking.keepStore')}
          </Button>
        ) : undefined
      }
    >
      <QueryGate
        state={stores}
        skeleton={<SkeletonPage kind="cards" count={2} />}
        empty={{ kind: 'stores', title: t('empty.storesTitle') }}
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
                isChosen={id === storeId}
                onClick={() => onStore(id)}
              />
            ))}
          </RadioGroup>
        )}
      </QueryGate>
    </Sheet>
  )
}

/** Books or reschedules an appointment: clinic (which can be changed), then day and time. */
export function BookingSheet({
  isOpen,
  title,
  note,
  stores,
  storeId,
  sooner,
  picker,
  soonest,
  isBusy,
  onStore,
  onConfirm,
  onClose,
}: BookingSheetProps) {
  const [isChoosing, setIsChoosing] = useState(false)
  const known = readyData(stores)
  const store = known?.find(({ id }) => id === storeId)
  const close = () => {
    setIsChoosing(false)
    onClose()
  }
  if (isChoosing || (isOpen && !storeId)) {
    return (
      <StoreSheet
        isOpen={isOpen}
        stores={stores}
        storeId={storeId}
        onStore={(id) => {
          onStore(id)
          setIsChoosing(false)
        }}
        onKeep={store ? () => setIsChoosing(false) : undefined}
        onClose={close}
      />
    )
  }
  const top = store && (
    <StoreHead
      store={store}
      sooner={sooner}
      onSooner={onStore}
      onChange={(known?.length ?? 0) > 1 ? () => setIsChoosing(true) : undefined}
    />
  )
  return (
    <SlotSheet
      {...picker}
      isOpen={isOpen}
      title={title}
      top={top}
      soonest={(known?.length ?? 0) > 1 ? soonest : undefined}
      note={[store?.name, note].filter(Boolean).join('\u00a0· ')}
      isBusy={isBusy}
      onConfirm={onConfirm}
      onClose={close}
    />
  )
}
