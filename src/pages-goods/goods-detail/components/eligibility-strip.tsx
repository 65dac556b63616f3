import { useState } from 'react'
import { sexes } from '@contract/constants/enums'
import type { Eligibility } from '@contract/routes/goods'
import type { Person } from '@contract/routes/persons'
import { Button } from '@/components/button'
import { NextStrip } from '@/components/next-strip'
import { RadioCard, RadioGroup } from '@/components/radio-card'
import { Sheet } from '@/components/sheet'
import { useText } from '@/i18n/use-text'
import type { FittingPersons } from '../hooks/use-fitting-person'

/** Who the product is for and, when signed in, whether one of the user's persons is eligible. */
export function EligibilityStrip({
  eligibility,
  fitting: { persons, current, reasonOf, choose },
}: {
  eligibility: Eligibility
  fitting: FittingPersons
}) {
  const { t } = useText('pages-goods')
  const [isChoosing, setIsChoosing] = useState(false)
  if (!current)
    return eligibility.text ? (
      <NextStrip kind="info" icon="users">
        {eligibility.text}
      </NextStrip>
    ) : null

  const who = ({ name, age, sex }: Person) =>
    t('detail.person.who', {
      name,
      age,
      sex: t(sex === sexes.male ? 'persons.male' : 'persons.female').toLowerCase(),
    })
  const reason = reasonOf(current)
  return (
    <>
      <NextStrip
        kind={reason ? 'warn' : 'ok'}
        icon={reason ? 'prohibit' : 'user-check'}
        note={reason ?? eligibility.text}
        action={
          persons.length > 1 && (
            <Button kind="text" size="card" onClick={() => setIsChoosing(true)}>
              {t('detail.person.change')}
            </Button>
          )
        }
      >
        {t(reason ? 'detail.person.mayNot' : 'detail.person.may', { who: who(current) })}
      </NextStrip>
      <Sheet isOpen={isChoosing} title={t('detail.person.title')} onClose={() => setIsChoosing(false)}>
        <RadioGroup label={t('detail.person.title')}>
          {persons.map((person) => {
            const disabledReason = reasonOf(person)
            return (
              <RadioCard
                key={person.id}
                title={who(person)}
                isChosen={person.id === current.id}
                {...(disabledReason ? { disabledReason } : null)}
                onClick={() => {
                  choose(person.id)
                  setIsChoosing(false)
                }}
              />
            )
          })}
        </RadioGroup>
      </Sheet>
    </>
  )
}
