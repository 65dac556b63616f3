import { useRef, useState } from 'react'
import { isApiError, isUnsent } from '@/api/api-error'
import { useCouponClaimMutation } from '@/features/clinic-view/api/coupons.api'
import { useLoginGuard } from '@/features/session/hooks/use-login-guard'
import { useText } from '@/i18n/use-text'
import { useCouponPackageTakeMutation } from '@/pages-shopping/api/coupons.api'
import { newIdempotencyKey } from '@/utils/idempotency'

/** Claims a coupon or a package once, however often it is pressed, and shows the result. */
export function useTaking(onDone: (words: string) => void) {
  const { t } = useText('pages-shopping')
  const guard = useLoginGuard()
  const [claim] = useCouponClaimMutation()
  const [takePackage] = useCouponPackageTakeMutation()
  const [busyId, setBusyId] = useState('')
  const keys = useRef(new Map<string, string>())

  const tell = (error: unknown, words: string) => {
    if (!error) onDone(words)
    // any other failure has its dialog
    else if (isApiError(error) && error.silent && error.kind === 'business') onDone(error.msg)
  }
  const takeCoupon = async (couponId: string) => {
    const idempotencyKey = keys.current.get(couponId) ?? newIdempotencyKey()
    keys.current.set(couponId, idempotencyKey)
    setBusyId(couponId)
    const { error } = await claim({ couponId, idempotencyKey })
    setBusyId('')
    // without an answer, the next press repeats the same claim
    if (!isUnsent(error)) keys.current.delete(couponId)
    tell(error, t('coupons.taken'))
  }
  const takeAll = async (packageId: string) => {
    setBusyId(packageId)
    const { data, error } = await takePackage({ packageId })
    setBusyId('')
    tell(error, t('coupons.packageTaken', { count: data?.coupons.length ?? 0 }))
  }
  return {
    busyId,
    takeCoupon: (id: string) => guard(() => void takeCoupon(id)),
    takePackage: (id: string) => guard(() => void takeAll(id)),
  }
}
export type Taking = ReturnType<typeof useTaking>
