import { type PayType, payTypes } from '@contract/constants/enums'

/** A payment started by this device, as stored. */
export interface TrackedPayment {
  payType: PayType
  transactionId: string
  /** Text of the code to be scanned by the payer's app. */
  scan?: string
}

export function isTrackedPayment(stored: unknown): stored is TrackedPayment {
  const { payType, transactionId, scan } = (stored ?? {}) as Partial<TrackedPayment>
  return (
    typeof transactionId === 'string' &&
    transactionId !== '' &&
    (scan === undefined || typeof scan === 'string') &&
    payTypes.some((known) => known === payType)
  )
}
