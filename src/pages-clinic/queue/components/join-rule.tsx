import { limits } from '@contract/constants/limits'
import { NextStrip } from '@/components/next-strip'
import { useText } from '@/i18n/use-text'

/** The rule for numbers that were passed. */
export function JoinRule() {
  const { t } = useText('pages-clinic')
  return (
    <NextStrip kind="info" icon="info" note={t('queue.join.rule', { n: limits.queueBehind })}>
      {t('queue.join.ruleTitle')}
    </NextStrip>
  )
}
