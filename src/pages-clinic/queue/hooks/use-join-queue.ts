import { useRef, useState } from 'react'
import { codes } from '@contract/constants/codes'
import type { QueueLine } from '@contract/routes/queue'
import { isApiError, isUnsent } from '@/api/api-error'
import { usePersonListQuery } from '@/features/persons/api/person-list.api'
import { useOpenTicketsQuery } from '@/features/queue/api/open-tickets.api'
import { useLoginGuard } from '@/features/session/hooks/use-login-guard'
import { selectIsSignedIn } from '@/features/session/session.slice'
import { useDraft } from '@/hooks/use-draft'
import { useLatest } from '@/hooks/use-latest'
import { useText } from '@/i18n/use-text'
import { replace } from '@/navigation/navigate'
import { routes } from '@/navigation/routes'
import { useQueueRegisterMutation } from '@/pages-clinic/api/queue.api'
import { useAppSelector } from '@/store/hooks'
import { focusElement } from '@/utils/focus-element'
import { newIdempotencyKey } from '@/utils/idempotency'
import { openTicketOf } from './open-ticket'

/** Parameters of the link. */
export interface JoinWish {
  departmentId: string
  doctorId: string
}
export interface JoinForm extends JoinWish {
  personId: string
}
export type JoinTrouble = { text: string; ticketId?: string }
type JoinErrors = Partial<Record<'line' | 'person', string>>

export const joinIds = { line: 'join-line', person: 'join-person', trouble: 'join-trouble' } as const

/** Persons that can be chosen: those without an open ticket at this clinic. */
function usePersonsToQueue(shopId: string, wishedId: string) {
  const isSignedIn = useAppSelector(selectIsSignedIn)
  const query = usePersonListQuery(undefined, { skip: !isSignedIn })
  const { data: open } = useOpenTicketsQuery(undefined, {
    skip: !isSignedIn,
    refetchOnMountOrArgChange: true,
  })
  const persons = isSignedIn ? query.data : undefined
  const here = open?.filter((ticket) => ticket.shopId === shopId) ?? []
  const standing = new Map(here.map((ticket) => [ticket.personId, ticket]))
  const free = persons?.filter(({ id }) => !standing.has(id))
  const person =
    free?.find(({ id }) => id === wishedId) ??
    free?.find(({ isDefault }) => isDefault) ??
    (free?.length === 1 ? free[0] : undefined)
  return { isSignedIn, query, persons, standing, person }
}
export type PersonsToQueue = ReturnType<typeof usePersonsToQueue>

/** Registration for a line of today: stored as a draft, submitted once, refusals are shown on the page. */
export function useJoinQueue(shopId: string, wish: JoinWish, lines: readonly QueueLine[] | undefined) {
  const draft = useDraft<JoinForm>(`queue/${shopId}`, { ...wish, personId: '' })
  const { values: form } = draft
  const persons = usePersonsToQueue(shopId, form.personId)
  // the line in a draft may have ended; a single line is preselected
  const line =
    lines?.find(({ doctorId }) => doctorId === form.doctorId) ?? (lines?.length === 1 ? lines[0] : undefined)
  const target = line
    ? { doctorId: line.doctorId }
    : form.departmentId
      ? { departmentId: form.departmentId }
      : null
  const sending = useSending({ shopId, target, persons, onSent: draft.clear })
  return {
    form,
    line,
    persons,
    ...sending,
    change: (part: Partial<JoinForm>) => {
      draft.change(part)
      sending.forget()
    },
  }
}
export type JoinState = ReturnType<typeof useJoinQueue>

interface SendingOptions {
  shopId: string
  target: { doctorId: string } | { departmentId: string } | null
  persons: PersonsToQueue
  onSent: () => void
}

/** Submits the registration once; missing values and refusals are shown at their field. */
function useSending({ shopId, target, persons, onSent }: SendingOptions) {
  const { t } = useText('pages-clinic')
  const [errors, setErrors] = useState<JoinErrors>({})
  const [trouble, setTrouble] = useState<JoinTrouble | null>(null)
  const [send, { isLoading: isSending }] = useQueueRegisterMutation()
  const guard = useLoginGuard()
  const key = useRef(newIdempotencyKey())
  const refuse = (bad: JoinErrors, id: string) => {
    setErrors(bad)
    focusElement(id)
  }
  const report = (found: JoinTrouble) => {
    setTrouble(found)
    focusElement(joinIds.trouble)
  }
  const register = async () => {
    if (isSending || !target) return
    if (!persons.person) return refuse({ person: t('queue.join.errorPerson') }, joinIds.person)
    const answer = await send({ idempotencyKey: key.current, shopId, ...target, personId: persons.person.id })
    if (answer.data) {
      onSent()
      return replace(routes.queue, { id: answer.data.id })
    }
    const { error } = answer
    if (!isApiError(error)) return
    if (isUnsent(error)) return report({ text: t('queue.join.unsent') })
    const ticketId = error.code === codes.alreadyRegistered ? openTicketOf(error) : null
    report(ticketId ? { text: error.msg, ticketId } : { text: error.msg })
  }
  // a sign-in may happen in between: submit the form as it is afterwards
  const latestRegister = useLatest(register)
  const submit = () => {
    setTrouble(null)
    if (!target) return refuse({ line: t('queue.join.errorLine') }, joinIds.line)
    setErrors({})
    guard(() => void latestRegister.current())
  }
  const forget = () => {
    setErrors({})
    // another choice is another registration and needs a new key
    key.current = newIdempotencyKey()
  }
  return { errors, trouble, isSending, submit, forget }
}
