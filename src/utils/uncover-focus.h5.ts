/** From now on, wherever Tab leads can be seen. Called once, when the app starts; the work is loaded with the first key, a finger never needs it. */
export function keepFocusUncovered(): void {
  document.addEventListener('keydown', () => { void import(/* webpackChunkName: "uncover-focus" */ './uncover').then(({ followFocus }) => followFocus()) }, { once: true })
}
