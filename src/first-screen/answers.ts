/** Answers of the API to a person who is not signed in: path → body. */
export type Answers = Readonly<Record<string, unknown>>
