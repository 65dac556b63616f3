const plain = () => ''

/**
 * Pages of campaigns, with long-running campaigns of the demo data.
 * @type {import('./page-catalogue.mjs').CataloguePage[]}
 */
export const campaignPages = [
  {
    route: 'pages-shopping/campaigns/campaigns',
    name: 'campaigns',
    needsLogin: false,
    emptyBy: 'lists',
    search: plain,
  },
  {
    route: 'pages-shopping/campaigns/group-buy',
    name: 'group-buy',
    needsLogin: false,
    people: 'both',
    emptyBy: 'unknownId',
    search: () => '?id=groupon-vitamin',
  },
  {
    route: 'pages-shopping/campaigns/bargain',
    name: 'bargain',
    needsLogin: false,
    people: 'both',
    emptyBy: 'unknownId',
    search: () => '?id=bargain-band',
  },
  {
    route: 'pages-shopping/campaigns/referral',
    name: 'referral',
    needsLogin: false,
    people: 'both',
    emptyBy: 'unknownId',
    search: () => '?id=fission-family',
  },
  {
    route: 'pages-shopping/campaigns/my-campaigns',
    name: 'my-campaigns',
    needsLogin: true,
    people: 'both',
    emptyBy: 'lists',
    search: plain,
  },
]
