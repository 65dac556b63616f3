import type { DoctorBooking } from '../../../../contract/doctor-bookings'
import type { Context } from '../../../lib/context'
import { momentText } from '../../../lib/store-time'
import { type doctorNamesByIds } from '../doctors/queries/doctors'
import type { DoctorBookingRow, OfferRow } from './states'

export const secondsLeft = (ctx: Context, until: Date): number =>
  Math.max(0, Math.ceil((until.getTime() - ctx.now().getTime()) / 1000))

type DoctorNames = NonNullable<ReturnType<Awaited<ReturnType<typeof doctorNamesByIds>>['get']>>

/** The doctors and clinics that requests refer to. */
export const toDoctor = (row: DoctorBookingRow, doctor: DoctorNames) => ({
  doctorId: row.doctorId,
  doctorName: doctor.name,
  doctorTitle: doctor.title,
  doctorPicUrl: doctor.picUrl,
  departmentId: row.departmentId,
  departmentName: doctor.departmentName,
  shopId: row.shopId,
  shopName: doctor.shopName,
  shopAddress: doctor.shopAddress,
  shopPhone: doctor.shopPhone,
  latitude: doctor.latitude,
  longitude: doctor.longitude,
})

export const toOffer = (ctx: Context, offer: OfferRow): DoctorBooking['offers'][number] => ({
  id: offer.id,
  date: offer.date,
  time: offer.time,
  expireTime: momentText(offer.expireTime, ctx.config.storeTimeZone),
  outTime: offer.state === 'open' ? secondsLeft(ctx, offer.expireTime) : 0,
  state: offer.state as DoctorBooking['offers'][number]['state'],
})
