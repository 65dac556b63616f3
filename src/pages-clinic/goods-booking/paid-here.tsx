import type { ReactNode } from 'react'
import { UnreadState } from '@/components/query-gate'
import { SkeletonPage } from '@/components/skeleton'
import { useGoodsListInfiniteQuery } from '@/features/catalogue/api/goods.api'
import { sortTerms } from '@/features/catalogue/goods-filter'
import { ClinicDoctors } from '@/features/clinic-view/components/clinic-doctors'
import { ClinicGoods } from '@/features/clinic-view/components/clinic-goods'
import { useClinicDoctors } from '@/features/clinic-view/hooks/use-clinic-doctors'
import { useSettled } from '@/hooks/use-settled'
import { useText } from '@/i18n/use-text'

/**
 * The doctors of a clinic and its paid services, if any, rendered together with the content below, to avoid a
 * layout shift.
 */
export function PaidHere({ shopId, children }: { shopId: string; children: ReactNode }) {
  const { t } = useText('pages-clinic')
  const offered = { shopId, isFree: false }
  const paid = useGoodsListInfiniteQuery({ ...offered, ...sortTerms.earliest })
  if (!useSettled([useClinicDoctors(shopId), paid]))
    return <UnreadState state={{ kind: 'loading' }} skeleton={<SkeletonPage kind="grid" />} />
  return (
    <>
      <ClinicDoctors shopId={shopId} />
      {paid.currentData?.pages[0]?.total !== 0 && <ClinicGoods {...offered} title={t('reservation.paid')} />}
      {children}
    </>
  )
}
