import { ListRow } from '@/components/list-row'
import { useText } from '@/i18n/use-text'
import { useWxUserQuery } from '@/pages-mine/api/wx-user.api'

/** Whether the mini-program signs in to this account automatically; signing in there once connects it. */
export function WechatRow() {
  const { t } = useText('pages-mine')
  const { data } = useWxUserQuery()
  if (!data) return null
  return (
    <ListRow
      icon="wechat-logo"
      title={t('profile.wechat')}
      value={t(data.isBound ? 'profile.connected' : 'profile.notConnected')}
      {...(data.isBound ? {} : { note: t('profile.wechatNote') })}
    />
  )
}
