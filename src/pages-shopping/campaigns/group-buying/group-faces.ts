import type { GrouponState } from '@contract/constants/enums'
import type { IconName } from '@/components/icon'

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
