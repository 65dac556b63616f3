import { View } from '@tarojs/components'
import type { AccessRecord } from '@contract/routes/own-data'
import type { IconName } from '@/components/icon'
import { ListRow } from '@/components/list-row'
import { formatShortDay, formatTime, formatTimes } from '@/i18n/format'
import { useText } from '@/i18n/use-text'
import { capitalized } from '@/utils/capitalized'
import type { DayReader, SameAccesses } from './by-day'

const actorIcons: Record<AccessRecord['actor'], IconName> = {
  self: 'user',
  staff: 'stethoscope',
  link: 'link',
}

/** 'Report viewed 3 times · for treatment · 9:10–9:40 am'. */
function useActLine(isWhole: boolean): (act: SameAccesses) => string {
  const { t } = useText('pages-mine')
  return ({ access: { kind, action, purpose, createTime }, count, since }) => {
    const what = t(`accesses.what.${kind}.${action}`)
    const when =
      formatTime(since) === formatTime(createTime) ? formatTime(createTime) : formatTimes(since, createTime)
    return [
      count > 1 && isWhole ? t('accesses.times', { what, n: count }) : what,
      t(`accesses.why.${purpose}`),
      when,
    ].join('\u00a0· ')
  }
}

interface AccessRowProps {
  day: string
  reader: DayReader
  /** the whole day is loaded, so that its numbers are true */
  isWhole: boolean
}

/** What one reader did on a day with one person's data: who, which day, whose data, what, why and when. */
export function AccessRow({ day, reader, isWhole }: AccessRowProps) {
  const { t } = useText('pages-mine')
  const lineOf = useActLine(isWhole)
  const { actor, personName, shopName, count, acts } = reader
  return (
    <ListRow
      isTall
      icon={actorIcons[actor]}
      title={shopName ?? t(`accesses.who.${actor}`)}
      note={
        <>
          <View>
            {[
              capitalized(formatShortDay(day)),
              personName === null ? '' : t('accesses.about', { name: personName }),
            ]
              .filter(Boolean)
              .join('\u00a0· ')}
          </View>
          {acts.map((act) => (
            <View key={act.access.id}>{lineOf(act)}</View>
          ))}
        </>
      }
      // with a single kind of access its line has the number
      value={acts.length > 1 && isWhole ? t('accesses.count', { n: count }) : undefined}
    />
  )
}
