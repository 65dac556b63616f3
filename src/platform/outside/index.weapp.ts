import type { OpenOutside, OutsideWay } from './types'

export const outsideWay: OutsideWay = 'copy'

/** A mini-program cannot open a browser. */
export const openOutside: OpenOutside = () => false

/** A mini-program cannot print. */
export const printPage = (): void => undefined
