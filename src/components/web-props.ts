const isH5 = process.env.TARO_ENV === 'h5'

/**
 * Attributes that only browsers understand (aria-*, tabIndex, key events): in the mini-program they would be
 * sent with setData without effect.
 */
export function webProps(props: Record<string, unknown>): Record<string, unknown> {
  return isH5 ? props : {}
}

/** Attributes that only the mini-program understands, with Taro's names. */
export function miniProps(props: Record<string, unknown>): Record<string, unknown> {
  return isH5 ? {} : props
}

/** Hides from screen readers what repeats other content. Without text it is not read: webProps is enough. */
export function hiddenProps(isHidden = true): Record<string, unknown> {
  return isH5 ? { 'aria-hidden': isHidden } : { ariaHidden: isHidden }
}

/** Joins class names, ignoring empty ones. */
export function cx(...names: (string | false | null | undefined)[]): string {
  return names.filter(Boolean).join(' ')
}
