import { type Language, languages } from '@contract/constants/enums'
import type { Answers } from './answers'
import { drawPage } from './draw'
import { GRID_PLACE, iconGrid, withOwnIcons } from './icon-grid'
import { drawPoster } from './poster'
import { screens } from './screens'
import { type StyleRule, stylesFor } from './styles'
import { addAllTexts } from './texts'

/** What the build hands over (build/first-screen). */
export interface Site {
  /** index.html with the places of a first screen marked. */
  template: string
  /** Of the app's own style sheet. */
  rules: StyleRule[]
  /** The shapes of its icons by their names. */
  icons: Record<string, string>
  /** Rules of the first screens' own frame. */
  ownStyles: string
  /** The screens by their names: where each is, API paths that it is drawn from (with `{id}`), its styles. */
  screens: Record<string, { route: string; reads: string[]; rules: StyleRule[] }>
  /** The styles of the opening poster, and the script that it is shown by. */
  poster: { rules: StyleRule[]; script: string }
  /** Route → addresses of its files, which the head's script asks for ahead. */
  pageFiles: Record<string, string[]>
  /** Room → language → addresses of its texts. */
  textFiles: Record<string, Partial<Record<Language, string[]>>>
}

/** One HTML page: the screens that it may begin with (the HTML's script chooses), the first of them its own. */
export interface Wish {
  screens: readonly string[]
  /** Of what its own screen is about; '' for none. */
  id: string
  language: Language
}

// inside of a script element nothing may end it
const asJson = (value: unknown): string => JSON.stringify(value).replace(/</g, '\\u003c')

addAllTexts()

function placeOf(site: Site, name: string) {
  const place = site.screens[name]
  const screen = screens[name]
  if (!place || !screen) throw new Error(`there is no screen ${name}`)
  return { ...place, screen }
}

/** The files of the pages that it shows; those of others are looked up by the head's script (build/html-shell). */
const filesFor = ({ pageFiles, screens: places }: Site, names: readonly string[]) =>
  Object.fromEntries(
    names.flatMap((name) => {
      const { route = '' } = places[name] ?? {}
      return pageFiles[route] ? [[route, pageFiles[route]]] : []
    }),
  )

/** Its texts are preloaded in the language of the page, which is nearly always the visitor's. */
const textsFor = ({ textFiles }: Site, language: Language) =>
  Object.fromEntries(
    Object.entries(textFiles).map(([room, files]) => [room, { [language]: files[language] ?? [] }]),
  )

/**
 * @returns `readsOf`: the API paths that a page is drawn from; an answer may name more, so it is asked again with the
 *   answers that there are. `draw`: the whole HTML page with these answers (path → body; without them only its texts),
 *   the styles that it needs, and the answers themselves for the app
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
    // the one that the head's script chose; before the rule of a window for which another was drawn
    const shown = names.map((name) => `[data-drawn=${name}] div.first.${name}{display:flex}`).join('')
    // a template has the page's box too, and would lie over what is drawn
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
      .replace('/*texts*/', () => JSON.stringify(textsFor(site, language)))
      .replace('/*pages*/', () => JSON.stringify(filesFor(site, names)))
      .replace('<!--first-answers-->', () => asJson(answers))
  }

  let last: Promise<unknown> = Promise.resolve()
  /** One after the other: see drawPage. */
  function draw(wish: Wish, answers: Answers): Promise<string> {
    const page = last.then(() => drawAll(wish, answers))
    last = page.catch(() => undefined)
    return page
  }
  return { readsOf, draw }
}

export { GRID_PLACE, iconGrid, languages }
