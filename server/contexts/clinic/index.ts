/**
 * What other contexts may import of the clinic (doctors, requests to them, the queue, reports).
 */
export { doctorActivity } from './doctor-bookings/activity'
export { answerDue } from './doctor-bookings/answer-due'
export { confirmRequest, declineRequest, finishRequest, offerTimes } from './doctor-bookings/desk'
export { toDoctorBookings } from './doctor-bookings/queries'
export { settleDoctorBookings } from './doctor-bookings/settle'
export { firstFreeDayBetween } from './doctors/calendar'
export { doctorNamesByIds, listDoctors } from './doctors/service'
export { queueActivity } from './queue/activity'
export { callNext, finishTicket, passTicket } from './queue/desk'
export { clinicDay, toTickets } from './queue/now'
export { markOf, type ReportBody, type ReportBodyItem } from './reports/body'
export { examinationsWithoutReport, issueReport } from './reports/issue'
export { clinicRoutes } from './routes'
export { clinicData, doctorCommitment, queueCommitment } from './user-data'
