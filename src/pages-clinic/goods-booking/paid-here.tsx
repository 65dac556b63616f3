import { UnreadState } from '@/components/query-gate'
import { SkeletonPage } from '@/components/skeleton'
import { ClinicDoctors, useClinicDoctors } from '@/features/clinic-view/components/clinic-doctors'
import { ClinicGoods } from '@/features/clinic-view/components/clinic-goods'
import { useSettled } from '@/hooks/use-settled'
import { useText } from '@/i18n/use-text'

/** The doctors of a clinic and what has a price there. */
export function PaidHere({ shopId }: { shopId: string }) {
  const { t } = useText('pages-clinic')
  // the doctors stand above the goods, which they would move
  if (!useSettled([useClinicDoctors(shopId)]))
    return <UnreadState state={{ kind: 'loading' }} skeleton={<SkeletonPage kind="grid" />} />
  return (
    <>
      <ClinicDoctors shopId={shopId} />
      <ClinicGoods shopId={shopId} isFree={false} title={t('reservation.paid')} />
    </>
  )
}
