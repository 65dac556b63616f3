/** Hands a text to the person as a file. @returns whether that began */
export type GiveTextFile = (text: string, fileName: string) => Promise<boolean>
