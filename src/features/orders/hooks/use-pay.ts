import { useRef, useState } from 'react'
import type { PayDevice, PayType } from '@contract/constants/enums'
import type { PayStart } from '@contract/routes/payments'
import { isUnsent } from '@/api/api-error'
import { type PayPath, usePayStartMutation } from '@/features/orders/api/payments.api'
import { orderOpened } from '@/features/orders/order.slice'
import { payTypeChosen, selectH5AppId } from '@/features/shop-config/shop-config.slice'
import { useText } from '@/i18n/use-text'
import { replace } from '@/navigation/navigate'
import { routes } from '@/navigation/routes'
import { pay, payDevice, type PaymentRequest } from '@/platform/payment'
import { writeStored } from '@/platform/storage'
import { pageAddress } from '@/platform/system'
import { useAppDispatch, useAppSelector } from '@/store/hooks'
import { newIdempotencyKey } from '@/utils/idempotency'

const isMiniProgram = process.env.TARO_ENV !== 'h5'

/** The call that starts a payment from where the person is. */
export function pathOf(payType: PayType, device: PayDevice | undefined): PayPath {
  if (!device) return 'miniProgram'
  if (payType === 'alipay') return device === 'phone' ? 'alipayPage' : 'alipayWeb'
  return ({ wechatBrowser: 'wechatBrowser', phone: 'mobileWeb', desktop: 'wechatWeb' } as const)[device]
}

/**
 * The payment methods that work here: a mini-program has WeChat Pay only, and WeChat's browser opens no other wallet.
 * Where the shop takes no WeChat Pay, WeChat's browser can still copy the address of the other one.
 */
export function waysToPay<Way extends { payType: PayType }>(ways: readonly Way[]): Way[] {
  const wechat = ways.filter(({ payType }) => payType === 'wechat')
  if (isMiniProgram) return wechat
  return payDevice() === 'wechatBrowser' && wechat.length > 0 ? wechat : [...ways]
}

/** What the device does next; null where a code is shown to be scanned, on the result page. */
function toRequest({ action }: PayStart, appId: string): PaymentRequest | null {
  if (action.kind === 'redirect') return { cashierUrl: action.url }
  if (action.kind === 'qrCode') return null
  if (action.kind === 'sandbox') return { sandbox: action }
  const { kind: _, signType, ...rest } = action
  return { wechat: { appId, ...rest, signType: signType as 'RSA' } }
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
  const appId = useAppSelector(selectH5AppId)
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
      const device = payDevice()
      const answer = await start({
        path: pathOf(payType, device),
        orderId,
        ...(device ? { device } : null),
        idempotencyKey,
        returnUrl: pageAddress(routes.paySuccess, { id: orderId }),
      })
      if (!answer.data) return isUnsent(answer.error) ? 'unsent' : 'refused'
      keys.current.delete(attempt)
      const { action, transactionId } = answer.data
      writeStored(paymentKey(orderId), {
        payType: answer.data.payType,
        transactionId,
        ...(action.kind === 'qrCode' ? { scan: action.text } : null),
      })
      const request = toRequest(answer.data, appId)
      const outcome =
        request &&
        (await pay(request, {
          pay: t('payment.pay'),
          refuse: t('payment.refuse'),
          leave: t('payment.leave'),
        }))
      if (outcome !== 'redirected') replace(routes.paySuccess, { id: orderId })
      return 'started'
    } finally {
      setIsPaying(false)
    }
  }
  return { payOrder, isPaying }
}
