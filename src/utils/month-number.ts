const months = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12] as const

export type MonthNumber = (typeof months)[number]

/** Parses a month number; January when it is invalid. */
export const toMonthNumber = (value: number | string): MonthNumber => months[Number(value) - 1] ?? 1
