import { useCallback, useRef } from 'react'

/**
 * A switch that is saved by a server call, one call at a time. A press during a call reverts it after the
 * answer; one more press cancels that.
 * @param isOn its state when pressed
 * @param turn sends the new state
 * @returns `press`, and whether a call is in progress
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
