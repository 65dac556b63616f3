import Taro from '@tarojs/taro'

/** The mini-program manages focus itself. */
export function focusById(_id: string): void {}

/** The mini-program has no keyboard focus to lose. */
export function focusIfLost(_id: string): void {}
export const listBefore = (_id: string) => (): void => {}
export const holdFocusInView = (_id: string) => (): void => {}
export const isFocusSeen = (_id: string): boolean => false

/** Scrolls to the element with this id: the mini-program cannot focus it. */
export function focusElement(id: string): void {
  Taro.pageScrollTo({ selector: `#${id}`, offsetTop: -100 }).catch(() => undefined)
}

/** In the mini-program, ScrollView's scroll-into-view does this. */
export function revealById(_id: string): void {}
