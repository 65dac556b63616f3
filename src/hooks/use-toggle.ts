import { useCallback, useRef } from 'react'

/**
 * Something that a press turns on or off, with a call to the server: one call at a time. Pressed while a call
 * is on its way, it is turned back after the answer; pressed once more, it is not.
 * @param isOn what it is when it is pressed
 * @param turn sends it. @returns whether the server took it
 * @returns `press`, and whether a call is on its way
 */
export function useToggle(isOn: () => boolean, turn: (isOn: boolean) => Promise<boolean>) {
  const isBusy = useRef(false)
  const isPressedAgain = useRef(false)
  const press = async (): Promise<void> => {
    if (isBusy.current) {
      isPressedAgain.current = !isPressedAgain.current
      return
    }
    isBusy.current = true
    let wanted = !isOn()
    do {
      isPressedAgain.current = false
      if (!(await turn(wanted))) break
      wanted = !wanted
    } while (isPressedAgain.current)
    isBusy.current = false
  }
  return { press, isBusy: useCallback((): boolean => isBusy.current, []) }
}
