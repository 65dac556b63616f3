/** Texts of favourites, comparison, reviews and content: one part of the server's table (server/lib/messages.ts). */
export const catalogueMessages = {
} as const
