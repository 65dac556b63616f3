import { View } from '@tarojs/components'
import { Icon } from '@/components/icon'
import { Tappable } from '@/components/tappable'
import { formatNumber } from '@/i18n/format'
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
  value: number | null | undefined
}

const pages = { points: routes.points, coupons: routes.coupons, growth: routes.membership } as const

/**
 * The user's membership with points, coupons and growth value, each with the way to its page; values that cannot be
 * read are omitted.
 */
export function MemberCard() {
  const { t } = useText('main')
  const { data: member } = useMemberDisplayQuery()
  const { data: points } = usePointsBalanceQuery()
  const { data: coupons } = useCouponCountQuery()
  const isMember = member?.isShow === true && member.isMember
  const found: Count[] = [
    { key: 'points', value: points?.isEnable === true ? points.balance : null },
    { key: 'coupons', value: coupons?.total },
    { key: 'growth', value: isMember ? member.growthValue : null },
  ]
  const counts = found.filter((count): count is Count & { value: number } => typeof count.value === 'number')
  if (!isMember && counts.length === 0) return null
  const progress =
    isMember &&
    (member.nextLevelName && member.lackGrowthValue > 0
      ? t('mine.lack', { n: formatNumber(member.lackGrowthValue), name: member.nextLevelName })
      : t('mine.top'))
  return (
    <View className={styles.root} ariaRole="group" ariaLabel={t('mine.stats.title')}>
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
              <View className={styles.number}>{formatNumber(value)}</View>
              <View className={styles.label}>{t(`mine.stats.${key}`)}</View>
            </Tappable>
          ))}
        </View>
      )}
    </View>
  )
}
