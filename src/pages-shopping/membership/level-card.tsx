import { View } from '@tarojs/components'
import type { Member } from '@contract/routes/member'
import { isApiError } from '@/api/api-error'
import { Button } from '@/components/button'
import { Icon } from '@/components/icon'
import { webProps } from '@/components/web-props'
import { formatDate, formatNumber } from '@/i18n/format'
import { useText } from '@/i18n/use-text'
import { useMemberJoinMutation } from '@/pages-shopping/api/membership.api'
import styles from './membership.module.scss'
import type { MemberRules } from './use-membership'

interface LevelCardProps {
  me: Member
  rules: MemberRules
  onDone: (words: string) => void
}

/** The account's level with the progress to the next one, or a button to join. */
export function LevelCard({ me, rules, onDone }: LevelCardProps) {
  return me.isMember ? (
    <Standing me={me} growthName={rules.growthName} />
  ) : (
    <Join rules={rules} onDone={onDone} />
  )
}

/** What the next level needs and is there, in whole per cent: the fraction that stands above the bar. */
const progressOf = ({ growthValue, nextLevel }: Member): number =>
  nextLevel && growthValue < nextLevel.growthValue
    ? Math.max(0, Math.floor((growthValue * 100) / nextLevel.growthValue))
    : 100

function Standing({ me, growthName }: { me: Member; growthName: string }) {
  const { t } = useText('pages-shopping')
  const { level, nextLevel, growthValue, lackGrowthValue, memberNo, joinTime } = me
  const percent = progressOf(me)
  const way = nextLevel
    ? t('member.lack', { n: formatNumber(lackGrowthValue), level: nextLevel.name })
    : t('member.top')
  return (
    <View className={styles.standing}>
      <View className={styles.level}>
        <Icon name="crown-fill" size={28} />
        <View className={styles.levelName}>{level?.name ?? t('member.title')}</View>
      </View>
      <View className={styles.value}>
        {`${growthName} ${formatNumber(growthValue)}`}
        {nextLevel && ` / ${formatNumber(nextLevel.growthValue)}`}
      </View>
      <View
        className={styles.bar}
        {...webProps({
          role: 'progressbar',
          'aria-label': growthName,
          'aria-valuenow': percent,
          'aria-valuemin': 0,
          'aria-valuemax': 100,
          'aria-valuetext': way,
        })}
      >
        <View className={styles.done} style={{ width: `${percent}%` }} />
      </View>
      <View>{way}</View>
      <View className={styles.number}>
        {memberNo !== null && <View>{t('member.number', { no: memberNo })}</View>}
        {joinTime !== null && <View>{t('member.since', { day: formatDate(joinTime) })}</View>}
      </View>
    </View>
  )
}

function Join({ rules, onDone }: Omit<LevelCardProps, 'me'>) {
  const { t } = useText('pages-shopping')
  const [join, { isLoading }] = useMemberJoinMutation()
  const { name, growthName, joinGrowth } = rules
  const become = async () => {
    const { data, error } = await join()
    if (data) onDone(t('member.joined', { level: data.level?.name ?? name }))
    // any other failure has its dialog
    else if (isApiError(error) && error.silent && error.kind === 'business') onDone(error.msg)
  }
  return (
    <View className={styles.standing}>
      <View className={styles.level}>
        <Icon name="crown-fill" size={28} />
        <View className={styles.levelName}>{name}</View>
      </View>
      <View>
        {joinGrowth > 0
          ? t('member.joinText', { n: formatNumber(joinGrowth), growth: growthName })
          : t('member.joinPlain', { growth: growthName })}
      </View>
      <View className={styles.join}>
        <Button block kind="tint" busy={isLoading} onClick={() => void become()}>
          {t('member.join')}
        </Button>
      </View>
    </View>
  )
}
