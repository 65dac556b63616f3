import fs from 'node:fs'
import { compile } from 'sass'
import { inRoot } from '../scripts/lib/paths.mjs'
import { inlineScript } from './html-shell/bundle.mjs'

/** Pages that the HTML may start with, rendered before the scripts (src/first-screen): route → name. */
export const firstScreens = {
  'pages/Home/index': 'home',
  'pages-common/welcome/index': 'welcome',
  'pages/Commodity/index': 'catalogue',
  'pages-goods/goods-detail/goods-detail': 'goods',
  'pages-shopping/goods/goods': 'product',
  'pages-clinic/clinic-home/clinic-home': 'clinic',
  'pages-shop/index': 'shop',
  'pages-clinic/clinic-doctor/clinic-doctor': 'doctor',
  'pages-common/article': 'article',
}

/** Minimum width of the desktop layout (src/hooks/use-window-size.ts). */
const desktopFromPx = 960

const usedColours = [
  '--c-page',
  '--c-card',
  '--c-sunken',
  '--c-line',
  '--c-ink-2',
  '--c-brand-tint-2',
  '--c-brand-text',
]

/** The colours of the shell, read from the tokens, so that the first paint and the app cannot differ. */
function colours(mixin) {
  const tokens = fs.readFileSync(inRoot('src', 'theme', 'tokens.scss'), 'utf8')
  const block = new RegExp(`@mixin ${mixin} \\{([\\s\\S]*?)\\n\\}`).exec(tokens)?.[1] ?? ''
  return usedColours
    .map((name) => {
      const value = new RegExp(`${name}:\\s*([^;]+);`).exec(block)?.[1]
      if (!value)
        throw new Error(`src/theme/tokens.scss: ${mixin} has no ${name}, which the HTML shell needs`)
      return `${name}:${value}`
    })
    .join(';')
}

/** The page's background, light and dark. */
export const pageGrounds = () =>
  Object.fromEntries(
    ['light', 'dark'].map((theme) => [theme, /--c-page:([^;]+)/.exec(colours(`colours-${theme}`))?.[1]]),
  )

/** Shown when a script could not be loaded; the app's own texts are in the scripts. */
export const loadFailure = {
  'zh-Hant': ['頁面未能載入，請檢查網絡後重試', '重新載入'],
  'zh-Hans': ['页面未能加载，请检查网络后重试', '重新加载'],
  en: ['The page could not be loaded. Check your connection and try again.', 'Reload'],
  fr: ["La page n'a pas pu être chargée. Vérifiez votre connexion et réessayez.", 'Recharger'],
  es: ['No se pudo cargar la página. Compruebe su conexión e inténtelo de nuevo.', 'Recargar'],
  ja: ['ページを読み込めませんでした。接続を確認して、もう一度お試しください。', '再読み込み'],
}

/** The styles of the first paint. */
export function shellCss() {
  const { css } = compile(inRoot('build', 'html-shell', 'shell.scss'), { style: 'compressed' })
  const light = colours('colours-light')
  const dark = colours('colours-dark')
  return [
    `#shell{${light}}`,
    `@media (prefers-color-scheme:dark){:root:not([data-theme=light]) #shell{${dark}}}`,
    `:root[data-theme=dark] #shell{${dark}}`,
    css,
  ].join('')
}

/**
 * The frame of the first screens: above the app until it is ready. The page decides which screen is shown
 * (src/first-screen).
 */
export const firstStyles = [
  '.first{position:fixed;inset:0;z-index:2;overflow:hidden;background:var(--c-page)}',
  // a window with the desktop layout shows only the screen rendered for it
  `@media (min-width:${desktopFromPx}px){[data-drawn] div.first:not(.wide){display:none}}`,
  '#poster{display:none}[data-poster] #poster{display:block}',
  '.first-tabbar__panel,.first-router,.first-page{height:100%;overflow:hidden}',
  '.first-page{overflow-y:auto}',
  '.first-page>div{min-height:100%}',
  ':where(.first) a{box-sizing:border-box;color:inherit;text-decoration:none}',
].join('')

const brandMark = [
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><rect width="32" height="32" rx="9" fill="#41C492"/>',
  '<path d="M16 9v14M9 16h14" stroke="#fff" stroke-width="4.5" stroke-linecap="round"/></svg>',
].join('')

/** Without it every visitor's console would report a missing icon. */
export const iconLink = `<link rel="icon" href="data:image/svg+xml,${encodeURIComponent(brandMark)}">`

export const shellHtml = [
  '<div id="shell">',
  '<div class="h"><b></b><b></b></div>',
  '<div class="m"><b></b><b></b><b></b><b></b></div>',
  '<div class="t"></div>',
  '</div>',
].join('')

/**
 * Pages by the first part of their addresses without a hash, which the server answers
 * (server/plugins/clean-paths.ts); offline the service worker answers with the app's page, and its script
 * opens the page.
 */
export const cleanPages = {
  goods: 'pages-goods/goods-detail/goods-detail',
  clinic: 'pages-clinic/clinic-home/clinic-home',
  doctor: 'pages-clinic/clinic-doctor/clinic-doctor',
  article: 'pages-common/article',
  catalogue: 'pages/Commodity/index',
}

/** The welcome page, and the pages readable before consent (src/navigation/first-launch.ts). */
const openToAll = ['pages-common/welcome/index', 'pages-common/article', 'pages-common/not-found']

/**
 * The script in the page's head.
 *
 * @param {Omit<import('./html-shell/site').Site, 'screens' | 'cleanPages' | 'openToAll' | 'loadFailure'>} build
 */
export const headScript = (build) =>
  inlineScript('head.ts', {
    ...build,
    openToAll,
    screens: firstScreens,
    cleanPages,
    loadFailure,
  })

/** At the end of a page with first screens: passes their answers to the app. */
export const answersScript =
  "if(window.__medibookAnswers)__medibookAnswers(JSON.parse(document.getElementById('first-answers').textContent))"

/** The script after the shell. */
export const shellScript = ({ home, tabs }) =>
  inlineScript('shell.ts', { home, tabs, screens: firstScreens, desktopFromPx })

/** The script of the opening poster. */
export const posterScript = () => inlineScript('poster.ts')
