import { View } from '@tarojs/components'
import type { Member, MemberRight } from '@contract/routes/member'
import { isApiError } from '@/api/api-error'
import { Button } from '@/components/button'
import { Icon } from '@/components/icon'
import { webProps } from '@/components/web-props'
import { formatDate, formatNumber, formatPrice } from '@/i18n/format'
import { useText } from '@/i18n/use-text'
import { useMemberJoinMutation } from '@/pages-shopping/api/membership.api'
import styles from './membership.module.scss'
import type { MemberRules } from './use-membership'

interface LevelCardProps {
  me: Member
  rules: MemberRules
  rights: readonly MemberRight[]
  onDone: (words: string) => void
}

/** The account's level with the progress to the next one, or a button to join. */
export function LevelCard({ me, rules, rights, onDone }: LevelCardProps) {
  return me.isMember ? (
    <Standing me={me} rules={rules} rights={rights} />
  ) : (
    <Join rules={rules} onDone={onDone} />
  )
}

/** What the next level needs and is there, in whole per cent: the fraction that stands above the bar. */
const progressOf = ({ growthValue, nextLevel }: Member): number =>
  nextLevel && growthValue < nextLevel.growthValue
    ? Math.max(0, Math.floor((growthValue * 100) / nextLevel.growthValue))
    : 100

function Standing({ me, rules, rights }: Omit<LevelCardProps, 'onDone'>) {
  const { t } = useText('pages-shopping')
  const { level, nextLevel, growthValue, lackSpend, memberNo, joinTime } = me
  const { growthName } = rules
  const percent = progressOf(me)
  // in money: what an order adds is known from its price, what a growth point is from the rules only
  const way = nextLevel
    ? t('member.lack', { sum: formatPrice(lackSpend), level: nextLevel.name })
    : t('member.top')
  const added = nextLevel ? rights.filter(({ minLevel }) => minLevel === nextLevel.level) : []
  return (
    <View className={styles.standing}>
      <View className={styles.level}>
        <Icon name="crown-fill" size={28} />
        <View className={styles.levelName}>{level?.name ?? t('member.title')}</View>
      </View>
      <View className={styles.value}>{way}</View>
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
      <View className={styles.small}>
        {`${growthName} ${formatNumber(growthValue)}`}
        {nextLevel && ` / ${formatNumber(nextLevel.growthValue)}`}
      </View>
      {added.length > 0 && (
        <View>{t('member.adds', { rights: added.map(({ name }) => name).join('\u00a0· ') })}</View>
      )}
      <View className={styles.number}>
        {memberNo !== null && <View>{t('member.number', { no: memberNo })}</View>}
        {joinTime !== null && <View>{t('member.since', { day: formatDate(joinTime) })}</View>}
      </View>
    </View>
  )
}

function Join({ rules, onDone }: Pick<LevelCardProps, 'rules' | 'onDone'>) {
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
