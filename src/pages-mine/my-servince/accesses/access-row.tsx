import { View } from '@tarojs/components'
import type { AccessRecord } from '@contract/routes/own-data'
import type { IconName } from '@/components/icon'
import { ListRow } from '@/components/list-row'
import { formatTime } from '@/i18n/format'
import { useText } from '@/i18n/use-text'

const actorIcons: Record<AccessRecord['actor'], IconName> = {
  self: 'user',
  staff: 'stethoscope',
  link: 'link',
}

/** One access: the action, who, the purpose, whose data, and when. */
export function AccessRow({ access }: { access: AccessRecord }) {
  const { t } = useText('pages-mine')
  const { actor, action, kind, purpose, personName, createTime } = access
  const line = t('accesses.line', { who: t(`accesses.who.${actor}`), why: t(`accesses.why.${purpose}`) })
  return (
    <ListRow
      isTall
      icon={actorIcons[actor]}
      title={t(`accesses.what.${kind}.${action}`)}
      note={
        <>
          <View>{`${formatTime(createTime)} · ${line}`}</View>
          {personName !== null && <View>{t('accesses.about', { name: personName })}</View>}
        </>
      }
    />
  )
}
