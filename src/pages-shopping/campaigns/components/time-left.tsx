import type { CampaignState } from '@contract/constants/enums'
import { useDeadline } from '@/hooks/use-deadline'
import { useSecondsLeft } from '@/hooks/use-seconds-left'
import { formatShortMoment } from '@/i18n/format'
import { useText } from '@/i18n/use-text'

const DAY_SECONDS = 86_400

/** Whether a deadline is given as the time until then ('2 h 5 min') or as the moment ('Thu 3 Dec, 6:00 pm'). */
export type LeftForm = 'In' | 'At'
/** Text around a deadline: 'Ends in {{time}}', 'Ends {{time}}'. */
export type LeftWords = (time: string, form: LeftForm) => string

/** The two largest units, in the interface language. */
function useLeftText(seconds: number): string {
  const { t } = useText('pages-shopping')
  const { t: common } = useText('common')
  const hours = Math.floor(seconds / 3600)
  const minutes = Math.floor(seconds / 60) % 60
  if (hours > 0) return t('campaign.hoursLeft', { h: hours, m: minutes })
  return common('payment.left', { m: minutes, s: seconds % 60 })
}

interface TimeLeftProps {
  leftSeconds: number
  /** 'yyyy-MM-dd HH:mm:ss', when the seconds are over */
  at: string
  /** when the answer with the remaining time arrived */
  readAtMs: number | undefined
  words: LeftWords
  onEnd?: () => void
}

/**
 * A deadline, updated while it is shown. Until its last day it is a moment, because a running clock would create
 * needless pressure, and a number of days has to be counted off on a calendar.
 */
export function TimeLeft({ leftSeconds, at, readAtMs, words, onEnd }: TimeLeftProps) {
  const deadlineMs = useDeadline(leftSeconds, readAtMs) ?? 0
  const seconds = useSecondsLeft(deadlineMs, onEnd)
  const text = useLeftText(seconds)
  return <>{seconds < DAY_SECONDS ? words(text, 'In') : words(formatShortMoment(at, at), 'At')}</>
}

/** When a campaign begins or ends. */
export interface CampaignSpan {
  status: CampaignState
  leftSeconds: number
  validBeginTime: string
  validEndTime: string
}

interface CampaignTimeProps {
  /** null when the campaign is no longer shown */
  campaign: CampaignSpan | null
  readAtMs: number | undefined
  onEnd?: () => void
}

/** The beginning of a campaign to come, the end of a running one. */
export function CampaignTime({ campaign, ...asked }: CampaignTimeProps) {
  const { t } = useText('pages-shopping')
  if (campaign === null || campaign.status === 'over') return <>{t('campaign.over')}</>
  const isComing = campaign.status === 'coming'
  return (
    <TimeLeft
      {...asked}
      leftSeconds={campaign.leftSeconds}
      at={isComing ? campaign.validBeginTime : campaign.validEndTime}
      words={(time, form) => t(`campaign.${isComing ? 'starts' : 'ends'}${form}`, { time })}
    />
  )
}
