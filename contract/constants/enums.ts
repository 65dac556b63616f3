// One file per subject, so that a mini-program package includes only the lists its pages use
export * from './enums/booking'
export * from './enums/campaign'
export * from './enums/clinic'
export * from './enums/goods'
export * from './enums/message'
export * from './enums/order'
export * from './enums/person'
export * from './enums/site'
