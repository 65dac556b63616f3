/**
 * Gives the user a text as a file.
 * @returns whether that was started
 */
export type GiveTextFile = (text: string, fileName: string) => Promise<boolean>
