import { View } from '@tarojs/components'
import { useRef, useState } from 'react'
import type { CouponOffer } from '@contract/routes/coupons'
import { isApiError, isUnsent } from '@/api/api-error'
import { Button } from '@/components/button'
import { Card } from '@/components/card'
import { Icon } from '@/components/icon'
import { ListRow } from '@/components/list-row'
import { Sheet } from '@/components/sheet'
import { Toast } from '@/components/toast'
import { useCouponClaimMutation } from '@/features/clinic-view/api/coupons.api'
import { useClinicCoupons } from '@/features/clinic-view/hooks/use-clinic-coupons'
import { useLoginGuard } from '@/features/session/hooks/use-login-guard'
import { useToast } from '@/hooks/use-toast'
import { useText } from '@/i18n/use-text'
import { newIdempotencyKey } from '@/utils/idempotency'
import styles from './clinic-coupons.module.scss'

/** Claims a coupon once, however often it is pressed; returns the outcome as text. */
function useClaim() {
  const { t } = useText('common')
  const [claim] = useCouponClaimMutation()
  const [busyId, setBusyId] = useState<string | null>(null)
  const [toast, say] = useToast()
  const keys = useRef(new Map<string, string>())
  const take = async (couponId: string) => {
    const idempotencyKey = keys.current.get(couponId) ?? newIdempotencyKey()
    keys.current.set(couponId, idempotencyKey)
    setBusyId(couponId)
    const { error } = await claim({ couponId, idempotencyKey })
    setBusyId(null)
    if (!isUnsent(error)) keys.current.delete(couponId)
    if (!error) say(t('clinicView.coupon.claimed'))
    else if (isApiError(error) && error.silent && error.kind === 'business') say(error.msg)
  }
  return { busyId, take, toast }
}

/** A row that opens the coupons of this clinic. Renders nothing when there are none. */
export function ClinicCoupons({ shopId }: { shopId: string }) {
  const { t } = useText('common')
  const { data } = useClinicCoupons(shopId)
  const { busyId, take, toast } = useClaim()
  const guard = useLoginGuard()
  const [isOpen, setIsOpen] = useState(false)
  const coupons = (data?.records ?? []).filter(({ state }) => state === 'claimable' || state === 'received')
  // the outcome stays visible after its coupon has left the list
  const words = <Toast {...toast} />
  if (coupons.length === 0) return toast.isOpen ? words : null
  return (
    <>
      <Card flush>
        <ListRow
          icon="ticket"
          title={t('clinicView.coupon.line', { text: coupons[0]?.text ?? '' })}
          value={t('clinicView.coupon.count', { count: coupons.length })}
          onClick={() => setIsOpen(true)}
        />
      </Card>
      <Sheet isOpen={isOpen} title={t('clinicView.coupon.title')} onClose={() => setIsOpen(false)}>
        <View ariaRole="list">
          {coupons.map((coupon) => (
            <Coupon
              key={coupon.id}
              coupon={coupon}
              isBusy={busyId === coupon.id}
              onClaim={() =>
                guard(() => {
                  void take(coupon.id)
                })
              }
            />
          ))}
        </View>
      </Sheet>
      {words}
    </>
  )
}

interface CouponProps {
  coupon: CouponOffer
  isBusy: boolean
  onClaim: () => void
}

function Coupon({ coupon: { name, text, state }, isBusy, onClaim }: CouponProps) {
  const { t } = useText('common')
  return (
    <View className={styles.coupon} ariaRole="listitem">
      <Icon name="ticket-duotone" size={28} className={styles.icon} />
      <View className={styles.words}>
        <View className={styles.worth}>{text}</View>
        <View className={styles.name}>{name}</View>
      </View>
      {state === 'received' ? (
        <View className={styles.had}>
          <Icon name="check" size={16} />
          <View>{t('clinicView.coupon.had')}</View>
        </View>
      ) : (
        <Button
          kind="tint"
          size="small"
          busy={isBusy}
          ariaLabel={t('clinicView.coupon.claimName', { name })}
          onClick={onClaim}
        >
          {t('clinicView.coupon.claim')}
        </Button>
      )}
    </View>
  )
}
