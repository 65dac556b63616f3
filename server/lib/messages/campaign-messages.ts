/** Texts of bargains, group-buys, referrals and members: one part of the server's table (server/lib/messages.ts). */
export const campaignMessages = {
} as const
