/**
 * Whether anything is stored under this key. Taro parses the text of a missing value as JSON, and catches the
 * error: each of these costs a slow phone several milliseconds at start-up.
 * @throws when storage is blocked
 */
export const hasKey = (key: string): boolean => localStorage.getItem(key) !== null
