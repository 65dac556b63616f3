import { useState } from 'react'
import type { Eligibility } from '@contract/routes/goods'
import { usePersonChoice } from '@/features/persons/components/person-choice/use-person-choice'
import { msToDay } from '@/i18n/format'
import { useText } from '@/i18n/use-text'

/**
 * The person that the page refers to: the selected one, else the default one if eligible, else the first
 * eligible one, else the first.
 */
export function useFittingPerson(eligibility: Eligibility) {
  const { t } = useText('pages-goods')
  const [personId, choose] = useState('')
  const {
    persons = [],
    reasonOf,
    person,
  } = usePersonChoice({ words: t, eligibility, day: msToDay(Date.now()), personId, onChoose: choose })
  const current =
    persons.find(({ id }) => id === personId) ?? person ?? persons.find((one) => !reasonOf(one)) ?? persons[0]
  return { persons, current, reasonOf, choose }
}
export type FittingPersons = ReturnType<typeof useFittingPerson>
