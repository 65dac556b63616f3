const isH5 = process.env.TARO_ENV === 'h5'

/**
 * Attributes only a browser understands (aria-*, tabIndex, key events).
 * In the mini-program they would travel with setData and do nothing.
 */
export function webProps(props: Record<string, unknown>): Record<string, unknown> {
  return isH5 ? props : {}
}

/** The other way round: attributes only the mini-program knows, written with Taro's names. */
export function miniProps(props: Record<string, unknown>): Record<string, unknown> {
  return isH5 ? {} : props
}

/** Class names joined, empty ones left out. */
export function cx(...names: (string | false | null | undefined)[]): string {
  return names.filter(Boolean).join(' ')
}
