/** What makes a place easy to enter and to be in. */
export const accessFeatures = ['stepFree', 'lift', 'toilet', 'nursing', 'signLanguage', 'parking'] as const
export type AccessFeature = (typeof accessFeatures)[number]

/** Ways to a place beside the one that its transport text names. */
export const wayKinds = ['inside', 'bus', 'car'] as const
export type WayKind = (typeof wayKinds)[number]

export const spokenLanguages = ['yue', 'cmn', 'en', 'nan', 'pt'] as const
export type SpokenLanguage = (typeof spokenLanguages)[number]
