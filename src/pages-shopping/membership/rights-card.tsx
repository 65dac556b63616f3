import { View } from '@tarojs/components'
import type { MemberRight } from '@contract/routes/member'
import { Button } from '@/components/button'
import { Card } from '@/components/card'
import { Icon } from '@/components/icon'
import { Tag } from '@/components/tag'
import { cx } from '@/components/web-props'
import { useText } from '@/i18n/use-text'
import styles from './membership.module.scss'
import type { Level } from './use-membership'

interface RightsCardProps {
  rights: readonly MemberRight[]
  levels: readonly Level[]
  isMember: boolean
  onContact: () => void
}

/** Every right with the lowest level that includes it; members request theirs from customer service. */
export function RightsCard({ rights, levels, isMember, onContact }: RightsCardProps) {
  const { t } = useText('pages-shopping')
  const shown = rights.filter(({ minLevel }) => minLevel !== null)
  const nameOf = (minLevel: number | null) =>
    levels.find(({ level }) => level === minLevel)?.name ?? String(minLevel)
  return (
    <Card
      title={t('member.rights')}
      action={
        isMember && (
          <Button kind="text" size="small" icon="headset" onClick={onContact}>
            {t('member.ask')}
          </Button>
        )
      }
    >
      {shown.length === 0 ? (
        <View>{t('member.noRights')}</View>
      ) : (
        <View className={styles.rights} ariaRole="list">
          {shown.map(({ id, name, detail, minLevel, isMine }) => (
            <View key={id} className={cx(styles.right, isMine && styles.mine)} ariaRole="listitem">
              <View className={styles.mark}>
                <Icon name={isMine ? 'check' : 'lock-simple'} />
              </View>
              <View className={styles.words}>
                <View className={styles.name}>
                  <View>{name}</View>
                  <Tag kind={isMine ? 'ok' : 'plain'}>
                    {isMine ? t('member.mine') : t('member.fromLevel', { level: nameOf(minLevel) })}
                  </Tag>
                </View>
                <View className={styles.detail}>{detail}</View>
              </View>
            </View>
          ))}
        </View>
      )}
    </Card>
  )
}
