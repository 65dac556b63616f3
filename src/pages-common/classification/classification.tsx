import { type ReactNode, useState } from 'react'
import { View } from '@tarojs/components'
import type { Category } from '@contract/goods'
import { useCategoryParentQuery, useCategoryQuery } from '@/api/goods.api'
import { Chip, ChipRow } from '@/components/chip'
import { GoodsList } from '@/components/goods-list'
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

type CategoryOf = Pick<Category, 'id' | 'name' | 'picUrl'>

/** Picture of the category, how much it holds, and its goods; `children` stands between them. */
function CategoryGoods({ category, above, children }: { category: CategoryOf; above?: string | undefined; children: ReactNode }) {
  const { t } = useText('pages-common')
  const toCard = useGoodsCard()
  const { query, isStale, status, loadMore } = useGoodsList({ categoryId: category.id })
  return (
    <>
      <View className={styles.head}>
        <View className={styles.picture}><Image src={category.picUrl} alt='' ratio='1:1' /></View>
        <View className={styles.words}>
          {above && <View className={styles.above}>{above}</View>}
          <View className={styles.total} {...webProps({ role: 'status' })}>{query.data && !isStale ? t('classification.total', { count: query.data.total }) : ''}</View>
        </View>
      </View>
      {children}
      <QueryGate query={query} skeleton={<SkeletonPage />} empty={{ when: ({ goods }) => goods.length === 0, kind: 'products' }}>
        {({ goods }) => <GoodsList goods={goods.map(toCard)} isStale={isStale} status={status} onMore={loadMore} onOpen={({ id }) => go(routes.goodsDetail, { id })} />}
      </QueryGate>
    </>
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
  const active = parent?.children.find((child) => child.id === (chosenId ?? id)) ?? (chosenId === null ? own.data : parent)
  return (
    <PageShell title={active?.name ?? t('classification.title')}>
      <QueryGate query={own} skeleton={<SkeletonPage />}>
        {(category) => (
          <CategoryGoods category={active ?? category} above={parent && active && active.id !== parent.id ? parent.name : undefined}>
            {parent && parent.children.length > 0 && (
              <ChipRow label={t('classification.children')}>
                {[{ id: parent.id, name: t('classification.all') }, ...parent.children].map((one) => <Chip key={one.id} isOn={one.id === (active ?? category).id} onClick={() => setChosenId(one.id)}>{one.name}</Chip>)}
              </ChipRow>
            )}
          </CategoryGoods>
        )}
      </QueryGate>
    </PageShell>
  )
}
