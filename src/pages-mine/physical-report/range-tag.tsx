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

/** Whether a value is inside its range: shown by shape and text, with colour only in addition. */
export function RangeTag({ isInside, mark, text }: { isInside: boolean; mark?: ReportMark; text: string }) {
  return (
    <Tag kind={isInside ? 'ok' : 'warn'} icon={icons[mark ?? (isInside ? 'normal' : 'abnormal')]}>
      {text}
    </Tag>
  )
}
