import { View } from '@tarojs/components'
import { useMemo } from 'react'
import { anySex } from '@contract/constants/enums'
import type { GoodsCard } from '@contract/routes/goods'
import { type Ineligibility, ineligibility } from '@contract/rules/eligibility'
import { Icon, iconClass } from '@/components/icon'
import { cx } from '@/components/web-props'
import { selectIsSignedIn } from '@/features/session/session.slice'
import { msToDay } from '@/i18n/format'
import { useText } from '@/i18n/use-text'
import { useAppSelector } from '@/store/hooks'
import { usePersonListQuery } from '../api/person-list.api'
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

/**
 * Compares what products demand with the age and sex of the account's default person, else its first. Without a
 * session nobody is compared.
 */
export function useFit() {
  const isSignedIn = useAppSelector(selectIsSignedIn)
  const { data: persons } = usePersonListQuery(undefined, { skip: !isSignedIn })
  const person = isSignedIn ? (persons?.find(({ isDefault }) => isDefault) ?? persons?.[0]) : undefined
  return useMemo(() => {
    const reasonOf = (demands: Demands) =>
      person ? ineligibility(demands, person, msToDay(Date.now())) : null
    return {
      /** whom the products are compared with */
      name: person?.name,
      /** a product that is not for everybody, but for this person */
      isFor: ({ demands }: GoodsCard) =>
        person !== undefined &&
        (demands.sex !== anySex || demands.ageMin !== null || demands.ageMax !== null) &&
        reasonOf(demands) === null,
      /** for a card: whom the product is for, if not for this person */
      noteOf: ({ demands }: GoodsCard) => {
        const reason = reasonOf(demands)
        return reason ? <OnlyFor demands={demands} reason={reason} /> : undefined
      },
    }
  }, [person])
}

/** What the mark on the pictures of a list means. */
export function FitLegend({ name }: { name: string }) {
  const { t } = useText('common')
  return (
    <View className={styles.legend}>
      <View className={cx(styles.badge, iconClass('check-bold'))} />
      <View>{t('goods.fits', { name })}</View>
    </View>
  )
}
