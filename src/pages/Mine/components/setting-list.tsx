import { useCustomerSettingQuery } from '@/api/config.api'
import { useProtocolListQuery } from '@/api/content.api'
import { Card } from '@/components/card'
import { ListRow } from '@/components/list-row'
import { languageNames } from '@/i18n/languages'
import { useText } from '@/i18n/use-text'
import { go } from '@/navigation/navigate'
import { routes } from '@/navigation/routes'
import { clientConfig } from '@/platform/config'
import { callPhone } from '@/platform/phone-call'

// the server writes titles in three languages, the interface has six
const knownKinds = ['booking', 'privacy', 'user'] as const
const isKnownKind = (kind: string): kind is (typeof knownKinds)[number] =>
  (knownKinds as readonly string[]).includes(kind)

/** Language and display, customer service, help centre, agreements, about. */
export function SettingList({ brand, onAbout }: { brand: string; onAbout: () => void }) {
  const { t, lang } = useText('main')
  const service = useCustomerSettingQuery()
  const protocols = useProtocolListQuery()
  const helpLink = clientConfig.helpCentreUrl || service.data?.helpCentreUrl
  return (
    <Card flush>
      <ListRow
        icon="text-aa"
        title={t('mine.list.language')}
        value={languageNames[lang]}
        onClick={() => go(routes.settingLocales)}
      />
      {service.data && (
        <ListRow
          icon="headset"
          title={t('mine.list.service')}
          note={`${service.data.phone}\u2003${service.data.hours}`}
          onClick={() => {
            if (service.data) void callPhone(service.data.phone)
          }}
        />
      )}
      {!service.data && service.error && (
        <ListRow
          icon="headset"
          title={t('mine.list.service')}
          note={t('mine.list.failed')}
          onClick={() => {
            void service.refetch()
          }}
        />
      )}
      {helpLink && (
        <ListRow
          icon="lifebuoy"
          title={t('mine.list.help')}
          value={t('mine.list.helpOpen')}
          onClick={() => go(routes.webview, { url: helpLink })}
        />
      )}
      <ListRow icon="megaphone-simple" title={t('mine.list.notices')} onClick={() => go(routes.announce)} />
      {protocols.data?.map(({ id, kind, title }) => (
        <ListRow
          key={id}
          icon={kind === 'privacy' ? 'shield-check' : 'file-text'}
          title={isKnownKind(kind) ? t(`mine.protocol.${kind}`) : title}
          onClick={() => go(routes.article, { protocolId: id })}
        />
      ))}
      <ListRow icon="info" title={t('mine.list.about', { brand })} onClick={onAbout} />
    </Card>
  )
}
