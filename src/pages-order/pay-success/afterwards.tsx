import type { OrderDetail } from '@contract/routes/orders'
import { WechatReminder } from '@/features/booking/components/wechat-reminder'
import { useText } from '@/i18n/use-text'
import { CampaignStrip } from '../components/campaign-strip'

/** Optional next steps after a payment: a reminder of the appointment, inviting friends to the group. */
export function Afterwards({ order }: { order: OrderDetail }) {
  const { t } = useText('pages-order')
  return (
    <>
      {order.bookings.some(({ state }) => state === 'booked') && (
        <WechatReminder ask={t('result.remind')} done={t('result.reminded')} />
      )}
      <CampaignStrip
        order={order}
        {...(order.campaign?.kind === 'groupon' ? { note: t('info.campaign.invite') } : {})}
      />
    </>
  )
}
