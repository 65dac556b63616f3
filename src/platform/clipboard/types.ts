/** Copies text. @returns whether it is on the clipboard */
export type CopyText = (text: string) => Promise<boolean>
/** The text on the clipboard, '' when it is empty or may not be read. */
export type PasteText = () => Promise<string>
