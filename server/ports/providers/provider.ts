import type { Config } from '../../config'
import type { PaymentCallback, PaymentPort } from '../payment'

/** One provider behind the payment port. */
export type PaymentProvider = Omit<PaymentPort, 'payTypes' | 'verifyCallback'> & {
  verifyCallback(callback: Omit<PaymentCallback, 'provider'>): ReturnType<PaymentPort['verifyCallback']>
}

/** Our payment ids are UUIDs; providers accept at most 32 letters and digits. */
export const tradeNoOf = (paymentId: string): string => paymentId.replaceAll('-', '')
export function paymentIdOf(tradeNo: string): string {
  const parts = /^([0-9a-f]{8})([0-9a-f]{4})([0-9a-f]{4})([0-9a-f]{4})([0-9a-f]{12})$/.exec(tradeNo)
  return parts ? parts.slice(1).join('-') : tradeNo
}

/**
 * Absolute URL to which the payer's browser may return: a page of our own apps, else the app's start page.
 */
export function returnAddress(
  config: Pick<Config, 'publicUrl' | 'corsOrigins'>,
  returnUrl: string | null,
): string {
  if (!returnUrl || !URL.canParse(returnUrl, config.publicUrl)) return config.publicUrl
  const target = new URL(returnUrl, config.publicUrl)
  return target.origin === new URL(config.publicUrl).origin || config.corsOrigins.includes(target.origin)
    ? target.href
    : config.publicUrl
}

/** A description within the providers' limits: a single line of limited length. */
export const subjectOf = (subject: string, fallback: string): string =>
  Array.from(subject.replace(/\s+/g, ' ').trim() || fallback)
    .slice(0, 40)
    .join('')
