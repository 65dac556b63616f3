import { View } from '@tarojs/components'
import { Icon } from '@/components/icon'
import { Tappable } from '@/components/tappable'
import { formatNumber } from '@/i18n/format'
import { NO_BREAK_SPACE as EMPTY_LINE } from '@/i18n/line-breaks'
import type { TextUnder } from '@/i18n/text-keys'
import { useText } from '@/i18n/use-text'
import { go } from '@/navigation/navigate'
import { routes } from '@/navigation/routes'
import {
  useCouponCountQuery,
  useMemberDisplayQuery,
  usePointsBalanceQuery,
} from '@/pages/Mine/api/member.api'
import styles from './member-card.module.scss'

interface Count {
  key: Exclude<TextUnder<'main', 'mine.stats'>, 'title'>
  /** null: there is none to show; undefined: not loaded yet */
  value: number | null | undefined
}

const pages = { points: routes.points, coupons: routes.coupons, growth: routes.membership } as const

/** The data of a query; undefined during the first read, null when it failed. */
const told = <Query extends { data?: unknown; isLoading: boolean }>({ data, isLoading }: Query) =>
  (data ?? (isLoading ? undefined : null)) as NonNullable<Query['data']> | null | undefined

/**
 * The membership with points, coupons and growth value, each with a link. Space is reserved for values that
 * are still loading; values that cannot be loaded are omitted.
 */
export function MemberCard() {
  const { t } = useText('main')
  const member = told(useMemberDisplayQuery())
  const points = told(usePointsBalanceQuery())
  const coupons = told(useCouponCountQuery())
  const isMember = member?.isShow === true && member.isMember
  const all: Count[] = [
    { key: 'points', value: points && (points.isEnable === true ? points.balance : null) },
    { key: 'coupons', value: coupons && coupons.total },
    { key: 'growth', value: member && (isMember ? member.growthValue : null) },
  ]
  const counts = all.filter(({ value }) => value !== null)
  if (member !== undefined && !isMember && counts.length === 0) return null
  const progress =
    isMember &&
    (member.nextLevelName && member.lackGrowthValue > 0
      ? t('mine.lack', { n: formatNumber(member.lackGrowthValue), name: member.nextLevelName })
      : t('mine.top'))
  return (
    <View className={styles.root} ariaRole="group" ariaLabel={t('mine.stats.title')}>
      {member === undefined && (
        <View className={styles.level}>
          <View className={styles.words}>
            <View className={styles.name}>{EMPTY_LINE}</View>
            <View className={styles.progress}>{EMPTY_LINE}</View>
          </View>
        </View>
      )}
      {isMember && (
        <Tappable className={styles.level} role="link" onClick={() => go(routes.membership)}>
          <Icon name="crown-fill" size={28} />
          <View className={styles.words}>
            <View className={styles.name}>{member.levelName}</View>
            <View className={styles.progress}>{progress}</View>
          </View>
          <Icon name="caret-right" size={16} />
        </Tappable>
      )}
      {counts.length > 0 && (
        <View className={styles.counts}>
          {counts.map(({ key, value }) => (
            <Tappable key={key} className={styles.count} role="link" onClick={() => go(pages[key])}>
              <View className={styles.number}>
                {typeof value === 'number' ? formatNumber(value) : EMPTY_LINE}
              </View>
              <View className={styles.label}>{t(`mine.stats.${key}`)}</View>
            </Tappable>
          ))}
        </View>
      )}
    </View>
  )
}
