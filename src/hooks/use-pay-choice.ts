import { useState } from 'react'
import type { PayType } from '@contract/constants/enums'
import { usePayTypeListQuery } from '@/api/orders.api'
import { usePay } from './use-pay'

const isMiniProgram = process.env.TARO_ENV !== 'h5'

/** Asks how to pay and pays. `paySheet` goes to PayTypeSheet. In the mini-program there is one way only, so nothing is asked. */
export function usePayChoice() {
  const [asked, setAsked] = useState<{ orderId: string; amountCents: number } | null>(null)
  const [payingId, setPayingId] = useState<string | null>(null)
  const types = usePayTypeListQuery(undefined, { skip: isMiniProgram || !asked })
  const { payOrder } = usePay()
  const [isUnsent, setIsUnsent] = useState(false)
  const start = async (orderId: string, payType: PayType) => {
    setPayingId(orderId)
    setIsUnsent(false)
    const outcome = await payOrder(orderId, payType)
    setPayingId(null)
    if (outcome === 'unsent') setIsUnsent(true)
    else setAsked(null)
  }
  return {
    payingId,
    choosePayment: (orderId: string, amountCents: number) => {
      if (isMiniProgram) void start(orderId, 'wechat')
      else setAsked({ orderId, amountCents })
    },
    paySheet: {
      isOpen: asked !== null,
      types,
      amountCents: asked?.amountCents ?? 0,
      isBusy: payingId !== null,
      isUnsent,
      onChoose: (payType: PayType) => {
        if (asked) void start(asked.orderId, payType)
      },
      onClose: () => {
        setAsked(null)
        setIsUnsent(false)
      },
    },
  }
}
