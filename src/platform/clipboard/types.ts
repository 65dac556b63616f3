/** Copies text. @returns whether it is on the clipboard */
export type CopyText = (text: string) => Promise<boolean>
