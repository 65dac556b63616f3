/** Browsers ask for permission themselves. */
export const PrivacySheet = (): null => null
