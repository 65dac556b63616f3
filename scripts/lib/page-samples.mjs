const first = (page) => page.records[0]?.id ?? ''

/** An order that allows this after-sale step. */
const withStep = (orders, step) => orders.records.find(({ afterSale }) => afterSale.includes(step))?.id ?? ''

/**
 * Binds the session to the demo enterprise, because without it the enterprise's pages only show the sign-in.
 *
 * @param {{ call: (name: any, input?: any) => Promise<any> }} api signed in
 */
export const actForEnterprise = (api) =>
  api.call('enterpriseLogin', {
    body: { invitationCode: 'HARBOUR2026', merchantId: 'merchant-harbour-kangxu' },
  })

/** Samples of the after-sale states of the user's orders. */
async function afterSaleSamples(api) {
  const [orders, refunds, reviewable] = await Promise.all([
    api.call('orderPage', { query: { current: '1', size: '50' } }),
    api.call('refundPage', { query: { current: '1', size: '1' } }),
    api.call('myReviews', { query: { current: '1', size: '1', state: 'toWrite' } }),
  ])
  return {
    refundId: first(refunds),
    refundableId: withStep(orders, 'refund'),
    parcelId: withStep(orders, 'logistics'),
    reviewableId: reviewable.records[0]?.orderItemId ?? '',
  }
}

/**
 * Ids that exist in this server's data, for the addresses of the catalogue.
 *
 * @param {Pick<ReturnType<typeof import('./api-client.mjs').createApiClient>, 'call'>} api signed in
 * @returns {Promise<import('./page-catalogue.mjs').Samples>}
 */
export async function loadSamples(api) {
  const paging = { current: '1', size: '10' }
  await actForEnterprise(api)
  const [
    packages,
    categories,
    articles,
    free,
    orders,
    persons,
    shops,
    openTickets,
    tickets,
    doctors,
    requests,
    reports,
    addresses,
    products,
  ] = await Promise.all([
    api.call('packagePage', { query: paging }),
    api.call('categoryTree'),
    api.call('articlePage', { query: paging }),
    api.call('goodsPageAll', { query: { ...paging, isFree: '1' } }),
    api.call('orderPage', { query: paging }),
    api.call('personList'),
    api.call('shopPage', { query: { current: '1', size: '100' } }),
    api.call('queueCurrent'),
    api.call('registrationHistory', { query: paging }),
    api.call('doctorPage', { query: { ...paging, ascs: 'first_free' } }),
    api.call('doctorBookingPage', { query: { ...paging, tab: 'open' } }),
    api.call('reportPage', { query: paging }),
    api.call('addressPage', { query: paging }),
    api.call('goodsPageAll', { query: { ...paging, kind: 'product' } }),
  ])
  return {
    goodsId: first(packages),
    bookableId: first(packages),
    freeId: first(free),
    categoryId: categories[0]?.id ?? '',
    articleId: first(articles),
    shopId: first(shops),
    // sells only, and is booked nowhere
    storeId: shops.records.find(({ kind }) => kind === 'shop')?.id ?? first(shops),
    orderId: first(orders),
    personId: persons[0]?.id ?? '',
    reportId: first(reports),
    addressId: first(addresses),
    productId: first(products),
    ...(await afterSaleSamples(api)),
    // on a public holiday there are no queues, so a past ticket is used
    ticketId: openTickets[0]?.id ?? first(tickets),
    doctorId: first(doctors),
    requestId: first(requests) || 'doctor-booking-waiting',
    comparedIds: packages.records
      .slice(0, 3)
      .map(({ id }) => id)
      .join(','),
  }
}
