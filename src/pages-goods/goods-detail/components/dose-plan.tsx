import type { GoodsDetail } from '@contract/routes/goods'
import { Button } from '@/components/button'
import { Card } from '@/components/card'
import { Timeline } from '@/components/timeline'
import { useText } from '@/i18n/use-text'
import { go } from '@/navigation/navigate'
import { routes } from '@/navigation/routes'

/** The plan of a vaccine course: each dose and its interval after the previous one. */
export function DosePlan({ goods: { id, doses: count, doseIntervals: intervals } }: { goods: GoodsDetail }) {
  const { t } = useText('pages-goods')
  const steps = Array.from({ length: count }, (_, index) => {
    const gap = intervals[index - 1]
    return {
      key: String(index),
      state: 'later' as const,
      title: t('detail.doses.one', { n: index + 1 }),
      note:
        index === 0
          ? t('detail.doses.first')
          : gap === undefined
            ? t('detail.doses.after', { n: index })
            : t('detail.doses.gap', { n: index, count: gap }),
    }
  })
  return (
    <Card
      title={t('detail.doses.title', { count })}
      action={
        count > 1 ? (
          <Button kind="text" size="small" onClick={() => go(routes.course, { spuId: id })}>
            {t('detail.doses.plan')}
          </Button>
        ) : undefined
      }
    >
      <Timeline steps={steps} label={t('detail.doses.title', { count })} />
    </Card>
  )
}
