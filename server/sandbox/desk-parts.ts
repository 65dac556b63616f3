import { tradeDesk } from '../modules/points/desk-part'
import type { Context } from '../lib/context'
import { reviewsDesk } from '../modules/reviews/desk-part'
import type { SandboxLang } from './html'

/** Texts of the desk are kept in its two languages. */
export type DeskText = Record<SandboxLang, string>

/** Something that waits for the clinic or the warehouse, and what can be done with it. */
export interface DeskItem {
  id: string
  title: string
  lines: string[]
  /** Names of the part's actions that this item offers now. */
  actions: string[]
}

export interface DeskAction {
  label: DeskText
  done: DeskText
  /** Asked for beside the button, when the action needs a word. */
  input?: { name: string; label: DeskText; value?: string }
  run(ctx: Context, of: { id: string; input: Record<string, string | undefined> }): Promise<unknown>
}

/**
 * One section of the desk, written by the domain that it belongs to. Actions are also served as
 * `POST /sandbox/desk/<part>/<action>` with `{ id, … }` in the body.
 */
export interface DeskPart {
  name: string
  title: DeskText
  none: DeskText
  items(ctx: Context, lang: SandboxLang): Promise<DeskItem[]>
  actions: Record<string, DeskAction>
}

export const deskParts: readonly DeskPart[] = [reviewsDesk, tradeDesk]
