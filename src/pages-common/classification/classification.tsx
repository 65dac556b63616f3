import { useState } from 'react'
import { View } from '@tarojs/components'
import { useCategoryParentQuery, useCategoryQuery } from '@/api/goods.api'
import { Chip, ChipRow } from '@/components/chip'
import { GoodsList } from '@/components/goods-list'
import { Heading } from '@/components/heading'
import { Image } from '@/components/image'
import { PageShell } from '@/components/page-shell'
import { QueryGate } from '@/components/query-gate'
import { SkeletonPage } from '@/components/skeleton'
import { webProps } from '@/components/web-props'
import { useGoodsCard } from '@/hooks/use-goods-card'
import { useGoodsList } from '@/hooks/use-goods-list'
import { useText } from '@/i18n/use-text'
import { go, usePageParams } from '@/navigation/navigate'
import { routes } from '@/navigation/routes'
import styles from './classification.module.scss'

function CategoryGoods({ categoryId }: { categoryId: string }) {
  const { t } = useText('pages-common')
  const toCard = useGoodsCard()
  const { query, isStale, status, loadMore } = useGoodsList({ categoryId })
  return (
    <QueryGate query={query} skeleton={<SkeletonPage />} empty={{ when: ({ goods }) => goods.length === 0, kind: 'products' }}>
      {({ goods, total }) => (
        <>
          <View className={styles.total} {...webProps({ role: 'status' })}>{t('classification.total', { count: total })}</View>
          <GoodsList goods={goods.map(toCard)} isStale={isStale} status={status} onMore={loadMore} onOpen={({ id }) => go(routes.goodsDetail, { id })} />
        </>
      )}
    </QueryGate>
  )
}

/** One category: what it holds, its parts as chips, its goods. A second-level one shows its siblings. */
export default function Classification() {
  const { t } = useText('pages-common')
  const { id = '' } = usePageParams<{ id: string }>()
  const [chosenId, setChosenId] = useState<string | null>(null)
  const own = useCategoryQuery(id)
  const isChild = !!own.data?.parentId
  const above = useCategoryParentQuery(id, { skip: !isChild })
  const parent = isChild ? above.data : own.data
  const activeId = chosenId ?? id
  const active = parent && (parent.children.find((child) => child.id === activeId) ?? parent)
  return (
    <PageShell title={active?.name ?? own.data?.name ?? t('classification.title')}>
      <QueryGate query={own} skeleton={<SkeletonPage />}>
        {(category) => (
          <>
            <View className={styles.head}>
              <View className={styles.picture}><Image src={(active ?? category).picUrl} alt='' ratio='1:1' /></View>
              <View className={styles.words}>
                <Heading level={2} size='headline'>{(active ?? category).name}</Heading>
                {parent && active && active.id !== parent.id && <View className={styles.above}>{parent.name}</View>}
              </View>
            </View>
            {parent && parent.children.length > 0 && (
              <ChipRow label={t('classification.children')}>
                {[{ id: parent.id, name: t('classification.all') }, ...parent.children].map((one) => <Chip key={one.id} isOn={one.id === activeId} onClick={() => setChosenId(one.id)}>{one.name}</Chip>)}
              </ChipRow>
            )}
            <CategoryGoods categoryId={activeId} />
          </>
        )}
      </QueryGate>
    </PageShell>
  )
}
