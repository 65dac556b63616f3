/**
 * From now on, wherever Tab leads can be seen. Called once, when the app starts; the work is loaded with the
 * first key, a finger never needs it. Without a network the next key asks for it again.
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
