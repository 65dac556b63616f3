/** Texts of refunds, logistics, receipts and invoices: one part of the server's table (server/lib/messages.ts). */
export const aftersalesMessages = {
} as const
