import { View } from '@tarojs/components'
import { Button } from '@/components/button'
import { Card } from '@/components/card'
import { Icon } from '@/components/icon'
import { Tappable } from '@/components/tappable'
import { useText } from '@/i18n/use-text'
import { go, linkTo, toUrl } from '@/navigation/navigate'
import { routes } from '@/navigation/routes'
import { type ReadState, readyData } from '@/utils/read-state'
import styles from './index.module.scss'

const promises = [
  { key: 'device', icon: 'device-mobile' },
  { key: 'place', icon: 'map-pin' },
  { key: 'health', icon: 'shield-check' },
] as const
const protocolKinds = ['user', 'privacy'] as const

interface PrivacyCardProps {
  protocols: ReadState<readonly { id: string; kind: string }[]>
}

/** Which data is stored and why, with links to the terms. */
export function PrivacyCard({ protocols }: PrivacyCardProps) {
  const { t } = useText('pages-common/welcome')
  return (
    <Card title={t('welcome.privacy')}>
      <View className={styles.promises} ariaRole="list">
        {promises.map(({ key, icon }) => (
          <View key={key} className={styles.promise} ariaRole="listitem">
            <View className={styles.icon}>
              <Icon name={icon} size={24} />
            </View>
            <View className={styles.words}>{t(`welcome.${key}`)}</View>
          </View>
        ))}
      </View>
      <View className={styles.read}>
        <View>{t('welcome.read')}</View>
        <View className={styles.links}>
          {protocolKinds.map((kind) => {
            const protocol = readyData(protocols)?.find((one) => one.kind === kind)
            return (
              protocol && (
                <Tappable
                  key={kind}
                  className={styles.link}
                  role="link"
                  href={linkTo(toUrl(routes.article, { protocolId: protocol.id }))}
                  onClick={() => go(routes.article, { protocolId: protocol.id })}
                >
                  {t(`welcome.protocol.${kind}`)}
                </Tappable>
              )
            )
          })}
        </View>
        {protocols.kind === 'failed' && (
          <Button kind="text" size="small" className={styles.failed} onClick={protocols.retry}>
            {t('welcome.protocolsFailed')}
          </Button>
        )}
      </View>
    </Card>
  )
}
