import { newKey } from '../support/order-world'
import { personForm } from '../support/person-form'
import { newUser } from './catalogue-fixture'

/** The calls of the person form, and two users for each test. Importing it creates them. */

export let owner: { id: string; session: string }

export let other: { id: string; session: string }

export const form = personForm

export const save = (body: Record<string, unknown>, session = owner.session, lang = 'en') =>
  medibook.call('personSave', { body: { idempotencyKey: newKey(), ...body }, session, lang })

let users = 0

beforeEach(async () => {
  users += 1
  owner = await newUser(`t-owner-${users}`)
  other = await newUser(`t-other-${users}`)
})
