/** Browsers ask by themselves, for each kind of data. */
export const followPrivacy = (): void => undefined
