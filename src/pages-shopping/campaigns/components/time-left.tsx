import { useDeadline } from '@/hooks/use-deadline'
import { useSecondsLeft } from '@/hooks/use-seconds-left'
import { useText } from '@/i18n/use-text'

const DAY_SECONDS = 86_400
/** From this many days on only days are shown, because a running clock would create needless pressure. */
const CALM_DAYS = 2
const two = (n: number): string => String(n).padStart(2, '0')

/** Days; on the last whole day also hours; below a day hours, minutes and seconds, in the interface language. */
function useLeftText(seconds: number): string {
  const { t } = useText('pages-shopping')
  const days = Math.floor(seconds / DAY_SECONDS)
  const rest = seconds % DAY_SECONDS
  const hours = Math.floor(rest / 3600)
  if (days >= CALM_DAYS) return t('campaign.days', { count: days })
  if (days > 0) return t('campaign.daysLeft', { count: days, hours })
  return [hours, Math.floor(rest / 60) % 60, rest % 60].map(two).join(':')
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
