import { useText } from '@/i18n/use-text'
import { FailedState, type FailedStateProps } from '../failed-state'

/** Shown when the server's answer could not be decoded. Its texts are loaded on first use. */
export function UnreadableState(props: FailedStateProps) {
  const { t } = useText('errors')
  return <FailedState {...props} text={t('malformed')} />
}
