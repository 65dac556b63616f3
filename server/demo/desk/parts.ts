import { campaignDesk } from './campaigns'
import { contentDesk, wechatDesk } from './content'
import { doctorBookingDesk } from './doctor-bookings'
import { feedbackDesk } from './feedback'
import { logisticsDesk } from './logistics'
import { counterDesk } from './order-views'
import type { DeskPart } from './part'
import { tradeDesk } from './points'
import { queueDesk } from './queue'
import { invoiceDesk } from './receipts'
import { refundDesk } from './refunds'
import { reportDesk } from './reports'
import { reviewsDesk } from './reviews'

/** Every section of the desk in the order in which the page shows them. */
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
  contentDesk,
  wechatDesk,
]
