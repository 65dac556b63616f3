import type { RefundPreview } from '@contract/routes/aftersales'
import { useRefundPreviewQuery } from '../api/refunds.api'
import { isEverything, itemsText, type RefundForm, wishesOf } from './refund-rules'

/** What of an order can be refunded, and the amount for the chosen part; both computed by the server. */
export function useRefundPreview(orderId: string, picked: RefundForm['picked'], isSkipped: boolean) {
  const whole = useRefundPreviewQuery({ orderId }, { skip: isSkipped, refetchOnMountOrArgChange: true })
  const lines = whole.data?.items ?? []
  const wishes = wishesOf(lines, picked)
  const isPart = wishes.length > 0 && !isEverything(lines, picked)
  const part = useRefundPreviewQuery(
    { orderId, items: itemsText(wishes) },
    { skip: isSkipped || !isPart, refetchOnMountOrArgChange: true },
  )
  const sums: RefundPreview | undefined =
    wishes.length === 0 ? undefined : isPart ? part.currentData : whole.data
  return {
    whole,
    part,
    wishes,
    isPart,
    /** undefined while nothing is selected or the sums have not loaded */
    sums,
    /** Refetches; the chosen part is refetched with its lines. */
    refresh: async (): Promise<RefundPreview | undefined> => {
      const all = await whole.refetch()
      const some = isPart ? await part.refetch() : all
      return some.data
    },
  }
}
export type RefundPreviewState = ReturnType<typeof useRefundPreview>
