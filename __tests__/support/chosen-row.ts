import type { Samples } from '../../scripts/lib/page-catalogue.mjs'
import type { Scene } from './chosen-scenes'

/** A control, by role and accessible name in Traditional Chinese. */
export interface Control {
  role: string
  name: string | RegExp
  /** in the open sheet; controls beneath it may have the same name */
  isInSheet?: boolean
}

/** Text typed into a field on the way to a control. */
export interface Typed {
  label: string
  value: string
}

/** A control that can be chosen, and how to check that it is. */
export interface ChosenRow {
  what: string
  /** the sources that pass the chosen state to this control: file and its folder, because folders move */
  files: readonly string[]
  route: string | ((samples: Samples) => string)
  isSignedIn?: boolean
  /** what a new account does before the page is opened, and the query of the page */
  scene?: Scene
  /** pressed or typed one after another to reach the control */
  before?: readonly (Control | Typed)[]
  control: Control
  /** pressed to see the control again after choosing has closed its sheet, or in the sheet that it opens */
  reopen?: readonly Control[]
  /** the control is chosen from the start, and not pressed */
  isShown?: boolean
  /** an icon shows that it is chosen, and no class */
  isIconOnly?: boolean
  /** one of the same kind that is not chosen, for what is shown and has no state: it looks different */
  unlike?: Control
  /** the name tells the state, as a button that does the opposite once it is pressed: its name afterwards */
  renamed?: Control
  /** the other target has no such control */
  only?: { target: 'h5' | 'weapp'; because: string }
  /** in a wide window */
  isDesktop?: boolean
}

export const button = (name: string | RegExp): Control => ({ role: 'button', name })
export const radio = (name: string | RegExp): Control => ({ role: 'radio', name })
export const tab = (name: string | RegExp): Control => ({ role: 'tab', name })
export const checkbox = (name: string | RegExp): Control => ({ role: 'checkbox', name })

export const inSheet = (control: Control): Control => ({ ...control, isInSheet: true })

/** The rows of a target. */
export const rowsFor = (target: 'h5' | 'weapp', rows: readonly ChosenRow[]): ChosenRow[] =>
  rows.filter(({ only }) => !only || only.target === target)
