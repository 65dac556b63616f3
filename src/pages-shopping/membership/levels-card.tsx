import { View } from '@tarojs/components'
import type { MemberRight } from '@contract/routes/member'
import { Button } from '@/components/button'
import { Card } from '@/components/card'
import { Tag } from '@/components/tag'
import { Timeline } from '@/components/timeline'
import { formatNumber } from '@/i18n/format'
import { useText } from '@/i18n/use-text'
import styles from './membership.module.scss'
import type { Level } from './use-membership'

interface LevelsCardProps {
  levels: readonly Level[]
  rights: readonly MemberRight[]
  /** the account's level; null without one */
  level: number | null
  growthName: string
  /** for members, who request their benefits from customer service */
  onContact: (() => void) | undefined
}

/** All levels: the growth value from which each is reached, and the benefits that it adds. */
export function LevelsCard({ levels, rights, level: mine, growthName, onContact }: LevelsCardProps) {
  const { t } = useText('pages-shopping')
  return (
    <Card
      title={t('member.levels')}
      action={
        onContact && (
          <Button kind="text" size="small" icon="headset" onClick={onContact}>
            {t('member.ask')}
          </Button>
        )
      }
    >
      <Timeline
        label={t('member.levels')}
        steps={levels.map(({ id, level, name, growthValue, isReached }) => {
          const added = rights.filter(({ minLevel }) => minLevel === level)
          return {
            key: id,
            number: level,
            state: level === mine ? ('now' as const) : isReached ? ('done' as const) : ('later' as const),
            title: name,
            tag: level === mine && <Tag kind="ok">{t('member.now')}</Tag>,
            ...(growthValue > 0
              ? { note: t('member.fromGrowth', { growth: growthName, n: formatNumber(growthValue) }) }
              : null),
            content: added.length > 0 && <Rights rights={added} />,
          }
        })}
      />
    </Card>
  )
}

/** What a level adds; a benefit that the account has is marked. */
const Rights = ({ rights }: { rights: readonly MemberRight[] }) => {
  const { t } = useText('pages-shopping')
  return rights.map(({ id, name, detail, isMine }) => (
    <View key={id}>
      <View className={styles.name}>
        <View>{name}</View>
        {isMine && (
          <Tag kind="ok" icon="check">
            {t('member.mine')}
          </Tag>
        )}
      </View>
      <View className={styles.detail}>{detail}</View>
    </View>
  ))
}
