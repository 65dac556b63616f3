import { View } from '@tarojs/components'
import { useState } from 'react'
import { pointsKinds } from '@contract/constants/enums'
import type { PointsRecord } from '@contract/routes/points'
import { rowsOf } from '@/api/paging'
import { Card } from '@/components/card'
import { ListRow } from '@/components/list-row'
import { LoadMore } from '@/components/load-more'
import { QueryGate } from '@/components/query-gate'
import { SkeletonPage } from '@/components/skeleton'
import { Tabs } from '@/components/tabs'
import { cx } from '@/components/web-props'
import { useLoadMore } from '@/hooks/use-load-more'
import { formatMoment, formatNumber } from '@/i18n/format'
import { useText } from '@/i18n/use-text'
import { go } from '@/navigation/navigate'
import { routes } from '@/navigation/routes'
import { usePointsRecordsInfiniteQuery } from '@/pages-shopping/api/points.api'
import { signed } from '@/pages-shopping/components/signed'
import { readState } from '@/utils/read-state'
import styles from './points.module.scss'

const kinds = ['all', ...pointsKinds] as const

/** The points records, of all kinds or of one; a row of an order opens it. */
export function PointsRecords() {
  const { t } = useText('pages-shopping')
  const [kind, setKind] = useState<(typeof kinds)[number]>('all')
  const list = usePointsRecordsInfiniteQuery(kind, { refetchOnMountOrArgChange: true })
  const rows = list.currentData && rowsOf(list.currentData)
  const { status, loadMore } = useLoadMore(list)
  return (
    <View className={styles.page}>
      <Tabs
        items={kinds.map((key) => ({ key, label: t(`points.kind.${key}`) }))}
        active={kind}
        label={t('points.records')}
        idPrefix="points"
        onChange={setKind}
      />
      <QueryGate
        isPart
        state={readState(rows, list, { isEmpty: rows?.length === 0 })}
        skeleton={<SkeletonPage kind="cards" count={3} />}
        empty={{ kind: 'data', title: t('points.none'), text: t('points.noneText') }}
      >
        {(found) => (
          <>
            <Card flush>
              {found.map((record) => (
                <OneRecord key={record.id} record={record} />
              ))}
            </Card>
            <LoadMore status={status} onRetry={loadMore} onMore={loadMore} />
          </>
        )}
      </QueryGate>
    </View>
  )
}

function OneRecord({ record }: { record: PointsRecord }) {
  const { t } = useText('pages-shopping')
  const { text, goodsName, remark, createTime, orderId, points, balance } = record
  return (
    <ListRow
      isTall
      title={goodsName ?? text}
      note={
        <>
          {goodsName !== null && <View>{text}</View>}
          {remark !== '' && <View>{remark}</View>}
          <View>{formatMoment(createTime)}</View>
        </>
      }
      value={
        <View className={cx(orderId === null && styles.still)}>
          <View className={points > 0 ? styles.came : styles.went}>{signed(points)}</View>
          <View className={styles.after}>{t('points.after', { n: formatNumber(balance) })}</View>
        </View>
      }
      {...(orderId === null ? {} : { onClick: () => go(routes.orderInfo, { id: orderId }) })}
    />
  )
}
