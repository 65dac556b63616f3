/**
 * Whether anything is stored under this key. Taro parses the text of a missing value as JSON and catches the
 * error, a dozen times at start-up (docs/adr/0024).
 * @throws when storage is blocked
 */
export const hasKey = (key: string): boolean => localStorage.getItem(key) !== null
