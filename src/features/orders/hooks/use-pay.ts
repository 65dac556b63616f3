import { useRef, useState } from 'react'
import type { PayType } from '@contract/constants/enums'
import type { PayStart } from '@contract/routes/orders'
import { isUnsent } from '@/api/api-error'
import { orderOpened } from '@/features/order/order.slice'
import { type PayPath, usePayStartMutation } from '@/features/orders/api/orders.api'
import { payTypeChosen } from '@/features/shop-config/shop-config.slice'
import { useText } from '@/i18n/use-text'
import { replace } from '@/navigation/navigate'
import { routes } from '@/navigation/routes'
import { pay, type PaymentRequest } from '@/platform/payment'
import { writeStored } from '@/platform/storage'
import { pageAddress } from '@/platform/system'
import { useAppDispatch } from '@/store/hooks'
import { newIdempotencyKey } from '@/utils/idempotency'

const isMiniProgram = process.env.TARO_ENV !== 'h5'
const pathOf = (payType: PayType): PayPath =>
  isMiniProgram ? 'miniProgram' : payType === 'alipay' ? 'alipayWeb' : 'wechatWeb'

/** Whether this payment method is available here: a mini-program has WeChat Pay only. */
export const canPayBy = (payType: PayType): boolean => !isMiniProgram || payType === 'wechat'

const toRequest = ({ action }: PayStart): PaymentRequest => {
  if (action.kind === 'redirect') return { cashierUrl: action.url }
  if (action.kind === 'qrCode') return { cashierUrl: action.text }
  if (action.kind === 'sandbox') return { sandbox: action }
  const { kind: _, signType, ...rest } = action
  return { weapp: { ...rest, signType: signType as 'RSA' } }
}

/** Storage key of the last payment of an order: the result page asks the server about it. */
export const paymentKey = (orderId: string) => `room:payment/${orderId}` as const

/** `unsent`: the server was not reached, so the same request may be repeated; `refused`: the order has changed. */
export type PayOutcome = 'started' | 'unsent' | 'refused'

/**
 * Starts the payment of an order and shows its result page, which queries the server. A failed start keeps
 * its idempotency key: the next attempt continues the same payment instead of starting a second one.
 */
export function usePay() {
  const { t } = useText('common')
  const dispatch = useAppDispatch()
  const [start] = usePayStartMutation()
  const [isPaying, setIsPaying] = useState(false)
  const keys = useRef(new Map<string, string>())

  /** When the result is a failure, it has been shown already. */
  const payOrder = async (orderId: string, payType: PayType): Promise<PayOutcome> => {
    const attempt = `${orderId}/${payType}`
    const idempotencyKey = keys.current.get(attempt) ?? newIdempotencyKey()
    keys.current.set(attempt, idempotencyKey)
    setIsPaying(true)
    dispatch(orderOpened(orderId))
    dispatch(payTypeChosen(payType))
    try {
      const answer = await start({
        path: pathOf(payType),
        orderId,
        idempotencyKey,
        returnUrl: pageAddress(routes.paySuccess, { id: orderId }),
      })
      if (!answer.data) return isUnsent(answer.error) ? 'unsent' : 'refused'
      keys.current.delete(attempt)
      writeStored(paymentKey(orderId), {
        payType: answer.data.payType,
        transactionId: answer.data.transactionId,
      })
      const outcome = await pay(toRequest(answer.data), {
        pay: t('payment.pay'),
        refuse: t('payment.refuse'),
        leave: t('payment.leave'),
      })
      if (outcome !== 'redirected') replace(routes.paySuccess, { id: orderId })
      return 'started'
    } finally {
      setIsPaying(false)
    }
  }
  return { payOrder, isPaying }
}
