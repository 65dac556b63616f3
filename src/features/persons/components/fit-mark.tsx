import { View } from '@tarojs/components'
import { useMemo, useState } from 'react'
import { anySex } from '@contract/constants/enums'
import type { GoodsCard } from '@contract/routes/goods'
import { type Ineligibility, ineligibility } from '@contract/rules/eligibility'
import { Chip, ChipRow } from '@/components/chip'
import { Icon, iconClass } from '@/components/icon'
import { Tappable } from '@/components/tappable'
import { cx } from '@/components/web-props'
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

/** A service without a mark would be read as unsuitable; a product for everybody needs none. */
const isCompared = ({ demands, isBookable }: GoodsCard) => isBookable || !isForAll(demands)

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
      /** a compared product that suits this person */
      isFor: (goods: GoodsCard) =>
        person !== undefined && isCompared(goods) && reasonOf(goods.demands) === null,
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
 * What the mark on the cards of a list means. An account with several persons chooses here whom it is about, so
 * it stays where products are compared, marked or not.
 */
export function FitLegend({
  goods,
  fit: { person, persons = [], isFor },
}: {
  goods: readonly GoodsCard[]
  fit: ReturnType<typeof useFit>
}) {
  const { t } = useText('common')
  const dispatch = useAppDispatch()
  const [isOpen, setOpen] = useState(false)
  const isOne = persons.length < 2
  if (!person || !goods.some((one) => (isOne ? isFor(one) : isCompared(one)))) return null
  const text = t('goods.fits', { name: person.name })
  const words = (
    <>
      <View className={cx(styles.badge, iconClass('user-check'))} />
      <View>{text}</View>
    </>
  )
  if (isOne) return <View className={styles.legend}>{words}</View>
  return (
    <>
      <Tappable
        className={cx(styles.legend, styles.press)}
        expanded={isOpen}
        onClick={() => setOpen(!isOpen)}
      >
        {words}
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
