import { View } from '@tarojs/components'
import { Button } from '@/components/button'
import { Card } from '@/components/card'
import { ClinicCard } from '@/components/clinic-card'
import { EmptyState } from '@/components/empty-state'
import { GoodsList } from '@/components/goods-list'
import { LoadMore } from '@/components/load-more'
import { QueryGate } from '@/components/query-gate'
import { SkeletonPage } from '@/components/skeleton'
import { VisuallyHidden } from '@/components/visually-hidden'
import { useGoodsCard } from '@/features/catalogue/hooks/use-goods-card'
import { openGoods } from '@/features/catalogue/open-goods'
import { useClinicCard } from '@/features/clinics/hooks/use-clinic-card'
import { openClinic } from '@/features/clinics/open-clinic'
import type { FoundRows } from '@/features/search/hooks/use-search-results'
import { useText } from '@/i18n/use-text'
import { replace, switchTo } from '@/navigation/navigate'
import { routes } from '@/navigation/routes'
import { DoctorLine } from '@/pages-clinic/components/doctor-line'
import styles from './clinic-search.module.scss'
import type { ClinicSearch } from './use-clinic-search'

/** The results of the chosen kind. */
export function FoundHere({ page }: { page: ClinicSearch }) {
  const { t } = useText('pages-clinic')
  const { keyword } = page
  const { state, kind } = page.found
  return (
    <QueryGate state={state} skeleton={<SkeletonPage />}>
      {({ rows, total, corrected }) =>
        total > 0 ? (
          <>
            {corrected !== null && (
              <View className={styles.corrected} ariaRole="status">
                {t('clinic.search.corrected', { typed: keyword, word: corrected })}
              </View>
            )}
            <VisuallyHidden isLive>{t('clinic.search.found', { count: total })}</VisuallyHidden>
            {kind === 'goods' ? (
              <FoundGoods page={page} rows={rows} total={total} />
            ) : (
              <Rows page={page} rows={rows} />
            )}
          </>
        ) : (
          <NothingHere page={page} />
        )
      }
    </QueryGate>
  )
}

function FoundGoods({ page, rows, total }: { page: ClinicSearch; rows: FoundRows; total: number }) {
  const toCard = useGoodsCard()
  const { status, loadMore } = page.found
  return (
    <GoodsList
      goods={rows.goods}
      toCard={toCard}
      total={total}
      status={status}
      onMore={loadMore}
      onOpen={openGoods}
    />
  )
}

function Rows({ page, rows }: { page: ClinicSearch; rows: FoundRows }) {
  const toCard = useClinicCard()
  const { status, loadMore } = page.found
  return (
    <>
      {rows.doctors.length > 0 && (
        <Card>
          <View ariaRole="list">
            {rows.doctors.map((doctor) => (
              <DoctorLine key={doctor.id} doctor={doctor} hasClinic={page.shopId === ''} />
            ))}
          </View>
        </Card>
      )}
      <View className={styles.cards}>
        {rows.clinics.map((clinic) => (
          <ClinicCard
            key={clinic.id}
            headingLevel={2}
            clinic={toCard(clinic)}
            onOpen={() => openClinic(clinic)}
          />
        ))}
      </View>
      <LoadMore status={status} onRetry={loadMore} onMore={loadMore} />
    </>
  )
}

/** Links to another kind with results, else to the search of all clinics, and from there to the clinics. */
function NothingHere({ page: { found, kinds, keyword, shopId, choose } }: { page: ClinicSearch }) {
  const { t } = useText('pages-clinic')
  const { kind, counts } = found
  const other = counts && kinds.find((one) => one !== kind && counts[one] > 0)
  return (
    <EmptyState
      kind="searchResults"
      action={
        other ? (
          <Button kind="tint" size="card" onClick={() => choose(other)}>
            {t('clinic.search.other', { n: counts[other] })}
          </Button>
        ) : shopId ? (
          <Button kind="tint" size="card" onClick={() => replace(routes.clinicSearch, { keyword })}>
            {t('clinic.search.everywhere')}
          </Button>
        ) : (
          <Button kind="tint" size="card" onClick={() => switchTo(routes.shops)}>
            {t('clinic.others')}
          </Button>
        )
      }
    />
  )
}
