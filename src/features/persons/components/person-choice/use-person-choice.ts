import { useEffect, useRef } from 'react'
import type { Person } from '@contract/routes/persons'
import { ageOn, type Demands, ineligibility } from '@contract/rules/eligibility'
import { usePersonListQuery } from '@/features/persons/api/person-list.api'
import { selectIsSignedIn } from '@/features/session/session.slice'
import { useLatest } from '@/hooks/use-latest'
import type { TextParams } from '@/i18n/engine'
import type { TextKey } from '@/i18n/text-keys'
import { go } from '@/navigation/navigate'
import { routes } from '@/navigation/routes'
import { useAppSelector } from '@/store/hooks'
import { readState } from '@/utils/read-state'

type PersonKey = Extract<TextKey<'pages-goods'>, `persons.${string}`>
/** The texts of the namespace of the page: each such namespace has its own block `persons`. */
export type PersonWords = (key: PersonKey, params?: TextParams) => string

interface PersonChoiceOptions {
  words: PersonWords
  eligibility: Demands
  /** 'yyyy-MM-dd' of the appointment, or today before it is chosen: decides the age. */
  day: string
  personId: string
  /** The person the page was opened for: selected by default, if eligible. */
  wishedId?: string | undefined
  onChoose: (personId: string) => void
  /** The channel requires an ID number. */
  needsIdNumber?: boolean
  isSkipped?: boolean
}

/**
 * The account's persons with their eligibility and its reason, and the chosen one: by default the person the
 * page was opened for, else the default person. A person added on another page is selected on return.
 */
export function usePersonChoice({
  words: t,
  eligibility,
  day,
  personId,
  wishedId,
  onChoose,
  needsIdNumber,
  isSkipped,
}: PersonChoiceOptions) {
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
    if (reason === 'men') return t('persons.menOnly')
    if (reason === 'women') return t('persons.womenOnly')
    if (reason) return t('persons.wrongAge', { age: ageOn(person.birthDate, day), limit: limit() })
    return needsIdNumber && !person.idNumberMasked ? t('persons.idNumberMissing') : undefined
  }
  const fitting = persons?.filter((person) => !reasonOf(person))
  const chosen =
    persons?.find(({ id }) => id === personId) ??
    fitting?.find(({ id }) => id === wishedId) ??
    fitting?.find((person) => person.isDefault)
  return {
    words: t,
    state: readState(persons, query),
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
