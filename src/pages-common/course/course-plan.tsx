import { View } from '@tarojs/components'
import { useState } from 'react'
import { limits } from '@contract/constants/limits'
import type { GoodsDetail } from '@contract/routes/goods'
import { courseSpans } from '@contract/rules/course'
import { addDays, type Day, isDay } from '@contract/rules/dates'
import { Button } from '@/components/button'
import { Card } from '@/components/card'
import { DatePicker } from '@/components/date-picker'
import { NextStrip } from '@/components/next-strip'
import { QueryGate } from '@/components/query-gate'
import { SkeletonPage } from '@/components/skeleton'
import { Timeline, type TimelineStep } from '@/components/timeline'
import { useGoodsDetailQuery } from '@/features/catalogue/api/goods.api'
import { openGoods } from '@/features/catalogue/open-goods'
import { formatDayTime, msToDay } from '@/i18n/format'
import { useText } from '@/i18n/use-text'
import { readState } from '@/utils/read-state'
import styles from './course.module.scss'

/** The days of every dose when the first is given on `start`. */
function usePlanSteps(goods: GoodsDetail, start: Day): TimelineStep[] {
  const { t } = useText('pages-common')
  const { t: common } = useText('common')
  const spans = courseSpans({
    intervals: goods.doseIntervals,
    windows: goods.doseWindows,
    doses: Array.from({ length: goods.doses }, (_unused, index) => ({
      givenOn: null,
      bookedOn: index === 0 ? start : null,
    })),
    today: start,
  })
  return spans.map(({ earliest, latest }, index) => ({
    key: String(index),
    state: index === 0 ? 'now' : 'later',
    title: common('booking.dose', { n: index + 1 }),
    note: latest
      ? t('course.window', { from: formatDayTime(earliest), to: formatDayTime(latest) })
      : formatDayTime(start),
  }))
}

function PlanCard({ goods }: { goods: GoodsDetail }) {
  const { t } = useText('pages-common')
  const { t: common } = useText('common')
  const today = msToDay(Date.now())
  const [start, setStart] = useState<Day>(today)
  const [isPicking, setIsPicking] = useState(false)
  return (
    <View className={styles.list}>
      <Card
        title={goods.name}
        action={
          <Button kind="text" size="small" icon="calendar-blank" onClick={() => setIsPicking(true)}>
            {t('plan.change')}
          </Button>
        }
      >
        <Timeline steps={usePlanSteps(goods, start)} label={common('booking.courseLabel')} />
      </Card>
      <NextStrip icon="info">{t('plan.note')}</NextStrip>
      <Button kind="outline" block onClick={() => openGoods(goods)}>
        {t('plan.back')}
      </Button>
      <DatePicker
        isOpen={isPicking}
        title={t('plan.pick')}
        value={start}
        min={today}
        max={addDays(today, limits.bookingDaysAhead)}
        onConfirm={(day) => {
          if (isDay(day)) setStart(day)
          setIsPicking(false)
        }}
        onCancel={() => setIsPicking(false)}
      />
    </View>
  )
}

/** The course of a vaccine before purchase: shows the days of all doses for a chosen first day. */
export function CoursePlan({ spuId }: { spuId: string }) {
  const { t } = useText('pages-common')
  const detail = useGoodsDetailQuery(spuId)
  const goods = detail.currentData
  return (
    <QueryGate
      state={readState(goods, detail, { isEmpty: goods?.doses === 0 })}
      empty={{ kind: 'appointments', title: t('course.empty'), text: t('course.emptyText') }}
      skeleton={<SkeletonPage kind="cards" count={1} />}
    >
      {(data) => <PlanCard goods={data} />}
    </QueryGate>
  )
}
