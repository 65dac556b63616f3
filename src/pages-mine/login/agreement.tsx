import { View } from '@tarojs/components'
import { Button } from '@/components/button'
import { Checkbox } from '@/components/checkbox'
import { Tappable } from '@/components/tappable'
import { useProtocolListQuery } from '@/features/content/api/content.api'
import { useText } from '@/i18n/use-text'
import { go } from '@/navigation/navigate'
import { routes } from '@/navigation/routes'
import { readState } from '@/utils/read-state'
import styles from './login.module.scss'

const MARK = '|'

/** The consent checkbox, with links to the agreements. */
export function Agreement({
  id,
  checked,
  error,
  onChange,
}: {
  id: string
  checked: boolean
  error?: string
  onChange: (checked: boolean) => void
}) {
  const { t } = useText('pages-mine')
  const { t: common } = useText('common')
  const protocols = useProtocolListQuery()
  const state = readState(protocols.data, protocols)
  const [before, between, after] = t('login.agree', { user: MARK, privacy: MARK }).split(MARK)
  const link = (kind: 'user' | 'privacy') => {
    const text = t(`login.protocol.${kind}`)
    const protocol = protocols.data?.find((one) => one.kind === kind)
    return protocol ? (
      <Tappable
        className={styles.link}
        role="link"
        onClick={() => go(routes.article, { protocolId: protocol.id })}
      >
        {text}
      </Tappable>
    ) : (
      text
    )
  }
  return (
    <View id={id} className={styles.agreement}>
      <Checkbox checked={checked} label={t('login.agreeLabel')} error={error} onChange={onChange}>
        {before}
        {link('user')}
        {between}
        {link('privacy')}
        {after}
      </Checkbox>
      {state.kind === 'failed' && (
        <Button kind="text" size="small" icon="arrow-clockwise" onClick={state.retry}>
          {[common('failed.title'), common('failed.retry')].join('\u00a0· ')}
        </Button>
      )}
    </View>
  )
}
