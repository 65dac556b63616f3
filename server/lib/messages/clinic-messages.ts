/** Texts of doctors, the queue, reports, enterprises and feedback: one part of the server's table (server/lib/messages.ts). */
export const clinicMessages = {
} as const
