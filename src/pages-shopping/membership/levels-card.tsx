import { Card } from '@/components/card'
import { Tag } from '@/components/tag'
import { Timeline } from '@/components/timeline'
import { formatNumber } from '@/i18n/format'
import { useText } from '@/i18n/use-text'
import type { Level } from './use-membership'

interface LevelsCardProps {
  levels: readonly Level[]
  /** the account's level; null without one */
  level: number | null
  growthName: string
}

/** All levels with the growth value from which each is reached. */
export function LevelsCard({ levels, level: mine, growthName }: LevelsCardProps) {
  const { t } = useText('pages-shopping')
  return (
    <Card title={t('member.levels')}>
      <Timeline
        label={t('member.levels')}
        steps={levels.map(({ id, level, name, growthValue, isReached }) => ({
          key: id,
          number: level,
          state: level === mine ? ('now' as const) : isReached ? ('done' as const) : ('later' as const),
          title: name,
          tag: level === mine && <Tag kind="ok">{t('member.now')}</Tag>,
          note: t('member.fromGrowth', { growth: growthName, n: formatNumber(growthValue) }),
        }))}
      />
    </Card>
  )
}
