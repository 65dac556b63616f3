import { View } from '@tarojs/components'
import type { ChannelRegion } from '@contract/constants/enums'
import { useState } from 'react'
import { useShopsNearQuery } from '@/api/shops.api'
import { ChoicePicker } from '@/components/choice-picker'
import { Icon } from '@/components/icon'
import { Tappable } from '@/components/tappable'
import { useText } from '@/i18n/use-text'
import styles from './index.module.scss'

/** More stores than a clinic group has: chosen from, so not paged. */
const MOST_STORES = 100
/** A choice of the picker that stands for no store. */
const EVERY_STORE = 'all'

/** Narrows the list to one store of the region. */
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
  const { currentData } = useShopsNearQuery({ size: MOST_STORES, ...(region === 'all' ? null : { region }) })
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
