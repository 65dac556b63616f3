import { View } from '@tarojs/components'
import { useCouponCountQuery, useMemberDisplayQuery, usePointsBalanceQuery } from '@/api/member.api'
import { Icon } from '@/components/icon'
import { formatNumber } from '@/i18n/format'
import { useText } from '@/i18n/use-text'
import styles from './member-card.module.scss'

/** The membership of who is signed in, with points, coupons and growth value; what cannot be read is left out. */
export function MemberCard() {
  const { t } = useText('main')
  const { data: member } = useMemberDisplayQuery()
  const { data: points } = usePointsBalanceQuery()
  const { data: coupons } = useCouponCountQuery()
  const isMember = member?.isShow === '1' && member.isMember === '1'
  const counts = [
    { key: 'points', value: points?.isEnable === '1' ? points.balance : null },
    { key: 'coupons', value: coupons?.total },
    { key: 'growth', value: isMember ? member.growthValue : null },
  ].filter((count): count is { key: string; value: number } => typeof count.value === 'number')
  if (!isMember && counts.length === 0) return null
  const progress =
    isMember &&
    (member.nextLevelName && member.lackGrowthValue > 0
      ? t('mine.lack', { n: formatNumber(member.lackGrowthValue), name: member.nextLevelName })
      : t('mine.top'))
  return (
    <View className={styles.root} ariaRole="group" ariaLabel={t('mine.stats.title')}>
      {isMember && (
        <View className={styles.level}>
          <Icon name="crown-fill" size={28} />
          <View className={styles.words}>
            <View className={styles.name}>{member.levelName}</View>
            <View className={styles.progress}>{progress}</View>
          </View>
        </View>
      )}
      {counts.length > 0 && (
        <View className={styles.counts}>
          {counts.map(({ key, value }) => (
            <View key={key} className={styles.count}>
              <View className={styles.number}>{formatNumber(value)}</View>
              <View className={styles.label}>{t(`mine.stats.${key}`)}</View>
            </View>
          ))}
        </View>
      )}
    </View>
  )
}
