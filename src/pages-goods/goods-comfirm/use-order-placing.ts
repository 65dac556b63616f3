import { useState } from 'react'
import type { OrderDetail } from '@contract/routes/orders'
import { useOrderPlaceMutation } from '@/features/orders/api/order-placing.api'
import type { PersonChoice } from '@/features/persons/components/person-choice/use-person-choice'
import type { useSendingKey } from '@/hooks/use-sending-key'
import type { orderBody } from './order-body'
import { type OrderRefusalOptions, useOrderRefusal } from './use-order-refusal'

interface OrderPlacingOptions extends OrderRefusalOptions {
  persons: PersonChoice
  body: ReturnType<typeof orderBody>
  sendingKey: ReturnType<typeof useSendingKey>
  onPlaced: () => void
}

/** Places the order, once, at the shown price; a changed price must be confirmed first. */
export function useOrderPlacing({ persons, body, sendingKey, onPlaced, ...refusal }: OrderPlacingOptions) {
  const { pricing, faults } = refusal
  const [order, setOrder] = useState<OrderDetail | null>(null)
  const [placeOrder, { isLoading: isPlacing }] = useOrderPlaceMutation()
  const { refused, priceChange, forgetPriceChange } = useOrderRefusal({
    ...refusal,
    onReused: sendingKey.warned,
  })

  const place = async (expectedCents?: number) => {
    if (order || isPlacing || !pricing.price) return
    if (!persons.person) {
      const isKnown = persons.persons !== undefined
      return faults.showBad(isKnown ? { person: { key: 'persons.error.select' } } : {}, 'person')
    }
    faults.setTrouble(null)
    const answer = await placeOrder({
      ...body,
      idempotencyKey: sendingKey.take(),
      expectedPrice: expectedCents === undefined ? pricing.price.paymentPrice : expectedCents,
    })
    if (!answer.data) return refused(answer.error)
    sendingKey.renew()
    onPlaced()
    setOrder(answer.data)
  }
  return {
    order,
    isPlacing,
    place,
    priceChange,
    /** Continues with the new price, or returns to the form. */
    answerPriceChange: (isAccepted: boolean) => {
      const now = priceChange?.newCents
      forgetPriceChange()
      if (isAccepted && now !== undefined) void place(now)
    },
  }
}
