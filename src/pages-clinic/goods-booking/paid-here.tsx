import { ClinicDoctors } from '@/features/clinic-view/components/clinic-doctors'
import { ClinicGoods } from '@/features/clinic-view/components/clinic-goods'
import { useText } from '@/i18n/use-text'

/** The doctors of a clinic and what has a price there. */
export function PaidHere({ shopId }: { shopId: string }) {
  const { t } = useText('pages-clinic')
  return (
    <>
      <ClinicDoctors shopId={shopId} />
      <ClinicGoods shopId={shopId} isFree={false} title={t('reservation.paid')} />
    </>
  )
}
