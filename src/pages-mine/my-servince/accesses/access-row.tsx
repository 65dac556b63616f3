import { View } from '@tarojs/components'
import type { AccessRecord } from '@contract/routes/own-data'
import type { IconName } from '@/components/icon'
import { ListRow } from '@/components/list-row'
import { formatTime, formatTimes } from '@/i18n/format'
import { useText } from '@/i18n/use-text'
import type { SameAccesses } from './by-day'

const actorIcons: Record<AccessRecord['actor'], IconName> = {
  self: 'user',
  staff: 'stethoscope',
  link: 'link',
}

/** Equal accesses of a day: the action and how often, who, the purpose, whose data, and when. */
export function AccessRow({ access, count, since }: SameAccesses) {
  const { t } = useText('pages-mine')
  const { actor, action, kind, purpose, personName, createTime } = access
  const what = t(`accesses.what.${kind}.${action}`)
  const [from, to] = [formatTime(since), formatTime(createTime)]
  const when = from === to ? to : formatTimes(since, createTime)
  const line = t('accesses.line', { who: t(`accesses.who.${actor}`), why: t(`accesses.why.${purpose}`) })
  return (
    <ListRow
      isTall
      icon={actorIcons[actor]}
      title={count > 1 ? t('accesses.times', { what, n: count }) : what}
      note={
        <>
          <View>{`${when}\u00a0· ${line}`}</View>
          {personName !== null && <View>{t('accesses.about', { name: personName })}</View>}
        </>
      }
    />
  )
}
