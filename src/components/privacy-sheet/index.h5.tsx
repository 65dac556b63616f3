/** Browsers ask by themselves. */
export const PrivacySheet = (): null => null
