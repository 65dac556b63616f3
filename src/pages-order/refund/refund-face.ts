import type { RefundState } from '@contract/constants/enums'
import type { RefundCard, RefundDetail } from '@contract/routes/aftersales'
import type { IconName } from '@/components/icon'
import type { TagKind } from '@/components/tag'
import type { TimelineStep } from '@/components/timeline'
import type { Translate } from '@/i18n/engine'
import { formatDayTime, formatMoment, formatShortDay } from '@/i18n/format'

/** Style of each state of a request. */
export const refundFaces: Record<RefundState, { icon: IconName; kind: TagKind }> = {
  applied: { icon: 'hourglass-medium', kind: 'info' },
  approved: { icon: 'hand-coins', kind: 'info' },
  refunded: { icon: 'check-circle', kind: 'ok' },
  refused: { icon: 'x-circle', kind: 'warn' },
  withdrawn: { icon: 'arrow-u-down-left', kind: 'plain' },
}

/** The meaning of a request's state, with its deadline. */
export const refundSentence = (refund: RefundCard, t: Translate<'pages-order'>): string =>
  t(`refund.state.${refund.state}`, {
    day: refund.backBy ? formatDayTime(refund.backBy) : '',
    when: refund.refundTime ? formatMoment(refund.refundTime) : '',
  })

/** What a refund in the list adds to its state: by when its money arrives, or our answer. */
export function refundNews(refund: RefundCard, t: Translate<'pages-order'>): string {
  const { state, backBy, answer } = refund
  if (state === 'applied' && backBy) return t('refund.appliedBy', { day: formatShortDay(backBy) })
  if (state === 'approved') return t('refund.arrivesBy', { day: formatDayTime(backBy ?? '') })
  if (state === 'withdrawn') return ''
  return (state === 'refused' && answer) || refundSentence(refund, t)
}

const at = (moment: string | null): { note?: string } => (moment ? { note: formatMoment(moment) } : {})

/** The steps of a request: past ones with their time, and what comes next, with the day the server promises. */
export function refundSteps(refund: RefundDetail, t: Translate<'pages-order'>): TimelineStep[] {
  const { state, createTime, answerTime, refundTime, backBy } = refund
  const applied: TimelineStep = {
    key: 'applied',
    state: 'done',
    title: t('refund.step.applied'),
    ...at(createTime),
  }
  if (state === 'refused' || state === 'withdrawn')
    return [applied, { key: state, state: 'done', title: t(`refund.step.${state}`), ...at(answerTime) }]
  const isDecided = state !== 'applied'
  return [
    applied,
    isDecided
      ? { key: 'decided', state: 'done', title: t('refund.step.approved'), ...at(answerTime) }
      : {
          key: 'decided',
          state: 'now',
          title: t('refund.step.deciding'),
          note: t('refund.withdrawUntil'),
        },
    state === 'refunded'
      ? { key: 'refunded', state: 'done', title: t('refund.step.refunded'), ...at(refundTime) }
      : {
          key: 'refunded',
          state: isDecided ? 'now' : 'later',
          title: t('refund.step.refunded'),
          ...(isDecided && backBy ? { note: t('refund.byDay', { day: formatShortDay(backBy) }) } : {}),
        },
  ]
}
