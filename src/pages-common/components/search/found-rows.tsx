import { View } from '@tarojs/components'
import type { ReactNode } from 'react'
import type { SearchKind } from '@contract/constants/enums'
import { ArticleRow } from '@/components/article-row'
import { ClinicCard } from '@/components/clinic-card'
import { GoodsList } from '@/components/goods-list'
import { LoadMore } from '@/components/load-more'
import { useGoodsCard } from '@/features/catalogue/hooks/use-goods-card'
import { openGoods } from '@/features/catalogue/open-goods'
import { useClinicCard } from '@/features/clinics/hooks/use-clinic-card'
import { openClinic } from '@/features/clinics/open-clinic'
import { useFit } from '@/features/persons/components/fit-mark'
import type { FoundRows as Rows } from '@/features/search/hooks/use-search-results'
import { useText } from '@/i18n/use-text'
import { go, linkTo, toUrl } from '@/navigation/navigate'
import { routes } from '@/navigation/routes'
import { DoctorCard } from '@/pages-common/components/doctor-card'
import styles from './search.module.scss'

function FoundClinics({ clinics }: Pick<Rows, 'clinics'>) {
  const toClinic = useClinicCard()
  return clinics.map((shop) => (
    <ClinicCard key={shop.id} headingLevel={2} clinic={toClinic(shop)} onOpen={() => openClinic(shop)} />
  ))
}

function FoundDoctors({ doctors }: Pick<Rows, 'doctors'>) {
  return doctors.map((doctor) => (
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
        href: linkTo(toUrl(routes.clinicDoctor, { id: doctor.id })),
      }}
      onOpen={() => go(routes.clinicDoctor, { id: doctor.id })}
    />
  ))
}

function FoundArticles({ articles }: Pick<Rows, 'articles'>) {
  const { t } = useText('pages-common')
  return articles.map(({ id, title, author, minutes, picUrl }) => (
    <ArticleRow
      key={id}
      headingLevel={2}
      title={title}
      by={t('search.articleBy', { author, n: minutes })}
      picture={picUrl}
      href={linkTo(toUrl(routes.article, { id }))}
      onOpen={() => go(routes.article, { id })}
    />
  ))
}

const cardsOf: Record<Exclude<SearchKind, 'goods'>, (rows: Rows) => ReactNode> = {
  clinic: ({ clinics }) => <FoundClinics clinics={clinics} />,
  doctor: ({ doctors }) => <FoundDoctors doctors={doctors} />,
  article: ({ articles }) => <FoundArticles articles={articles} />,
}

/** All results of one kind. */
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
  const toGoods = useGoodsCard()
  const { noteOf } = useFit()
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
        noteOf={noteOf}
      />
    )
  return (
    <>
      <View className={styles.cards}>{cardsOf[kind](rows)}</View>
      <LoadMore status={status} onRetry={onMore} onMore={onMore} />
    </>
  )
}
