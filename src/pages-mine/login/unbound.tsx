import { View } from '@tarojs/components'
import { Button } from '@/components/button'
import { Heading } from '@/components/heading'
import { NextStrip } from '@/components/next-strip'
import { webProps } from '@/components/web-props'
import { useText } from '@/i18n/use-text'
import styles from './login.module.scss'
import type { SignInFlow } from './use-sign-in-flow'

/** Alipay was not connected: the reason, and a link back. */
export function Unbound({ note, onLeave }: { note: SignInFlow['back']['note']; onLeave: () => void }) {
  const { t } = useText('pages-mine')
  return (
    <View className={styles.column}>
      <Heading level={1} size="headline">
        {t('login.visit.notBound')}
      </Heading>
      {note && 'literal' in note && (
        <View {...webProps({ role: 'alert' })}>
          <NextStrip kind="danger" icon="warning-circle">
            {note.literal}
          </NextStrip>
        </View>
      )}
      <Button block onClick={onLeave}>
        {t('login.visit.back')}
      </Button>
    </View>
  )
}
