import { useCallback, useState } from 'react'

/**
 * The value of a message that closes itself. `close` removes only the value that was on screen: on a slow
 * device the timer of one message can run after the next one was set and before it is rendered, and would
 * otherwise remove a message that nobody has seen.
 */
export function useTransient<Value extends object>() {
  const [value, setValue] = useState<Value | null>(null)
  const close = () => setValue((now) => (now === value ? null : now))
  return [value, setValue, close] as const
}

/**
 * A text for Toast.
 * @returns the properties of Toast, and a function that shows a text
 */
export function useToast() {
  const [shown, show, close] = useTransient<{ text: string }>()
  const say = useCallback((text: string) => show({ text }), [show])
  const toast = { text: shown?.text ?? '', isOpen: shown !== null, about: shown, onClose: close }
  return [toast, say] as const
}
