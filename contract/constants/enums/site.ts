/** Channel regions: mainland China, Hong Kong, Taiwan, Macao. */
export const channelRegions = ['CN', 'HK', 'TW', 'MO'] as const
export type ChannelRegion = (typeof channelRegions)[number]

export const languages = ['zh-Hant', 'zh-Hans', 'en', 'fr', 'es', 'ja'] as const
export type Language = (typeof languages)[number]

export const homeBlockTypes = [
  'banner',
  'iconGrid',
  'notice',
  'hotCategory',
  'hotSale',
  'packages',
  'clinics',
  'articles',
] as const

/** Kinds of search results, in the order of their tabs. */
export const searchKinds = ['goods', 'clinic', 'doctor', 'article'] as const
export type SearchKind = (typeof searchKinds)[number]

/** Prices are shown in Hong Kong dollars, or also in a second currency. */
export const currencyModes = { single: '1', withSecond: '2' } as const

/** Lists of goods show picture cards on wide windows, or rows at every width. */
export const displayModes = { cards: '1', rows: '2' } as const

/** Topics of the help centre, in display order; their articles appear in no other list. */
export const helpTopics = ['helpbook', 'helpvisit', 'helppay', 'helpreport', 'helpaccount'] as const
export type HelpTopic = (typeof helpTopics)[number]

/** Value of a setting that is switched on. */
export const settingOn = '1'
