import { useState } from 'react'
import type { PayType } from '@contract/constants/enums'
import { usePayTypeListQuery } from '@/features/orders/api/payments.api'
import { usePay, waysToPay } from '@/features/orders/hooks/use-pay'
import { readState } from '@/utils/read-state'

interface Asked {
  orderId: string
  amountCents: number
  deadlineMs: number | null
}

const isMiniProgram = process.env.TARO_ENV !== 'h5'

/**
 * Lets the user choose a payment method, then pays. Pass `paySheet` to PayTypeSheet. The mini-program has a
 * single method, so it skips the choice.
 */
export function usePayChoice() {
  const [asked, setAsked] = useState<Asked | null>(null)
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
    choosePayment: (of: Asked) => {
      if (isMiniProgram) void start(of.orderId, 'wechat')
      else setAsked(of)
    },
    paySheet: {
      isOpen: asked !== null,
      types: readState(types.data && waysToPay(types.data), types),
      amountCents: asked?.amountCents ?? 0,
      deadlineMs: asked?.deadlineMs ?? null,
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
