// Mini-program only: React's reconciler asks its host at run time what it supports. Taro's host (@tarojs/react) always answers the same,
// so the answers are written in, and the minifier takes out what nothing can reach: hydration, persistence, test selectors.
const answers = {
  supportsMutation: true,
  supportsMicrotasks: true,
  isPrimaryRenderer: true,
  supportsPersistence: false,
  supportsHydration: false,
  supportsTestSelectors: false,
}
const unused =
  /\bexports\.(attempt\w+|create(?:HydrationContainer|\w+Selector)|deferredUpdates|find(?:AllNodes|BoundingRects|HostInstanceWith\w+)|flushControlled|focusWithin|getFindAllNodesFailureDescription|observeVisibleRects|registerMutableSourceForHydration|shouldError|shouldSuspend)=/g

module.exports = function reconcilerLoader(source) {
  let found = 0
  const answered = source.replace(/\$\$\$hostConfig\.(\w+)/g, (text, name) => {
    if (!(name in answers)) return text
    found += 1
    return String(answers[name])
  })
  if (found !== Object.keys(answers).length)
    throw new Error('react-reconciler asks its host otherwise than config/reconciler-loader.js expects')
  return answered.replace(unused, (_, name) => `var unused_${name}=`)
}
