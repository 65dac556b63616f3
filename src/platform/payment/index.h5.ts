import type { PaymentOutcome, PaymentRequest, PaymentTexts } from './types'

export type { PaymentOutcome, PaymentRequest, PaymentTexts } from './types'

/**
 * Sends the browser to the cashier; the cashier sends it back to the result page.
 * @throws when the answer names no cashier
 */
export async function pay(request: PaymentRequest, _texts: PaymentTexts): Promise<PaymentOutcome> {
  if (!request.cashierUrl) throw new Error('payment without a cashier address')
  window.location.assign(request.cashierUrl)
  return 'redirected'
}
