/** Accessibility features and facilities of a clinic. */
export const accessFeatures = ['stepFree', 'lift', 'toilet', 'nursing', 'signLanguage', 'parking'] as const
export type AccessFeature = (typeof accessFeatures)[number]

/** Ways to reach a clinic besides the one in its transport text. */
export const wayKinds = ['inside', 'bus', 'car'] as const
export type WayKind = (typeof wayKinds)[number]

export const spokenLanguages = ['yue', 'cmn', 'en', 'nan', 'pt'] as const
export type SpokenLanguage = (typeof spokenLanguages)[number]
