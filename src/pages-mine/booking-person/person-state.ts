import type { DataOf } from '@contract/route'
import type * as account from '@contract/routes/account'
import type * as routes from '@contract/routes/persons'
import { isGone } from '@/api/api-error'
import { type Reading, readState, type Unread } from '@/utils/read-state'
import { emptyPerson, type PersonDraft, toDraft } from '../components/person-rules'

/** The states of the page of one person. */
export type PersonState =
  | { kind: 'visitor' }
  | Unread
  | { kind: 'gone' }
  | { kind: 'ready'; initial: PersonDraft; hasDefaultSwitch: boolean }

interface PersonReads {
  isSignedIn: boolean
  /** id of the person to edit; '' for a new one */
  id: string | undefined
  saved: Reading & { data?: DataOf<typeof routes.personForm> | undefined }
  persons: Reading & { data?: DataOf<typeof routes.personList> | undefined }
  /** the account's own number */
  contact: Reading & { data?: DataOf<typeof account.contactPhone> | undefined }
}

/** The first person is usually the account's owner, whose number is known. */
function firstPerson({ data }: PersonReads['contact']): PersonDraft {
  const known = data?.phone && data.phoneCode ? { phone: data.phone, phoneCode: data.phoneCode } : null
  return { ...emptyPerson, relation: 'self', ...known }
}

/**
 * The other persons only decide whether a new one is the first, so failing to load them or the account's
 * number does not block the form.
 */
export function personState({ isSignedIn, id, saved, persons, contact }: PersonReads): PersonState {
  if (!isSignedIn) return { kind: 'visitor' }
  // the first person is always the default
  const hasDefaultSwitch = !!persons.data?.some((person) => person.id !== id)
  if (id) {
    const state = readState(saved.data, saved, { isGone: isGone(saved.error) })
    return state.kind === 'ready' ? { kind: 'ready', initial: toDraft(state.data), hasDefaultSwitch } : state
  }
  if (!persons.data && !persons.error) return { kind: 'loading' }
  if (persons.data?.length !== 0) return { kind: 'ready', initial: emptyPerson, hasDefaultSwitch }
  if (!contact.data && !contact.error) return { kind: 'loading' }
  return { kind: 'ready', initial: firstPerson(contact), hasDefaultSwitch }
}
