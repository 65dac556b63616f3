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

/** The endpoint that starts a payment on the device. */
export function pathOf(payType: PayType, device: PayDevice | undefined): PayPath {
  if (!device) return 'miniProgram'
  if (payType === 'alipay') return device === 'phone' ? 'alipayPage' : 'alipayWeb'
  return ({ wechatBrowser: 'wechatBrowser', phone: 'mobileWeb', desktop: 'wechatWeb' } as const)[device]
}

/**
 * The payment methods available here: a mini-program has only WeChat Pay, and WeChat's browser opens no other
 * wallet. Where the shop does not accept WeChat Pay, the other method's address can be copied in WeChat's
 * browser.
 */
export function waysToPay<Way extends { payType: PayType }>(ways: readonly Way[]): Way[] {
  const wechat = ways.filter(({ payType }) => payType === 'wechat')
  if (isMiniProgram) return wechat
  return payDevice() === 'wechatBrowser' && wechat.length > 0 ? wechat : [...ways]
}

/** The device's next step; null where the result page shows a code to scan. */
function toRequest({ action }: PayStart, appId: string): PaymentRequest | null {
  if (action.kind === 'redirect') return { cashierUrl: action.url }
  if (action.kind === 'qrCode') return null
  if (action.kind === 'sandbox') return { sandbox: action }
  const { kind: _, signType, ...rest } = action
  return { wechat: { appId, ...rest, signType: signType as 'RSA' } }
}

/** Storage key of an order's last payment, which the result page queries. */
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

  /** A failure has already been shown when this resolves. */
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
