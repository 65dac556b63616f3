import { createReactApp } from '@tarojs/plugin-framework-react/dist/runtime'
import { createHashHistory, createRouter, handleAppMount } from '@tarojs/router'
import Taro from '@tarojs/taro'
import * as React from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { wrapPageLoaders } from '@/platform/lazy-page/index.h5'

type PageModule = { default: React.ComponentType }
type PageLoader = () => PageModule | Promise<PageModule>

/** The part of src/app.config.ts that the router reads. */
interface AppConfig {
  pages?: string[]
  window?: object
  tabBar?: object
}

interface BootOptions {
  /** The app component: the default export of src/app.tsx. */
  app: React.ComponentType<{ children?: React.ReactNode }>
  /** Rendered inside the app beside its pages, to read the app's contexts. */
  inside?: React.ReactNode
  /** The default export of src/app.config.ts. */
  config: AppConfig
  /** Page path without leading slash → its module, for the pages that the test visits. */
  pages: Record<string, PageLoader>
  /** Page configuration by path (the default export of the page's index.config.ts). */
  pageConfigs?: Record<string, object>
  /** Start address after '#'. Default: the first page of `pages`. */
  startAt?: string
}

/**
 * Boots the real H5 app in jsdom: router, page stack, life cycles, tab bar.
 *
 * Import queries from '@testing-library/dom' rather than from '@testing-library/react': the latter declares
 * an act() environment, in which the app's own React root is never flushed.
 *
 * @returns Taro and `stop()`, which ends the router and the app and empties the document.
 */
export function bootApp({ app: App, inside, config, pages, pageConfigs = {}, startAt }: BootOptions) {
  document.body.innerHTML = '<div id="app"></div>'
  const first = startAt ?? Object.keys(pages)[0] ?? ''
  // not by location.hash, whose event would arrive when the router already listens, and open the page a
  // second time
  window.history.replaceState(null, '', `#/${first.replace(/^\//, '')}`)

  const routes = Object.entries(pages).map(([path, load]) => ({
    path,
    ...pageConfigs[path],
    load: (context: unknown, params: unknown) => [Promise.resolve().then(load), context, params] as const,
  }))
  // as in the build's entry (build/taro-entry.js)
  wrapPageLoaders(routes)
  const appConfig = {
    ...config,
    router: { mode: 'hash' },
    animation: false,
    routes,
    entryPagePath: config.pages?.[0],
  }
  Object.assign(window, { __taroAppConfig: appConfig })

  const app = ({ children }: React.PropsWithChildren) => (
    <App>
      {inside}
      {children}
    </App>
  )
  let root: Root | undefined
  const makeRoot: typeof createRoot = (container, options) => {
    root = createRoot(container, options)
    return root
  }
  const instance = createReactApp(app, React, { createRoot: makeRoot }, appConfig)
  const history = createHashHistory({ window })
  // The router's types require its own configuration class, which only the build creates.
  handleAppMount(appConfig as never, history)
  const stopRouter = createRouter(history, instance, appConfig as never, 'React') as unknown

  return {
    Taro,
    history,
    stop() {
      if (typeof stopRouter === 'function') stopRouter()
      // a later answer must not render anything, because the window no longer exists
      root?.unmount()
      document.body.innerHTML = ''
    },
  }
}
