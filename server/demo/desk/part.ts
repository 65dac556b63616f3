import type { Access } from '../../contexts/identity'
import type { Context } from '../../lib/context'
import type { SandboxLang } from '../html'

/** The desk is available in two languages. */
export type DeskText = Record<SandboxLang, string>

/** The data subject of an item: the access is recorded before the page is sent. */
export type Concern = Pick<Access, 'userId' | 'personId' | 'kind' | 'purpose'> & { rowId: string }

/** An item that waits for the clinic or the warehouse, with its available actions. */
export interface DeskItem {
  id: string
  title: string
  lines: string[]
  /** Null for an item without personal data. */
  concerns: Concern | null
  /** Names of the section's actions that this item currently offers. */
  actions: string[]
}

export interface DeskAction {
  label: DeskText
  done: DeskText
  /** An input field beside the button, for actions that need a text. */
  input?: { name: string; label: DeskText; value?: string }
  run(ctx: Context, of: { id: string; input: Record<string, string | undefined> }): Promise<unknown>
}

/**
 * One section of the desk, provided by the domain it belongs to. Its actions are also available as `POST
 * /sandbox/desk/<part>/<action>` with `{ id, … }` in the body.
 */
export interface DeskPart {
  name: string
  title: DeskText
  none: DeskText
  items(ctx: Context, lang: SandboxLang): Promise<DeskItem[]>
  actions: Record<string, DeskAction>
}
