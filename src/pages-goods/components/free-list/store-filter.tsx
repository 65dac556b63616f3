import { View } from '@tarojs/components'
import { useState } from 'react'
import type { ChannelRegion } from '@contract/constants/enums'
import { ChoicePicker } from '@/components/choice-picker'
import { Icon } from '@/components/icon'
import { Tappable } from '@/components/tappable'
import { useShopsNearQuery } from '@/features/clinics/api/shops.api'
import { useText } from '@/i18n/use-text'
import { tellUnread } from '@/utils/told-in-place'
import styles from './index.module.scss'

/** More clinics than a group has, so the choices are not paged. */
const MOST_STORES = 100
/** The picker's choice for all clinics. */
const EVERY_STORE = 'all'

/** Restricts the list to one clinic of the region. */
export function StoreFilter({
  region,
  shopId,
  onChange,
}: {
  region: ChannelRegion | 'all'
  shopId: string
  onChange: (shopId: string) => void
}) {
  const { t } = useText('pages-goods')
  const [isOpen, setIsOpen] = useState(false)
  const stores = useShopsNearQuery({ size: MOST_STORES, ...(region === 'all' ? null : { region }) })
  const { currentData } = stores
  // without it the list covers all clinics
  tellUnread(stores)
  const clinics = (currentData?.records ?? []).filter(({ kind }) => kind === 'clinic')
  const name = clinics.find(({ id }) => id === shopId)?.name ?? t('freeList.store.all')
  return (
    <View>
      <Tappable
        className={styles.filter}
        label={`${t('freeList.store.title')} ${name}`}
        isDisabled={clinics.length === 0}
        onClick={() => setIsOpen(true)}
      >
        <Icon name="map-pin" className={styles.pin} />
        <View className={styles.name}>{name}</View>
        <Icon name="caret-down" size={16} />
      </Tappable>
      <ChoicePicker
        isOpen={isOpen}
        title={t('freeList.store.title')}
        hasSearch
        value={shopId || EVERY_STORE}
        onCancel={() => setIsOpen(false)}
        choices={[
          { value: EVERY_STORE, label: t('freeList.store.all') },
          ...clinics.map(({ id, name: label, district }) => ({ value: id, label, hint: district })),
        ]}
        onConfirm={(value) => {
          setIsOpen(false)
          onChange(value === EVERY_STORE ? '' : value)
        }}
      />
    </View>
  )
}
