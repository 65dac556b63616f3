import { miniProps } from './web-props'

type Value = string | number | boolean | undefined

/**
 * Hands a View of the mini-program to a template that is written by hand (the .wxml file beside the component): only these values travel with
 * setData, what never changes stands in the template. On H5 nothing.
 *
 * @param template name of the template, without tmpl_0_
 * @param values by the names that the template asks for; none of Taro's short names (nn, cn, cl, st, sid, uid, v, p0 …)
 */
export function drawnBy(template: string, values: Record<string, Value>): Record<string, unknown> {
  const known = Object.entries(values).filter(
    ([, value]) => value !== undefined && value !== '' && value !== false,
  )
  // Taro's runtime takes the name of a compiled template from this attribute
  return miniProps({ compileMode: template, ...Object.fromEntries(known) })
}

interface Stoppable {
  stopPropagation?: () => void
}

/** A press inside something else that can be pressed must not press that too. */
export const pressOnly =
  (onPress: () => void) =>
  (event?: Stoppable): void => {
    event?.stopPropagation?.()
    onPress()
  }
