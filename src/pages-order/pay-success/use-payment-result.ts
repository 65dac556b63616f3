import { useEffect, useState } from 'react'
import { useOrderDetailQuery } from '@/features/orders/api/orders.api'
import { usePayQueryQuery } from '@/features/orders/api/payments.api'
import { paymentKey } from '@/features/orders/hooks/use-pay'
import { readStored } from '@/platform/storage'
import { tellInPlace } from '@/utils/told-in-place'
import { useAliOrderQuery } from '../api/ali-order.api'
import { paymentFace } from './payment-face'
import { isTrackedPayment, type TrackedPayment } from './stored-payment'

const ASK_EVERY_MS = 2000
const GIVE_UP_MS = 60_000

/** The order's last payment: of this device, else the one that the server knows. */
function useTracked(orderId: string, skip: boolean) {
  const stored = readStored(paymentKey(orderId))
  const own = isTrackedPayment(stored) ? stored : undefined
  // Alipay's app may return to a browser other than the one that started: the server knows the payment
  const ali = useAliOrderQuery(orderId, { skip: skip || own !== undefined || process.env.TARO_ENV !== 'h5' })
  const aliId = ali.data?.transactionId
  const tracked: TrackedPayment | undefined =
    own ?? (aliId ? { payType: 'alipay', transactionId: aliId } : undefined)
  return { tracked, scan: own?.scan, isReading: ali.isLoading }
}

/**
 * The result of an order's payment: polls the last payment started by this device every 2 s while it is
 * pending, for at most 60 s; without one, uses the order's own state.
 */
export function usePaymentResult(orderId: string, isSignedIn: boolean) {
  const skip = !isSignedIn || !orderId
  const { tracked, scan, isReading } = useTracked(orderId, skip)
  const [round, setRound] = useState(0)
  const [isGivenUp, setIsGivenUp] = useState(false)
  const [isPolling, setIsPolling] = useState(true)
  const payment = usePayQueryQuery(tracked ?? { payType: 'wechat', transactionId: '' }, {
    skip: skip || !tracked,
    pollingInterval: isPolling && !isGivenUp ? ASK_EVERY_MS : 0,
    skipPollingIfUnfocused: true,
    refetchOnMountOrArgChange: true,
  })
  const order = useOrderDetailQuery(orderId, { skip, refetchOnMountOrArgChange: true })
  const state = payment.data?.state
  const isScanned = scan !== undefined
  const isPending = (isScanned ? (state ?? 'pending') : state) === 'pending' && order.data?.status === null

  // the page shows that the result is not known
  tellInPlace(payment.error)
  // a failed request ends the polling and offers to ask again, except beside a code, which is paid on another
  // device
  useEffect(
    () => setIsPolling(isPending && (isScanned || !payment.isError)),
    [isPending, isScanned, payment.isError],
  )
  useEffect(() => {
    // a code to scan stays until the order is paid or expires
    if (!isPending || isScanned) return
    const timer = setTimeout(() => setIsGivenUp(true), GIVE_UP_MS)
    return () => clearTimeout(timer)
  }, [isPending, isScanned, round])
  // refetch the order when its payment has ended
  const { refetch: readOrder } = order
  const isSettled = state !== undefined && state !== 'pending'
  useEffect(() => {
    if (isSettled && !skip) void readOrder()
  }, [isSettled, skip, readOrder])

  const askAgain = () => {
    setRound(round + 1)
    setIsGivenUp(false)
    setIsPolling(true)
    if (tracked) void payment.refetch()
    void order.refetch()
  }
  const isKnown =
    order.data !== undefined &&
    !isReading &&
    (!tracked || payment.data !== undefined || payment.error !== undefined)
  return {
    order,
    payment: payment.data,
    askAgain,
    scan,
    isAsking: payment.isFetching || order.isFetching,
    face:
      isKnown && order.data
        ? paymentFace({
            payment: payment.error && !payment.data ? 'pending' : state,
            order: order.data,
            isGivenUp: isGivenUp || payment.isError,
            isScanned,
          })
        : undefined,
  }
}
