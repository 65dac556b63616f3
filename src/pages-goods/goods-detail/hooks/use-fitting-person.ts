import { useState } from 'react'
import { msToDay } from '@/i18n/format'
import type { Eligibility } from '@contract/goods'
import { usePersonChoice } from '../../components/persons/use-person-choice'

/** The person the page speaks of: the chosen one, else the default one who may take it, else the first who may, else the first. */
export function useFittingPerson(eligibility: Eligibility) {
  const [personId, choose] = useState('')
  const {
    persons = [],
    reasonOf,
    person,
  } = usePersonChoice({ eligibility, day: msToDay(Date.now()), personId, onChoose: choose })
  const current =
    persons.find(({ id }) => id === personId) ?? person ?? persons.find((one) => !reasonOf(one)) ?? persons[0]
  return { persons, current, reasonOf, choose }
}
export type FittingPersons = ReturnType<typeof useFittingPerson>
