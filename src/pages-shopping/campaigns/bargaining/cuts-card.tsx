import { View } from '@tarojs/components'
import { rowsOf } from '@/api/paging'
import { Card } from '@/components/card'
import { LoadMore } from '@/components/load-more'
import { QueryGate } from '@/components/query-gate'
import { Skeleton } from '@/components/skeleton'
import { useLoadMore } from '@/hooks/use-load-more'
import { formatMoney, formatRelative } from '@/i18n/format'
import { useText } from '@/i18n/use-text'
import { useBargainCutsInfiniteQuery } from '@/pages-shopping/api/campaigns.api'
import { readState } from '@/utils/read-state'
import styles from '../campaigns.module.scss'

/** The cuts with their amounts, newest first. */
export function CutsCard({ partId }: { partId: string }) {
  const { t } = useText('pages-shopping')
  const list = useBargainCutsInfiniteQuery(partId)
  const { status, loadMore } = useLoadMore(list)
  const rows = list.data && rowsOf(list.data)
  return (
    <Card title={t('campaign.bargain.helpers')}>
      <QueryGate
        state={readState(rows, list)}
        isPart
        skeleton={
          <>
            <Skeleton />
            <Skeleton width={60} />
          </>
        }
      >
        {(cuts) => (
          <>
            {cuts.length === 0 && <View className={styles.note}>{t('campaign.bargain.noHelpers')}</View>}
            {cuts.map((cut) => (
              <View key={cut.id} className={styles.row}>
                <View className={styles.words}>
                  <View>{cut.isSelf ? t('campaign.me') : cut.nickName}</View>
                  <View className={styles.small}>{formatRelative(cut.createTime)}</View>
                </View>
                <View>{formatMoney(-cut.cutPrice)}</View>
              </View>
            ))}
            {status !== 'end' && <LoadMore status={status} onRetry={loadMore} onMore={loadMore} />}
          </>
        )}
      </QueryGate>
    </Card>
  )
}
