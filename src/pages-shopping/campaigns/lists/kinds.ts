/** The three kinds of campaigns, as in addresses and tabs. */
export const campaignKinds = ['groupBuy', 'bargain', 'referral'] as const
export type CampaignKind = (typeof campaignKinds)[number]

/** The kind in an address; group-buys by default. */
export const kindOf = (text: string | undefined): CampaignKind =>
  campaignKinds.find((kind) => kind === text) ?? 'groupBuy'
