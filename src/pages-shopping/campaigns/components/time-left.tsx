import { useDeadline } from '@/hooks/use-deadline'
import { useSecondsLeft } from '@/hooks/use-seconds-left'
import { useText } from '@/i18n/use-text'

const DAY_SECONDS = 86_400
/** From this many days on only days are shown, because a running clock would create needless pressure. */
const CALM_DAYS = 2
const two = (n: number): string => String(n).padStart(2, '0')

/** Days; near the end also hours, minutes and seconds of the current day, in the interface language. */
function useLeftText(seconds: number): string {
  const { t } = useText('pages-shopping')
  const rest = seconds % DAY_SECONDS
  const time = [Math.floor(rest / 3600), Math.floor(rest / 60) % 60, rest % 60].map(two).join(':')
  const days = Math.floor(seconds / DAY_SECONDS)
  if (days >= CALM_DAYS) return t('campaign.days', { count: days })
  return days > 0 ? t('campaign.daysLeft', { count: days, time }) : time
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
