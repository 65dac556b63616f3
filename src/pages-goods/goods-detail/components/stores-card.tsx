import { View } from '@tarojs/components'
import { useState } from 'react'
import type { ShopCard } from '@contract/routes/shops'
import { Button } from '@/components/button'
import { Card } from '@/components/card'
import { NextStrip } from '@/components/next-strip'
import { QueryGate } from '@/components/query-gate'
import { MoreLink } from '@/components/section-header'
import { Sheet } from '@/components/sheet'
import { Skeleton } from '@/components/skeleton'
import { Tabs } from '@/components/tabs'
import { formatShortDay } from '@/i18n/format'
import { useText } from '@/i18n/use-text'
import { readState } from '@/utils/read-state'
import type { BookingSheet } from '../hooks/use-booking-sheet'
import { earliestShop, regionsOf } from '../shop-order'
import { StoreRow } from './store-row'
import styles from './stores.module.scss'

interface StoresProps {
  shops: BookingSheet['shops']
  /** the clinics of the chosen region */
  nearby: readonly ShopCard[]
  count: number
  onBook?: (shopId: string) => void
  isAllOpen: boolean
  onAll: (isOpen: boolean) => void
}

/**
 * The clinics that offer the product: the first ones, the one with the earliest free day, and all of them in
 * a sheet.
 */
export function StoresCard({ shops, nearby, count, onBook, isAllOpen, onAll }: StoresProps) {
  const { t } = useText('pages-goods')
  return (
    <Card
      title={t('detail.stores.title', { count })}
      action={
        count > 1 && (
          <MoreLink
            text={t('detail.all')}
            label={`${t('detail.all')} ${t('detail.stores.title', { count })}`}
            onClick={() => onAll(true)}
          />
        )
      }
    >
      <QueryGate
        state={readState(shops.data, shops, { isEmpty: shops.data?.records.length === 0 })}
        skeleton={
          <>
            <Skeleton shape="block" />
            <Skeleton width={70} />
          </>
        }
        empty={{ kind: 'stores' }}
      >
        {({ records }) => (
          <>
            {nearby.slice(0, 1).map((shop) => (
              <View key={shop.id} ariaRole="list">
                <StoreRow shop={shop} {...(onBook ? { onBook } : null)} />
              </View>
            ))}
            {onBook && <Earlier shops={nearby} onBook={onBook} />}
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
        )}
      </QueryGate>
    </Card>
  )
}

/** Shown only when another clinic of the region is free earlier than the shown one. */
function Earlier({ shops, onBook }: { shops: readonly ShopCard[]; onBook: (shopId: string) => void }) {
  const { t } = useText('pages-goods')
  const earliest = earliestShop(shops)
  const shown = shops[0]
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
