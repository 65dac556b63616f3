import { View } from '@tarojs/components'
import { Icon } from '@/components/icon'
import { Tappable } from '@/components/tappable'
import { formatNumber } from '@/i18n/format'
import { NO_BREAK_SPACE as EMPTY_LINE } from '@/i18n/line-breaks'
import type { TextUnder } from '@/i18n/text-keys'
import { useText } from '@/i18n/use-text'
import { go } from '@/navigation/navigate'
import { routes } from '@/navigation/routes'
import { useMemberCard } from '@/pages/Mine/hooks/use-member-card'
import styles from './member-card.module.scss'

interface Count {
  key: Exclude<TextUnder<'main', 'mine.stats'>, 'title'>
  /** null: there is none to show; undefined: not loaded yet */
  value: number | null | undefined
}

const pages = { points: routes.points, coupons: routes.coupons, growth: routes.membership } as const

/**
 * The membership with points, coupons and growth value, each with a link. Space is reserved for values that
 * are still loading; values that cannot be loaded are omitted.
 */
export function MemberCard() {
  const { t } = useText('main')
  const { membership: member, points, coupons } = useMemberCard()
  const all: Count[] = [
    { key: 'points', value: points },
    { key: 'coupons', value: coupons },
    { key: 'growth', value: member && (member.isMember ? member.growthValue : null) },
  ]
  const counts = all.filter(({ value }) => value !== null)
  if (member === null && counts.length === 0) return null
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
      {member && <LevelRow member={member} />}
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

/** The level and what the next one takes; who has not joined may. */
function LevelRow({ member }: { member: NonNullable<ReturnType<typeof useMemberCard>['membership']> }) {
  const { t } = useText('main')
  const { isMember, levelName, nextLevelName, lackGrowthValue } = member
  return (
    <Tappable className={styles.level} role="link" onClick={() => go(routes.membership)}>
      <Icon name="crown-fill" size={28} />
      <View className={styles.words}>
        <View className={styles.name}>{isMember ? levelName : t('mine.care.membership')}</View>
        <View className={styles.progress}>
          {!isMember
            ? t('mine.join')
            : nextLevelName && lackGrowthValue > 0
              ? t('mine.lack', { n: formatNumber(lackGrowthValue), name: nextLevelName })
              : t('mine.top')}
        </View>
      </View>
      <Icon name="caret-right" size={16} />
    </Tappable>
  )
}
