import Taro, { usePullDownRefresh } from '@tarojs/taro'
import { codes } from '@contract/constants/codes'
import { isApiError, isGone } from '@/api/api-error'
import { useOrderDetailQuery } from '@/features/orders/api/orders.api'
import { selectIsSignedIn } from '@/features/session/session.slice'
import { useContact } from '@/features/shop-config/hooks/use-contact'
import { useShownAgain } from '@/hooks/use-shown-again'
import { useToast } from '@/hooks/use-toast'
import { useText } from '@/i18n/use-text'
import { usePageParams } from '@/navigation/use-page-params'
import { copyText } from '@/platform/clipboard'
import { useAppSelector } from '@/store/hooks'
import { readState } from '@/utils/read-state'
import { useOrderLogisticsQuery } from '../api/refunds.api'
import { useOrderActions } from '../hooks/use-order-actions'

/** The parcel of an order, and the order itself, since the server decides whether its arrival can be confirmed. */
export function useLogistics() {
  const { t } = useText('pages-order')
  const { orderId = '' } = usePageParams<{ orderId: string }>()
  const isSignedIn = useAppSelector(selectIsSignedIn)
  const skip = !isSignedIn || !orderId
  const parcel = useOrderLogisticsQuery(orderId, { skip, refetchOnMountOrArgChange: true })
  const order = useOrderDetailQuery(orderId, { skip: skip || !parcel.data, refetchOnMountOrArgChange: true })
  // what is inside stands above the address, and would move it; without the order, the parcel is shown alone
  const whole = order.data || order.error ? parcel.data : undefined
  const [toast, say] = useToast()
  const contact = useContact(say)
  const { run, busyId } = useOrderActions({ onDone: say, onContact: () => contact.openContact() })
  const refresh = async () => {
    if (!parcel.isUninitialized) await parcel.refetch()
    if (!order.isUninitialized) await order.refetch()
  }
  useShownAgain(() => {
    void refresh()
  })
  usePullDownRefresh(() => {
    void refresh().finally(() => Taro.stopPullDownRefresh())
  })
  const isUnsent = isApiError(parcel.error) && parcel.error.code === codes.stateForbids
  return {
    isSignedIn,
    orderId,
    state: readState(whole, parcel, { isGone: isGone(parcel.error) || isUnsent || !orderId }),
    /** services of the same order are not in the parcel */
    items: order.data?.listOrderItem.filter(({ isBookable }) => !isBookable) ?? [],
    recipient: order.data?.buyerName,
    canReceive: parcel.data !== undefined && order.data?.actions.includes('receive') === true,
    /** the carrier has delivered it, so its receipt is what the order waits for */
    hasArrived: parcel.data?.state === 'signed',
    receive: () => {
      if (order.data) run('receive', order.data)
    },
    isBusy: busyId !== null,
    contact,
    toast,
    copy: (text: string) => {
      void copyText(text).then((isCopied) => say(t(isCopied ? 'done.copied' : 'done.notCopied')))
    },
  }
}
