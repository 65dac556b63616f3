// By subject, so that a package of the mini-program carries only the lists that its pages show
export * from './enums/booking'
export * from './enums/campaign'
export * from './enums/clinic'
export * from './enums/goods'
export * from './enums/message'
export * from './enums/order'
export * from './enums/person'
export * from './enums/site'
