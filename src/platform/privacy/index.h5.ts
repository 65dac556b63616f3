/** Browsers ask for permission themselves, for each kind of data. */
export const followPrivacy = (): void => undefined
