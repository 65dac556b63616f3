import { useState } from 'react'
import type { QueueNow } from '@contract/routes/queue'
import { SnackBar } from '@/components/snack-bar'
import { useText } from '@/i18n/use-text'
import type { TurnAlert } from '../hooks/turn-alert'
import { turnTitles } from '../hooks/turn-titles'
import { useTurnAlert } from '../hooks/use-turn-alert'

const SHOWN_MS = 8_000

/** Alerts that the turn approaches: by vibration where supported, a temporary bar and an announcement. */
export function TurnBar({ ticket }: { ticket: QueueNow | undefined }) {
  const { t } = useText('pages-clinic')
  const alert = useTurnAlert(ticket)
  const [closed, setClosed] = useState<TurnAlert | null>(null)
  const words = () => {
    if (!ticket) return ''
    const { turn, plain } = turnTitles(ticket, t)
    switch (alert?.kind) {
      case 'ahead':
        return alert.n === 0 ? turn('next') : plain(t('queue.alert.ahead', { count: alert.n }))
      case 'called':
        return turn('called')
      case 'missed':
        return turn('missed')
      case 'passed':
        return plain(t('queue.face.passed'))
      default:
        return ''
    }
  }
  return (
    <SnackBar
      isOpen={alert !== null && alert !== closed}
      text={words()}
      about={alert}
      durationMs={SHOWN_MS}
      onClose={() => setClosed(alert)}
    />
  )
}
