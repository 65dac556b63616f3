export const goodsKinds = ['package', 'vaccine', 'service', 'product'] as const
export type GoodsKind = (typeof goodsKinds)[number]

/** State of a cart line: can be ordered; off sale; price only on request; no stock; less stock than its quantity. */
export const cartLineStates = ['ok', 'offShelf', 'priceHidden', 'soldOut', 'short'] as const
export type CartLineState = (typeof cartLineStates)[number]

/**
 * State of a cart line's chosen appointment: none chosen, available, in the past, full, not offered by the
 * clinic.
 */
export const cartBookingStates = ['none', 'ok', 'past', 'full', 'notOffered'] as const
export type CartBookingState = (typeof cartBookingStates)[number]

/** What can be a favourite; the browse history has the same kinds. */
export const favouriteKinds = ['goods', 'clinic', 'doctor'] as const
export type FavouriteKind = (typeof favouriteKinds)[number]

export const browseKinds = ['goods', 'clinic', 'doctor', 'article'] as const
export type BrowseKind = (typeof browseKinds)[number]
/**
 * Facts that establish trust in a product: maker, country and batch of a vaccine; the reader of a package's
 * report.
 */
export const trustFactKinds = ['maker', 'country', 'batch', 'reader'] as const
export type TrustFactKind = (typeof trustFactKinds)[number]
