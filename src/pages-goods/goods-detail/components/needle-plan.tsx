import type { GoodsDetail } from '@contract/goods'
import { Card } from '@/components/card'
import { Timeline } from '@/components/timeline'
import { useText } from '@/i18n/use-text'

/** A course of vaccine: each needle and how long after the one before it can be had. */
export function NeedlePlan({ goods: { needles, needleIntervals } }: { goods: GoodsDetail }) {
  const { t } = useText('pages-goods')
  const steps = Array.from({ length: needles }, (_, index) => {
    const gap = needleIntervals[index - 1]
    return {
      key: String(index),
      state: 'later' as const,
      title: t('detail.needles.one', { n: index + 1 }),
      note:
        index === 0
          ? t('detail.needles.first')
          : gap === undefined
            ? t('detail.needles.after', { n: index })
            : t('detail.needles.gap', { n: index, count: gap }),
    }
  })
  return (
    <Card title={t('detail.needles.title', { count: needles })}>
      <Timeline steps={steps} label={t('detail.needles.title', { count: needles })} />
    </Card>
  )
}
