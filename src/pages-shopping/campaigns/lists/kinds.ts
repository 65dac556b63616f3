/** The three kinds of campaigns, as addresses and tabs name them. */
export const campaignKinds = ['groupBuy', 'bargain', 'referral'] as const
export type CampaignKind = (typeof campaignKinds)[number]

/** The kind that an address names; group-buys without one. */
export const kindOf = (text: string | undefined): CampaignKind =>
  campaignKinds.find((kind) => kind === text) ?? 'groupBuy'
