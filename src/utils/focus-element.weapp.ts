import Taro from '@tarojs/taro'

/** The mini-program moves its own focus. */
export function focusById(_id: string): void {}

/** The mini-program has no keyboard focus to lose. */
export function focusIfLost(_id: string): void {}
export const listBefore = (_id: string) => (): void => {}
export const holdFocusInView = (_id: string) => (): void => {}
export const isFocusSeen = (_id: string): boolean => false

/** Scrolls to the element with this id: the mini-program cannot move the focus to it. */
export function focusElement(id: string): void {
  Taro.pageScrollTo({ selector: `#${id}`, offsetTop: -100 }).catch(() => undefined)
}

/** The mini-program's ScrollView does it through scroll-into-view. */
export function revealById(_id: string): void {}
