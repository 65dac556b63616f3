import { View } from '@tarojs/components'
import { useCallback } from 'react'
import { anySex } from '@contract/constants/enums'
import type { GoodsCard } from '@contract/routes/goods'
import { ineligibility } from '@contract/rules/eligibility'
import { Icon } from '@/components/icon'
import { cx } from '@/components/web-props'
import { selectIsSignedIn } from '@/features/session/session.slice'
import { msToDay } from '@/i18n/format'
import { useText } from '@/i18n/use-text'
import { useAppSelector } from '@/store/hooks'
import { usePersonListQuery } from '../api/person-list.api'
import styles from './fit-mark.module.scss'

interface FitMarkProps {
  demands: GoodsCard['demands']
  person: { name: string; sex: string; birthDate: string }
}

/** Whether a product is for a person, and why not. */
function FitMark({ demands, person }: FitMarkProps) {
  const { t } = useText('common')
  const { ageMin, ageMax } = demands
  const reason = ineligibility(demands, person, msToDay(Date.now()))
  const limit = () => {
    if (ageMin !== null && ageMax !== null) return t('goods.onlyAges', { min: ageMin, max: ageMax })
    return ageMin !== null ? t('goods.onlyFrom', { min: ageMin }) : t('goods.onlyTo', { max: ageMax ?? 0 })
  }
  return (
    <View className={cx(styles.root, reason === null && styles.fits)}>
      <Icon name={reason === null ? 'check-bold' : 'info'} size={14} className={styles.sign} />
      <View>
        {reason === null
          ? t('goods.fits', { name: person.name })
          : reason === 'men' || reason === 'women'
            ? t(`goods.only.${reason}`)
            : limit()}
      </View>
    </View>
  )
}

/**
 * Marks products with restrictions of age or sex, for the account's default person, else its first. Without a
 * session there is no mark.
 */
export function useFitMark(): (goods: GoodsCard) => JSX.Element | undefined {
  const isSignedIn = useAppSelector(selectIsSignedIn)
  const { data: persons } = usePersonListQuery(undefined, { skip: !isSignedIn })
  const person = isSignedIn ? (persons?.find(({ isDefault }) => isDefault) ?? persons?.[0]) : undefined
  return useCallback(
    ({ demands }) =>
      person && (demands.sex !== anySex || demands.ageMin !== null || demands.ageMax !== null) ? (
        <FitMark demands={demands} person={person} />
      ) : undefined,
    [person],
  )
}
