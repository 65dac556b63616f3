import { useEffect, useRef } from 'react'
import type { Eligibility } from '@contract/goods'
import type { Person } from '@contract/persons'
import { usePersonListQuery } from '@/api/persons.api'
import { selectIsSignedIn } from '@/features/session/session.slice'
import { useLatest } from '@/hooks/use-latest'
import { useText } from '@/i18n/use-text'
import { go } from '@/navigation/navigate'
import { routes } from '@/navigation/routes'
import { useAppSelector } from '@/store/hooks'
import { ageOn, ineligibility } from '@/utils/eligibility'

interface PersonChoiceOptions {
  eligibility: Eligibility
  /** 'yyyy-MM-dd' of the appointment, or today while it is not chosen: age counts on that day. */
  day: string
  personId: string
  /** Whom the page was opened for: chosen until somebody else is, if they may take it. */
  wishedId?: string | undefined
  onChoose: (personId: string) => void
  /** The channel asks for an ID number. */
  needsIdNumber?: boolean
  isSkipped?: boolean
}

/**
 * The people one may book for, who of them may not take this and why, and the chosen one: by default whom the page was
 * opened for, else the default person.
 * A person added meanwhile is chosen when one comes back.
 */
export function usePersonChoice({
  eligibility,
  day,
  personId,
  wishedId,
  onChoose,
  needsIdNumber,
  isSkipped,
}: PersonChoiceOptions) {
  const { t } = useText('pages-goods')
  const isSignedIn = useAppSelector(selectIsSignedIn)
  const query = usePersonListQuery(undefined, { skip: !isSignedIn || isSkipped })
  const knownIds = useRef<ReadonlySet<string> | null>(null)
  const persons = isSignedIn ? query.data : undefined
  const latestChoose = useLatest(onChoose)

  useEffect(() => {
    const added = knownIds.current && persons?.find(({ id }) => !knownIds.current?.has(id))
    if (!added) return
    knownIds.current = null
    latestChoose.current(added.id)
  }, [persons, latestChoose])

  const limit = () => {
    const { ageMin, ageMax } = eligibility
    if (ageMin !== null && ageMax !== null) return t('persons.ageRange', { min: ageMin, max: ageMax })
    return ageMin !== null ? t('persons.ageFrom', { min: ageMin }) : t('persons.ageTo', { max: ageMax ?? 0 })
  }
  const reasonOf = (person: Person): string | undefined => {
    const reason = ineligibility(eligibility, person, day)
    if (reason === 'age') return t('persons.wrongAge', { age: ageOn(person.birthDate, day), limit: limit() })
    if (reason) return t(reason === 'men' ? 'persons.menOnly' : 'persons.womenOnly')
    return needsIdNumber && !person.idNumberMasked ? t('persons.idNumberMissing') : undefined
  }
  const fitting = persons?.filter((person) => !reasonOf(person))
  const chosen =
    persons?.find(({ id }) => id === personId) ??
    fitting?.find(({ id }) => id === wishedId) ??
    fitting?.find((person) => person.isDefault === '1')
  return {
    query,
    isSignedIn,
    persons,
    reasonOf,
    day,
    person: chosen && !reasonOf(chosen) ? chosen : undefined,
    choose: onChoose,
    add: () => {
      knownIds.current = new Set(persons?.map(({ id }) => id))
      go(routes.editPerson)
    },
  }
}
export type PersonChoice = ReturnType<typeof usePersonChoice>
