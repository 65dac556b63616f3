import type { Booking } from '../../../../contract/bookings'
import type { DoctorBooking } from '../../../../contract/doctor-bookings'
import type { ComingVisit } from '../../../../contract/visits'

/** A booked appointment; undefined for one without a time. */
export const toBookedVisit = (booking: Booking): ComingVisit | undefined =>
  booking.date && booking.time
    ? {
        kind: 'booking',
        id: booking.id,
        date: booking.date,
        time: booking.time,
        name: booking.spuName,
        personName: booking.personName ?? '',
        shopId: booking.shopId,
        shopName: booking.shopName ?? '',
        needleNo: booking.needleNo,
        needleTotal: booking.needleTotal,
        changesLeft: booking.changesLeft,
      }
    : undefined

/** A confirmed request to a doctor. */
export const toDoctorVisit = (request: DoctorBooking): ComingVisit => ({
  kind: 'doctor',
  id: request.id,
  date: request.date,
  time: request.time,
  name: [request.doctorName, request.departmentName].join(' · '),
  personName: request.personName,
  shopId: request.shopId,
  shopName: request.shopName,
  needleNo: 0,
  needleTotal: 0,
  changesLeft: null,
})
