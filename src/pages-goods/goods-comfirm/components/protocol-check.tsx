import { Text, View } from '@tarojs/components'
import { Fragment } from 'react'
import { Checkbox } from '@/components/checkbox'
import { Tappable } from '@/components/tappable'
import { useText } from '@/i18n/use-text'
import { go } from '@/navigation/navigate'
import { routes } from '@/navigation/routes'
import styles from './protocol-check.module.scss'

interface ProtocolCheckProps {
  id: string
  isAgreed: boolean
  protocols: readonly { id: string; title: string }[]
  error?: string
  onChange: (isAgreed: boolean) => void
}

/** Consent to the terms, each of which can be opened. */
export function ProtocolCheck({ id, isAgreed, protocols, error, onChange }: ProtocolCheckProps) {
  const { t } = useText('pages-goods')
  return (
    <View id={id} className={styles.root}>
      <Checkbox
        checked={isAgreed}
        label={[t('confirm.agree'), ...protocols.map(({ title }) => title)].join(' ')}
        error={error}
        onChange={onChange}
      >
        <Text>{t('confirm.agree')}</Text>
        {protocols.map((protocol, index) => (
          <Fragment key={protocol.id}>
            {index > 0 && <Text>{t('confirm.and')}</Text>}
            <Tappable
              role="link"
              className={styles.link}
              onClick={() => go(routes.article, { protocolId: protocol.id })}
            >
              {t('confirm.protocol', { title: protocol.title })}
            </Tappable>
          </Fragment>
        ))}
      </Checkbox>
    </View>
  )
}
