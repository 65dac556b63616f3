/** Texts of accounts, sign-in, addresses, certificates and uploads: one part of the server's table (server/lib/messages.ts). */
export const accountMessages = {
} as const
