/**
 * Copies text to the clipboard.
 * @returns whether it succeeded
 */
export type CopyText = (text: string) => Promise<boolean>
