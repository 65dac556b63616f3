/**
 * What other contexts may import of the clinic (doctors, requests to them, the queue, reports).
 */
export { doctorActivity } from './doctor-bookings/queries/activity'
export { answerDue } from './doctor-bookings/answer-due'
export { confirmRequest, declineRequest, finishRequest, offerTimes } from './doctor-bookings/commands/desk'
export { toDoctorBookings } from './doctor-bookings/queries/requests'
export { settleDoctorBookings } from './doctor-bookings/commands/settle'
export { firstFreeDayBetween } from './doctors/queries/calendars'
export { doctorNamesByIds, listDoctors } from './doctors/queries/doctors'
export { queueActivity } from './queue/queries/activity'
export { callNext, finishTicket, passTicket } from './queue/commands/desk'
export { clinicDay, toTickets } from './queue/queries/now'
export { markOf, type ReportBody, type ReportBodyItem } from './reports/body'
export { examinationsWithoutReport } from './reports/queries/without-report'
export { issueReport } from './reports/commands/issue'
export { clinicRoutes } from './routes'
export { clinicData, doctorCommitment, queueCommitment } from './user-data'
