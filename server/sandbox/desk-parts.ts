import type { Context } from '../lib/context'
import { campaignDesk } from '../modules/campaigns/desk-part'
import { doctorBookingDesk } from '../modules/doctor-bookings/desk-part'
import { feedbackDesk } from '../modules/feedback/desk-part'
import { logisticsDesk } from '../modules/logistics/desk-part'
import { counterDesk } from '../modules/order-views/desk-part'
import { tradeDesk } from '../modules/points/desk-part'
import { queueDesk } from '../modules/queue/desk-part'
import { invoiceDesk } from '../modules/receipts/desk-part'
import { refundDesk } from '../modules/refunds/desk-part'
import { reportDesk } from '../modules/reports/desk-part'
import { reviewsDesk } from '../modules/reviews/desk-part'
import type { SandboxLang } from './html'

/** The desk is available in two languages. */
export type DeskText = Record<SandboxLang, string>

/** An item that waits for the clinic or the warehouse, with the actions available on it. */
export interface DeskItem {
  id: string
  title: string
  lines: string[]
  /** Names of the part's actions that this item offers now. */
  actions: string[]
}

export interface DeskAction {
  label: DeskText
  done: DeskText
  /** An input field beside the button, for actions that need a text. */
  input?: { name: string; label: DeskText; value?: string }
  run(ctx: Context, of: { id: string; input: Record<string, string | undefined> }): Promise<unknown>
}

/**
 * One section of the desk, provided by the domain it belongs to. Its actions are also available as `POST
 * /sandbox/desk/<part>/<action>` with `{ id, … }` in the body.
 */
export interface DeskPart {
  name: string
  title: DeskText
  none: DeskText
  items(ctx: Context, lang: SandboxLang): Promise<DeskItem[]>
  actions: Record<string, DeskAction>
}

export const deskParts: readonly DeskPart[] = [
  reviewsDesk,
  tradeDesk,
  counterDesk,
  refundDesk,
  logisticsDesk,
  invoiceDesk,
  doctorBookingDesk,
  queueDesk,
  reportDesk,
  feedbackDesk,
  campaignDesk,
]
