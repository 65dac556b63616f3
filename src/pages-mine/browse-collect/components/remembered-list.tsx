import { View } from '@tarojs/components'
import { Button } from '@/components/button'
import { LoadMore } from '@/components/load-more'
import { QueryGate } from '@/components/query-gate'
import { SkeletonPage } from '@/components/skeleton'
import { useText } from '@/i18n/use-text'
import { switchTo } from '@/navigation/navigate'
import { routes } from '@/navigation/routes'
import styles from '../browse-collect.module.scss'
import type { useBrowseCollect } from '../hooks/use-browse-collect'
import { ListTools } from './list-tools'
import { RememberedDays } from './remembered-days'

interface RememberedListProps {
  page: Pick<ReturnType<typeof useBrowseCollect>, 'list' | 'remembered' | 'edit'>
  onClear: () => void
}

/** The rows of the shown list and kind, with the tools above them. */
export function RememberedList({ page: { list, remembered, edit }, onClear }: RememberedListProps) {
  const { t } = useText('pages-mine')
  return (
    <QueryGate
      state={remembered.state}
      skeleton={<SkeletonPage kind="list" />}
      empty={{
        kind: 'products',
        title: t(`remembered.empty.${list}Title`),
        text: t(`remembered.empty.${list}Text`),
        action: <Button onClick={() => switchTo(routes.commodity)}>{t('remembered.browse')}</Button>,
      }}
    >
      {(data) => (
        <View className={styles.content}>
          <ListTools
            total={remembered.total}
            isEditing={edit.isEditing}
            onEdit={edit.toggleEditing}
            {...(list === 'history' ? { onClear } : null)}
          />
          <RememberedDays rows={data} picked={edit.picked} onPick={edit.toggle} />
          <LoadMore status={remembered.status} onRetry={remembered.loadMore} onMore={remembered.loadMore} />
        </View>
      )}
    </QueryGate>
  )
}
