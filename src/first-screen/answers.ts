/** API answers for a visitor who is not signed in: path → body. */
export type Answers = Readonly<Record<string, unknown>>
