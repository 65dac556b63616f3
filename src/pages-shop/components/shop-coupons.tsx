import { View } from '@tarojs/components'
import { useRef, useState } from 'react'
import { isApiError, isUnsent } from '@/api/api-error'
import { useCouponClaimMutation, useCouponsOfShopQuery } from '@/api/coupons.api'
import { Button } from '@/components/button'
import { Card } from '@/components/card'
import { Icon } from '@/components/icon'
import { Toast } from '@/components/toast'
import { useText } from '@/i18n/use-text'
import { useLoginGuard } from '@/navigation/use-login-guard'
import { newIdempotencyKey } from '@/utils/idempotency'
import styles from './shop-coupons.module.scss'

const SHOWN = 6

/** Coupons that one can claim here. Nothing is shown while there is none. */
export function ShopCoupons({ shopId }: { shopId: string }) {
  const { t } = useText('pages-shop')
  const guard = useLoginGuard()
  const { data } = useCouponsOfShopQuery({ shopId, size: SHOWN })
  const [claim] = useCouponClaimMutation()
  const [busyId, setBusyId] = useState<string | null>(null)
  const [note, setNote] = useState('')
  const keys = useRef(new Map<string, string>())
  const coupons = (data?.records ?? []).filter(({ state }) => state === 'claimable' || state === 'received')
  const take = async (couponId: string) => {
    const idempotencyKey = keys.current.get(couponId) ?? newIdempotencyKey()
    keys.current.set(couponId, idempotencyKey)
    setBusyId(couponId)
    const { error } = await claim({ couponId, idempotencyKey })
    setBusyId(null)
    if (!isUnsent(error)) keys.current.delete(couponId)
    if (!error) setNote(t('shop.coupon.claimed'))
    else if (isApiError(error) && error.silent && error.kind === 'business') setNote(error.msg)
  }
  // the words stay when the coupon they are about goes
  const words = <Toast isOpen={note !== ''} text={note} onClose={() => setNote('')} />
  if (coupons.length === 0) return note === '' ? null : words
  return (
    <Card title={t('shop.coupon.title')}>
      <View ariaRole="list">
        {coupons.map(({ id, name, text, state }) => (
          <View key={id} className={styles.coupon} ariaRole="listitem">
            <Icon name="ticket-duotone" size={28} className={styles.icon} />
            <View className={styles.words}>
              <View className={styles.text}>{text}</View>
              <View className={styles.name}>{name}</View>
            </View>
            {state === 'received' ? (
              <View className={styles.had}>
                <Icon name="check" size={16} />
                <View>{t('shop.coupon.had')}</View>
              </View>
            ) : (
              <Button
                kind="tint"
                size="small"
                busy={busyId === id}
                ariaLabel={t('shop.coupon.claimName', { name })}
                onClick={() =>
                  guard(() => {
                    void take(id)
                  })
                }
              >
                {t('shop.coupon.claim')}
              </Button>
            )}
          </View>
        ))}
      </View>
      {words}
    </Card>
  )
}
