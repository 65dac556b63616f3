const months = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12] as const

export type MonthNumber = (typeof months)[number]

/** A number or its digits as the number of a month; January for what is none. */
export const toMonthNumber = (value: number | string): MonthNumber => months[Number(value) - 1] ?? 1
