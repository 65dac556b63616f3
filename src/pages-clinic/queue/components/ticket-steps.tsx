import { limits } from '@contract/constants/limits'
import type { QueueNow } from '@contract/routes/queue'
import { Card } from '@/components/card'
import { Timeline } from '@/components/timeline'
import { formatTime } from '@/i18n/format'
import { useText } from '@/i18n/use-text'

/** The steps from registration to the doctor, including the rule for missed numbers. */
export function TicketSteps({ ticket }: { ticket: QueueNow }) {
  const { t } = useText('pages-clinic')
  const { state } = ticket
  const isWaiting = state === 'checkedIn'
  const isCalled = state === 'called' || state === 'missed'
  const hasNumber = isWaiting || isCalled
  const withTime = (words: string, moment: string | null) =>
    moment === null ? words : `${words}　${formatTime(moment)}`
  return (
    <Card title={t('queue.steps.title')}>
      <Timeline
        label={t('queue.steps.title')}
        steps={[
          { key: 'register', state: 'done', title: withTime(t('queue.steps.register'), ticket.registerTime) },
          {
            key: 'checkIn',
            state: hasNumber ? 'done' : 'now',
            title: withTime(
              t(hasNumber ? 'queue.steps.checkedIn' : 'queue.steps.checkIn'),
              ticket.checkInTime,
            ),
          },
          {
            key: 'wait',
            state: isCalled ? 'done' : isWaiting ? 'now' : 'later',
            title: withTime(t(isCalled ? 'queue.steps.called' : 'queue.steps.wait'), ticket.calledTime),
            // once called, the announcement above says it
            ...(isCalled ? null : { note: t('queue.steps.rule', { n: limits.queueBehind }) }),
          },
          { key: 'doctor', state: isCalled ? 'now' : 'later', title: t('queue.steps.doctor') },
        ]}
      />
    </Card>
  )
}
