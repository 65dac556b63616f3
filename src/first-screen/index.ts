import { type Language, languages } from '@contract/constants/enums'
import { roomOfPage } from '@/i18n/languages'
import { type Answers, withoutTexts } from './answers'
import { drawPage } from './draw'
import { GRID_PLACE, iconGrid, withOwnIcons } from './icon-grid'
import { drawPoster } from './poster'
import { screens } from './screens'
import { type StyleRule, stylesFor } from './styles'
import { addAllTexts } from './texts'

/** Input from the build (build/first-screen). */
export interface Site {
  /** index.html with placeholders for the first screen. */
  template: string
  /** Rules of the app's own style sheet. */
  rules: StyleRule[]
  /** Icon shapes by name. */
  icons: Record<string, string>
  /** Rules for the frame of the first screens. */
  ownStyles: string
  /** Screens by name: route, API paths it is rendered from (with `{id}`), and style rules. */
  screens: Record<string, { route: string; reads: string[]; rules: StyleRule[] }>
  /** Style rules of the opening poster, and the script that shows it. */
  poster: { rules: StyleRule[]; script: string }
  /** Route → addresses of its files, which the script in the head preloads. */
  pageFiles: Record<string, string[]>
  /** Namespace → language → addresses of its texts. */
  textFiles: Record<string, Partial<Record<Language, string[]>>>
  /** Language → the text shown when a script failed to load, and its button. */
  loadFailure: Record<Language, [words: string, button: string]>
}

/** One HTML page with the screens it may start with (its script chooses); the first is its own. */
export interface Wish {
  screens: readonly string[]
  /** Id of the first screen's subject; '' for none. */
  id: string
  language: Language
}

// escaped, since a closing tag inside the JSON would end the script element
const asJson = (value: unknown): string => JSON.stringify(value).replace(/</g, '\\u003c')

addAllTexts()

function placeOf(site: Site, name: string) {
  const place = site.screens[name]
  const screen = screens[name]
  if (!place || !screen) throw new Error(`there is no screen ${name}`)
  return { ...place, screen }
}

/** Files of the pages that it shows; those of other pages are looked up by the head's script (build/html-shell). */
const filesFor = ({ pageFiles, screens: places }: Site, names: readonly string[]) =>
  Object.fromEntries(
    names.flatMap((name) => {
      const { route = '' } = places[name] ?? {}
      return pageFiles[route] ? [[route, pageFiles[route]]] : []
    }),
  )

/**
 * Texts of its pages in its language, which is nearly always the visitor's; others are looked up by the head's
 * script.
 */
function textsFor({ textFiles, screens: places }: Site, names: readonly string[], language: Language) {
  const rooms = new Set<string>(['common', ...names.map((name) => roomOfPage(places[name]?.route ?? ''))])
  return Object.fromEntries(
    Object.entries(textFiles)
      .filter(([room]) => rooms.has(room))
      .map(([room, files]) => [room, { [language]: files[language] ?? [] }]),
  )
}

/**
 * @returns `readsOf`: the API paths that a page is rendered from; an answer may name more paths, so it is
 * called again with the answers so far. `draw`: the whole HTML page with these answers (path → body; only its
 * texts without them), the styles it needs, and the answers themselves for the app
 */
export function createEntrance(site: Site) {
  function readsOf({ screens: names, id }: Pick<Wish, 'screens' | 'id'>, answers: Answers): string[] {
    const paths = names.flatMap((name) => {
      const { reads, screen } = placeOf(site, name)
      const own = reads.map((path) => path.replace('{id}', encodeURIComponent(id)))
      return [...own, ...(screen.more?.(id, answers) ?? [])]
    })
    return [...new Set(paths)]
  }

  async function drawAll({ screens: names, id, language }: Wish, answers: Answers): Promise<string> {
    let drawn = ''
    const sheets = [site.rules]
    for (const name of names) {
      const { route, rules, screen } = placeOf(site, name)
      sheets.push(rules)
      const { narrow, wide } = await drawPage(screen, { route, id, language, answers })
      const classes = `class="first ${name} first-tabbar__container"`
      drawn += `<div ${classes}>${narrow}</div><template ${classes}>${wide}</template>`
    }
    const poster = drawPoster(answers)
    if (poster) {
      sheets.push(site.poster.rules)
      drawn += `${poster}<script>${site.poster.script}</script>`
    }
    const [own = ''] = names
    // shows the screen that the head's script chose; precedes the rule for a window size it was not rendered
    // for
    const shown = names.map((name) => `[data-drawn=${name}] div.first.${name}{display:flex}`).join('')
    // a template element also has the page's box and would cover the rendered content
    const withoutScripts =
      `<noscript><style>div.first.${own}{display:flex}` +
      `template.first,div.first:not(.${own}),#shell{display:none}</style></noscript>`
    const styles = stylesFor(sheets, drawn, site.ownStyles)
    return site.template
      .replace(
        '<html lang="zh-Hant"',
        `<html lang="${language}" data-first="${language}" data-screens="${names.join(' ')}"`,
      )
      .replace('/*first-styles*/', () => shown + site.ownStyles + withOwnIcons(styles, site.icons))
      .replace('<!--first-screens-->', () => withoutScripts + drawn)
      .replace('/*texts*/', () => JSON.stringify(textsFor(site, names, language)))
      .replace('/*failure*/', () => JSON.stringify({ [language]: site.loadFailure[language] }))
      .replace('/*pages*/', () => JSON.stringify(filesFor(site, names)))
      .replace('<!--first-answers-->', () => asJson(withoutTexts(answers)))
  }

  let last: Promise<unknown> = Promise.resolve()
  /** Renderings are serialised: see drawPage. */
  function draw(wish: Wish, answers: Answers): Promise<string> {
    const page = last.then(() => drawAll(wish, answers))
    last = page.catch(() => undefined)
    return page
  }
  return { readsOf, draw }
}

export { GRID_PLACE, iconGrid, languages }
