import { useDeadline } from '@/hooks/use-deadline'
import { useSecondsLeft } from '@/hooks/use-seconds-left'
import { useText } from '@/i18n/use-text'

const DAY_SECONDS = 86_400
/** From this many days on only days are shown, because a running clock would create needless pressure. */
const CALM_DAYS = 2

/** The two largest units, in the interface language; from two days on days alone. */
function useLeftText(seconds: number): string {
  const { t } = useText('pages-shopping')
  const { t: common } = useText('common')
  const days = Math.floor(seconds / DAY_SECONDS)
  const rest = seconds % DAY_SECONDS
  const hours = Math.floor(rest / 3600)
  const minutes = Math.floor(rest / 60) % 60
  if (days >= CALM_DAYS) return t('campaign.days', { count: days })
  if (days > 0) return t('campaign.daysLeft', { count: days, hours })
  if (hours > 0) return t('campaign.hoursLeft', { h: hours, m: minutes })
  return common('payment.left', { m: minutes, s: rest % 60 })
}

interface TimeLeftProps {
  leftSeconds: number
  /** when the answer with the remaining time arrived */
  readAtMs: number | undefined
  /** text around the time: 'Ends in {{time}}' */
  words: (time: string) => string
  onEnd?: () => void
}

/** Remaining time, updated while it is shown. */
export function TimeLeft({ leftSeconds, readAtMs, words, onEnd }: TimeLeftProps) {
  const deadlineMs = useDeadline(leftSeconds, readAtMs) ?? 0
  const text = useLeftText(useSecondsLeft(deadlineMs, onEnd))
  return <>{words(text)}</>
}
