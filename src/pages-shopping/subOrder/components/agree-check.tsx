import { Text, View } from '@tarojs/components'
import { Fragment } from 'react'
import { Checkbox } from '@/components/checkbox'
import { Tappable } from '@/components/tappable'
import { useText } from '@/i18n/use-text'
import { go } from '@/navigation/navigate'
import { routes } from '@/navigation/routes'
import { idPrefix } from '../id-prefix'
import styles from '../sub-order.module.scss'

interface AgreeCheckProps {
  isAgreed: boolean
  protocols: readonly { id: string; title: string }[]
  error: string | undefined
  onChange: (isAgreed: boolean) => void
}

/** Consent to the terms, each of which can be opened. */
export function AgreeCheck({ isAgreed, protocols, error, onChange }: AgreeCheckProps) {
  const { t } = useText('pages-shopping')
  return (
    <View id={`${idPrefix}-agreed`} className={styles.agree}>
      <Checkbox
        checked={isAgreed}
        label={[t('subOrder.agree'), ...protocols.map(({ title }) => title)].join(' ')}
        error={error}
        onChange={onChange}
      >
        <Text>{t('subOrder.agree')}</Text>
        {protocols.map(({ id, title }, index) => (
          <Fragment key={id}>
            {index > 0 && <Text>{t('subOrder.and')}</Text>}
            <Tappable
              role="link"
              className={styles.link}
              onClick={() => go(routes.article, { protocolId: id })}
            >
              {t('subOrder.protocol', { title })}
            </Tappable>
          </Fragment>
        ))}
      </Checkbox>
    </View>
  )
}
