import type { GrouponState } from '@contract/constants/enums'
import type { GrouponUser } from '@contract/routes/groupon'
import type { IconName } from '@/components/icon'
import type { Translate } from '@/i18n/engine'
import type { LeftForm } from '../components/time-left'

/** Style of each state of a group. */
export const groupFaces: Record<
  GrouponState,
  { icon: IconName; kind: 'ok' | 'info' | 'warn' | 'neutral'; tag: 'ok' | 'info' | 'warn' | 'plain' }
> = {
  founding: { icon: 'hourglass-medium', kind: 'warn', tag: 'warn' },
  open: { icon: 'users', kind: 'info', tag: 'info' },
  formed: { icon: 'check-circle', kind: 'ok', tag: 'ok' },
  failed: { icon: 'arrows-clockwise', kind: 'neutral', tag: 'plain' },
  closed: { icon: 'prohibit', kind: 'neutral', tag: 'plain' },
}

/** What an open group waits for: members, or the payment of those it has. */
export const placesLeft = (
  { leftNum }: Pick<GrouponUser, 'leftNum'>,
  t: Translate<'pages-shopping'>,
): string =>
  leftNum > 0 ? t('campaign.groupBuy.missing', { count: leftNum }) : t('campaign.groupBuy.paying')

/** The same, and until when. */
export const groupWaits =
  (group: Pick<GrouponUser, 'leftNum'>, t: Translate<'pages-shopping'>) =>
  (time: string, form: LeftForm): string =>
    `${placesLeft(group, t)} · ${t(`campaign.left${form}`, { time })}`
