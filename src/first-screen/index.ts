import type { ComponentType } from 'react'
import { type Language, languages } from '@contract/constants/enums'
import Home from '@/pages/Home'
import Welcome from '@/pages-common/welcome'
import { type Answers, drawPage } from './draw'
import { createStyles, type StyleRule } from './styles'
import { addAllTexts } from './texts'

/** What the build hands over (build/first-screen). */
export interface Site {
  /** index.html with the places of a first screen marked. */
  template: string
  rules: StyleRule[]
  /** Rules of the first screens' own frame, which the template has. */
  ownStyles: string
  /** API paths whose answers the app's entrance is drawn from. */
  reads: string[]
}

/** The screens that the app's entrance may begin with; the HTML's script chooses (build/html-shell.mjs). */
const screens: readonly (readonly [name: string, page: ComponentType])[] = [
  ['home', Home],
  ['welcome', Welcome],
]

// inside of a script element nothing may end it
const asJson = (value: unknown): string => JSON.stringify(value).replace(/</g, '\\u003c')

addAllTexts()

/**
 * @returns draws the app's entrance as a whole HTML page, in one language: its first screens with these answers (path →
 *   body; without them only their texts), the styles that they need, and the answers themselves for the app
 */
export function createEntrance(site: Site): (language: Language, answers: Answers) => string {
  const stylesFor = createStyles(site.rules)
  return (language, answers) => {
    const drawn = screens
      .map(
        ([name, page]) =>
          `<div class="first ${name} first-tabbar__container">${drawPage(page, language, answers)}</div>`,
      )
      .join('')
    return site.template
      .replace('<html lang="zh-Hant"', `<html lang="${language}" data-first="${language}"`)
      .replace('/*first-styles*/', () => stylesFor(drawn, site.ownStyles))
      .replace('<!--first-screens-->', () => drawn)
      .replace('<!--first-answers-->', () => asJson(answers))
  }
}

export { languages }
