import type { BargainState } from '@contract/constants/enums'
import type { IconName } from '@/components/icon'

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
