/** Texts of the cart, coupons and points: one part of the server's table (server/lib/messages.ts). */
export const tradeMessages = {
} as const
