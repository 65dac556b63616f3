import { View } from '@tarojs/components'
import { useState } from 'react'
import type { ShopCard } from '@contract/routes/shops'
import { Button } from '@/components/button'
import { NextStrip } from '@/components/next-strip'
import { Sheet } from '@/components/sheet'
import { Tabs } from '@/components/tabs'
import { formatShortDay } from '@/i18n/format'
import { useText } from '@/i18n/use-text'
import { earliestShop, regionsOf } from '../shop-order'
import { StoreRow } from './store-row'
import styles from './stores.module.scss'

export interface StoresProps {
  /** all clinics that offer the product */
  records: readonly ShopCard[]
  /** the clinics of the chosen region */
  nearby: readonly ShopCard[]
  /** the clinic to begin with */
  foremost: ShopCard | undefined
  onBook?: (shopId: string) => void
  isAllOpen: boolean
  onAll: (isOpen: boolean) => void
}

/** The foremost clinic, one that is free earlier, and all of them in a sheet. */
export function Stores({ records, nearby, foremost, onBook, isAllOpen, onAll }: StoresProps) {
  const { t } = useText('pages-goods')
  // a later answer must not exchange the clinic that somebody is about to press
  const [firstId] = useState(foremost?.id)
  const first = nearby.find(({ id }) => id === firstId) ?? foremost
  return (
    <>
      {first && (
        <View ariaRole="list">
          <StoreRow shop={first} {...(onBook ? { onBook } : null)} />
        </View>
      )}
      {onBook && <Earlier shown={first} shops={nearby} onBook={onBook} />}
      <Sheet
        isOpen={isAllOpen}
        title={t('detail.stores.title', { count: records.length })}
        onClose={() => onAll(false)}
      >
        <AllStores
          shops={records}
          {...(onBook
            ? {
                onBook: (id: string) => {
                  onAll(false)
                  onBook(id)
                },
              }
            : null)}
        />
      </Sheet>
    </>
  )
}

interface EarlierProps {
  shown: ShopCard | undefined
  shops: readonly ShopCard[]
  onBook: (shopId: string) => void
}

/** Shown only when another clinic of the region is free earlier than the shown one. */
function Earlier({ shown, shops, onBook }: EarlierProps) {
  const { t } = useText('pages-goods')
  const earliest = earliestShop(shops)
  if (
    !earliest?.firstFreeDay ||
    !shown ||
    (shown.firstFreeDay !== null && shown.firstFreeDay <= earliest.firstFreeDay)
  )
    return null
  return (
    <View className={styles.earlier}>
      <NextStrip
        icon="clock-clockwise"
        action={
          <Button
            kind="text"
            size="card"
            ariaLabel={t('detail.stores.seeLabel', { name: earliest.name })}
            onClick={() => onBook(earliest.id)}
          >
            {t('detail.stores.see')}
          </Button>
        }
      >
        {t('detail.stores.earlier', {
          name: earliest.name,
          day: formatShortDay(earliest.firstFreeDay),
        })}
      </NextStrip>
    </View>
  )
}

function AllStores({ shops, onBook }: { shops: readonly ShopCard[]; onBook?: (shopId: string) => void }) {
  const { t } = useText('pages-goods')
  const regions = regionsOf(shops)
  const [region, setRegion] = useState<ShopCard['region'] | 'all'>('all')
  const shown = region === 'all' ? shops : shops.filter((shop) => shop.region === region)
  return (
    <View>
      {regions.length > 1 && (
        <Tabs
          items={[
            { key: 'all' as const, label: t('detail.stores.everywhere'), count: shops.length },
            ...regions,
          ]}
          active={region}
          onChange={setRegion}
          label={t('detail.stores.regions')}
          idPrefix="detail-region"
        />
      )}
      <View ariaRole="list" className={styles.list}>
        {shown.map((shop) => (
          <StoreRow key={shop.id} shop={shop} {...(onBook ? { onBook } : null)} />
        ))}
      </View>
    </View>
  )
}
