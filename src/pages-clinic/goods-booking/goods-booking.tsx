import { usePageParams } from '@/navigation/navigate'
import { OfAppointment } from './order/of-appointment'
import { OrderBookingPage } from './order/order-booking-page'
import { ServicesHere } from './services-here'

/**
 * What can be booked at a clinic (`shopId`): purchases without a time, services, free services. With an order
 * (`orderId`, or `id` of one of its appointments) all its appointments together.
 */
export default function GoodsBooking() {
  const { shopId = '', orderId, id } = usePageParams<{ shopId: string; orderId: string; id: string }>()
  if (orderId) return <OrderBookingPage orderId={orderId} shopId={shopId} />
  if (id) return <OfAppointment id={id} shopId={shopId} />
  return <ServicesHere shopId={shopId} />
}
