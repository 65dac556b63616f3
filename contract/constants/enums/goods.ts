export const goodsKinds = ['package', 'vaccine', 'service', 'product'] as const
export type GoodsKind = (typeof goodsKinds)[number]

/** A line of the cart: can be ordered; gone from sale; price only on request; no stock; less stock than wanted. */
export const cartLineStates = ['ok', 'offShelf', 'priceHidden', 'soldOut', 'short'] as const
export type CartLineState = (typeof cartLineStates)[number]

/**
 * What a cart line's chosen appointment still is: none chosen, can be had, gone by, taken meanwhile, store
 * does not offer it.
 */
export const cartBookingStates = ['none', 'ok', 'past', 'full', 'notOffered'] as const
export type CartBookingState = (typeof cartBookingStates)[number]

/** What can be kept as a favourite, and what the browse history remembers. */
export const favouriteKinds = ['goods', 'clinic', 'doctor'] as const
export type FavouriteKind = (typeof favouriteKinds)[number]

export const browseKinds = ['goods', 'clinic', 'doctor', 'article'] as const
export type BrowseKind = (typeof browseKinds)[number]
/** What makes goods trustworthy: of a vaccine its maker, country and batch; of a package who reads the report. */
export const trustFactKinds = ['maker', 'country', 'batch', 'reader'] as const
export type TrustFactKind = (typeof trustFactKinds)[number]
