import { View } from '@tarojs/components'
import { NextStrip } from '@/components/next-strip'
import { webProps } from '@/components/web-props'
import { useText } from '@/i18n/use-text'
import type { SignInFlow } from './use-sign-in-flow'

/** The result of a flow on a provider's page when nobody was signed in. */
export function ReturnNote({ note }: { note: SignInFlow['back']['note'] }) {
  const { t } = useText('pages-mine')
  if (!note) return null
  if ('literal' in note || note.kind !== 'cancelled')
    return (
      <View {...webProps({ role: 'alert' })}>
        <NextStrip kind="danger" icon="warning-circle">
          {'literal' in note
            ? note.literal
            : t(note.kind === 'lapsed' ? 'login.visit.lapsed' : 'login.error.social')}
        </NextStrip>
      </View>
    )
  return (
    <View {...webProps({ role: 'status' })}>
      <NextStrip kind="info" icon="info">
        {t('login.visit.cancelled', { name: t(`login.social.${note.provider}`) })}
      </NextStrip>
    </View>
  )
}
