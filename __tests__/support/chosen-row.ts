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
  /** pressed to show the control again after choosing it has closed its sheet or opened another */
  reopen?: readonly Control[]
  /** the control is chosen from the start, and not pressed */
  isShown?: boolean
  /** the chosen state is shown by an icon only, not by a class */
  isIconOnly?: boolean
  /** an unchosen control of the same kind, whose classes differ: for controls without a state attribute */
  unlike?: Control
  /** its name once chosen, for a button whose label is the opposite action then */
  renamed?: Control
  /** the other target has no such control */
  only?: { target: 'h5' | 'weapp'; because: string }
  /** shown in a wide window only */
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
