import type { ReactNode } from 'react'
import { View } from '@tarojs/components'
import type { SearchKind } from '@contract/constants/enums'
import { ArticleRow } from '@/components/article-row'
import { ClinicCard } from '@/components/clinic-card'
import { DoctorCard } from '@/components/doctor-card'
import { GoodsList } from '@/components/goods-list'
import { LoadMore } from '@/components/load-more'
import { useClinicCard } from '@/hooks/use-clinic-card'
import { useGoodsCard } from '@/hooks/use-goods-card'
import { useText } from '@/i18n/use-text'
import { go } from '@/navigation/navigate'
import { routes } from '@/navigation/routes'
import type { FoundRows as Rows } from './use-search-results'
import styles from './search.module.scss'

const openShop = (id: string) => () => go(routes.shop, { id })
const openGoods = ({ id }: { id: string }) => go(routes.goodsDetail, { id })

/** What was found of one kind, to its end. */
export function FoundRows({
  kind,
  rows,
  total,
  status,
  onMore,
}: {
  kind: SearchKind
  rows: Rows
  total: number
  status: 'more' | 'loading' | 'end' | 'failed'
  onMore: () => void
}) {
  const { t } = useText('pages-common')
  const toGoods = useGoodsCard()
  const toClinic = useClinicCard()
  if (kind === 'goods')
    return (
      <GoodsList
        goods={rows.goods}
        toCard={toGoods}
        total={total}
        isStale={false}
        status={status}
        onMore={onMore}
        onOpen={openGoods}
      />
    )
  const cards: Record<Exclude<SearchKind, 'goods'>, () => ReactNode> = {
    clinic: () =>
      rows.clinics.map((shop) => (
        <ClinicCard key={shop.id} headingLevel={2} clinic={toClinic(shop)} onOpen={openShop(shop.id)} />
      )),
    doctor: () =>
      rows.doctors.map((doctor) => (
        <DoctorCard
          key={doctor.id}
          headingLevel={2}
          doctor={{
            id: doctor.id,
            name: doctor.name,
            title: doctor.title,
            picture: doctor.picUrl,
            department: doctor.departmentName,
            clinic: doctor.shopName,
          }}
          onOpen={openShop(doctor.shopId)}
        />
      )),
    article: () =>
      rows.articles.map(({ id, title, author, minutes, picUrl }) => (
        <ArticleRow
          key={id}
          headingLevel={2}
          title={title}
          by={t('search.articleBy', { author, n: minutes })}
          picture={picUrl}
          onOpen={() => go(routes.article, { id })}
        />
      )),
  }
  return (
    <>
      <View className={styles.cards}>{cards[kind]()}</View>
      <LoadMore status={status} onRetry={onMore} onMore={onMore} />
    </>
  )
}
