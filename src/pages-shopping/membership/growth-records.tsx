import { View } from '@tarojs/components'
import { useState } from 'react'
import { rowsOf } from '@/api/paging'
import { Card } from '@/components/card'
import { Icon } from '@/components/icon'
import { ListRow } from '@/components/list-row'
import { LoadMore } from '@/components/load-more'
import { QueryGate } from '@/components/query-gate'
import { SkeletonPage } from '@/components/skeleton'
import { useLoadMore } from '@/hooks/use-load-more'
import { formatMoment } from '@/i18n/format'
import { useText } from '@/i18n/use-text'
import { useGrowthRecordsInfiniteQuery } from '@/pages-shopping/api/membership.api'
import { signed } from '@/pages-shopping/components/signed'
import { readState } from '@/utils/read-state'
import styles from './membership.module.scss'

/** The growth value, record by record; folded, because the records of points list the same orders. */
export function GrowthRecords() {
  const { t } = useText('pages-shopping')
  const [isOpen, setIsOpen] = useState(false)
  return (
    <>
      <Card flush>
        <ListRow
          title={t('member.records')}
          end={<Icon name={isOpen ? 'caret-up' : 'caret-down'} size={16} />}
          expanded={isOpen}
          onClick={() => setIsOpen(!isOpen)}
        />
      </Card>
      {isOpen && <Records />}
    </>
  )
}

function Records() {
  const { t } = useText('pages-shopping')
  const list = useGrowthRecordsInfiniteQuery(undefined, { refetchOnMountOrArgChange: true })
  const rows = list.currentData && rowsOf(list.currentData)
  const { status, loadMore } = useLoadMore(list)
  return (
    <QueryGate
      isPart
      state={readState(rows, list, { isEmpty: rows?.length === 0 })}
      skeleton={<SkeletonPage kind="cards" count={2} />}
      empty={{ kind: 'data', title: t('member.noRecords'), text: t('member.noRecordsText') }}
    >
      {(found) => (
        <>
          <Card flush>
            {found.map(({ id, description, amount, orderNo, createTime }) => (
              <ListRow
                key={id}
                isTall
                title={description}
                note={
                  <>
                    {orderNo !== null && <View>{t('points.order', { no: orderNo })}</View>}
                    <View>{formatMoment(createTime)}</View>
                  </>
                }
                value={<View className={styles.amount}>{signed(amount)}</View>}
              />
            ))}
          </Card>
          <LoadMore status={status} onRetry={loadMore} onMore={loadMore} />
        </>
      )}
    </QueryGate>
  )
}
