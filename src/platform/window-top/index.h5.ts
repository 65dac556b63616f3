import type { WindowTop } from './types'

export type { WindowTop } from './types'

export const windowTop = (): WindowTop => ({ statusBar: 0, belowCapsule: 0, besideCapsule: 0 })
