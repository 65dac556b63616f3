/** A text that stands by itself, such as a title, also in languages with lower-case names of days and months. */
export const capitalized = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)
