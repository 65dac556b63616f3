import { View } from '@tarojs/components'
import { useMemo, useState } from 'react'
import { anySex } from '@contract/constants/enums'
import type { GoodsCard } from '@contract/routes/goods'
import { type Ineligibility, ineligibility } from '@contract/rules/eligibility'
import { Chip, ChipRow } from '@/components/chip'
import { Icon } from '@/components/icon'
import { Tappable } from '@/components/tappable'
import { selectIsSignedIn } from '@/features/session/session.slice'
import { msToDay } from '@/i18n/format'
import { useText } from '@/i18n/use-text'
import { useAppDispatch, useAppSelector } from '@/store/hooks'
import { usePersonListQuery } from '../api/person-list.api'
import { comparedPersonChosen, selectComparedPersonId } from '../compared-person.slice'
import styles from './fit-mark.module.scss'

type Demands = GoodsCard['demands']

/** Whom a product is for, on the card of one that is not for the person. */
function OnlyFor({ demands, reason }: { demands: Demands; reason: Ineligibility }) {
  const { t } = useText('common')
  const { ageMin, ageMax } = demands
  const limit = () => {
    if (ageMin !== null && ageMax !== null) return t('goods.onlyAges', { min: ageMin, max: ageMax })
    return ageMin !== null ? t('goods.onlyFrom', { min: ageMin }) : t('goods.onlyTo', { max: ageMax ?? 0 })
  }
  return (
    <View className={styles.only}>
      <Icon name="info" size={14} className={styles.sign} />
      <View>{reason === 'men' || reason === 'women' ? t(`goods.only.${reason}`) : limit()}</View>
    </View>
  )
}

const isForAll = ({ sex, ageMin, ageMax }: Demands) => sex === anySex && ageMin === null && ageMax === null

/** Whether the purpose says already that the person's age is wrong for it; the escapes are the signs of 'years old'. */
const isSaid = (reason: Ineligibility, purpose: string, { ageMin, ageMax }: Demands): boolean => {
  if (
    reason === 'men' ||
    reason === 'women' ||
    !/\bages?\b|(^|[^\p{L}])âges?\b|[\u6b72\u5c81\u6b73]|\bans\b|años/iu.test(purpose)
  )
    return false
  const numbers: string[] = purpose.match(/\d+/g) ?? []
  return [ageMin, ageMax].every((age) => age === null || numbers.includes(String(age)))
}

/**
 * Compares what products demand with the age and sex of one of the account's persons: the chosen one, else the
 * default one, else the first. Without a session nobody is compared.
 */
export function useFit() {
  const isSignedIn = useAppSelector(selectIsSignedIn)
  const chosenId = useAppSelector(selectComparedPersonId)
  const { data, isLoading: isPending } = usePersonListQuery(undefined, { skip: !isSignedIn })
  const persons = isSignedIn ? data : undefined
  const person =
    persons?.find(({ id }) => id === chosenId) ?? persons?.find(({ isDefault }) => isDefault) ?? persons?.[0]
  return useMemo(() => {
    const reasonOf = (demands: Demands) =>
      person ? ineligibility(demands, person, msToDay(Date.now())) : null
    return {
      /** whom the products are compared with */
      person,
      /** it is not known yet */
      isPending,
      persons,
      /** for a card: whom the product is for, if not for this person */
      noteOf: ({ demands, sellPoint }: GoodsCard) => {
        const reason = reasonOf(demands)
        return reason && !isSaid(reason, sellPoint, demands) ? (
          <OnlyFor demands={demands} reason={reason} />
        ) : undefined
      },
    }
  }, [person, persons, isPending])
}

/**
 * An account with several persons chooses here whom the products are compared with, where a product is not for
 * everybody. Only what is not for that person is marked.
 */
export function FitLegend({
  goods,
  fit: { person, persons = [] },
}: {
  goods: readonly GoodsCard[]
  fit: ReturnType<typeof useFit>
}) {
  const { t } = useText('common')
  const dispatch = useAppDispatch()
  const [isOpen, setOpen] = useState(false)
  if (!person || persons.length < 2 || goods.every(({ demands }) => isForAll(demands))) return null
  const text = t('goods.comparedWith', { name: person.name })
  return (
    <>
      <Tappable className={styles.legend} expanded={isOpen} onClick={() => setOpen(!isOpen)}>
        <View>{text}</View>
        <Icon name={isOpen ? 'caret-up' : 'caret-down'} size={14} />
      </Tappable>
      {isOpen && (
        <View className={styles.persons}>
          <ChipRow label={text}>
            {persons.map(({ id, name, picUrl }) => (
              <Chip
                key={id}
                picture={picUrl}
                isChosen={id === person.id}
                onClick={() => dispatch(comparedPersonChosen(id))}
              >
                {name}
              </Chip>
            ))}
          </ChipRow>
        </View>
      )}
    </>
  )
}
