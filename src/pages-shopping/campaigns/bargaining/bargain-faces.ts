import type { BargainState } from '@contract/constants/enums'
import type { BargainUser } from '@contract/routes/bargain'
import type { IconName } from '@/components/icon'
import type { Translate } from '@/i18n/engine'
import { formatPrice } from '@/i18n/format'
import type { LeftForm } from '../components/time-left'

/** Style of each state of a bargain. */
export const bargainFaces: Record<
  BargainState,
  { icon: IconName; kind: 'ok' | 'info' | 'neutral'; tag: 'ok' | 'info' | 'plain' }
> = {
  open: { icon: 'clock-countdown', kind: 'info', tag: 'info' },
  done: { icon: 'check-circle', kind: 'ok', tag: 'ok' },
  ordered: { icon: 'receipt', kind: 'info', tag: 'info' },
  bought: { icon: 'check-circle', kind: 'ok', tag: 'ok' },
  expired: { icon: 'prohibit', kind: 'neutral', tag: 'plain' },
}

/** What a running bargain, or one at its lowest price, waits for, and until when. */
export const bargainWaits =
  ({ status, leftAmount }: Pick<BargainUser, 'status' | 'leftAmount'>, t: Translate<'pages-shopping'>) =>
  (time: string, form: LeftForm): string =>
    status === 'done'
      ? t(`campaign.bargain.atFloor${form}`, { time })
      : t(`campaign.bargain.toGo${form}`, { amount: formatPrice(leftAmount), time })
