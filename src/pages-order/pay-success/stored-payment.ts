import { type PayType, payTypes } from '@contract/constants/enums'

/** A payment started by this device, as stored. */
export interface TrackedPayment {
  payType: PayType
  transactionId: string
}

export function isTrackedPayment(stored: unknown): stored is TrackedPayment {
  const { payType, transactionId } = (stored ?? {}) as Partial<TrackedPayment>
  return (
    typeof transactionId === 'string' && transactionId !== '' && payTypes.some((known) => known === payType)
  )
}
