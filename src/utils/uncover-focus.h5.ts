/**
 * Keeps the keyboard focus visible from now on. Called once, when the app starts; the implementation is
 * loaded at the first key press, since touch never needs it. If that fails offline, the next key press tries
 * again.
 */
export function keepFocusUncovered(): void {
  const load = () => {
    import(/* webpackChunkName: "uncover-focus" */ './uncover').then(
      ({ followFocus }) => followFocus(),
      () => keepFocusUncovered(),
    )
  }
  document.addEventListener('keydown', load, { once: true })
}
