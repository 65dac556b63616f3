import type { ReportMark } from '@contract/constants/enums'
import type { IconName } from '@/components/icon'
import { Tag } from '@/components/tag'

const icons: Record<ReportMark, IconName> = {
  normal: 'check',
  high: 'arrow-up',
  low: 'arrow-down',
  positive: 'warning-circle',
  abnormal: 'warning-circle',
}

/** Inside its range or not: by shape and words, its colour only goes with them. */
export function RangeTag({ isInside, mark, text }: { isInside: boolean; mark?: ReportMark; text: string }) {
  return (
    <Tag kind={isInside ? 'ok' : 'warn'} icon={icons[mark ?? (isInside ? 'normal' : 'abnormal')]}>
      {text}
    </Tag>
  )
}
