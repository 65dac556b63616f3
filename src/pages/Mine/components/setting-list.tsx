import { Card } from '@/components/card'
import { ListRow } from '@/components/list-row'
import { useTermsQuery } from '@/features/content/api/terms.api'
import { useCustomerSettingQuery } from '@/features/shop-config/api/config.api'
import { languageNames } from '@/i18n/languages'
import { together } from '@/i18n/line-breaks'
import { useText } from '@/i18n/use-text'
import { go, openLink } from '@/navigation/navigate'
import { routes } from '@/navigation/routes'
import { clientConfig } from '@/platform/config'
import styles from '../index.module.scss'

// the server has titles in three languages, the interface in six
const knownKinds = ['booking', 'privacy', 'user'] as const
const isKnownKind = (kind: string): kind is (typeof knownKinds)[number] =>
  (knownKinds as readonly string[]).includes(kind)

/** Customer service with number and hours; a press retries a failed read. */
function ServiceRow({ onContact }: { onContact: () => void }) {
  const { t } = useText('main')
  const { data, error, refetch } = useCustomerSettingQuery()
  if (data)
    return (
      <ListRow
        icon="headset"
        title={t('mine.list.service')}
        note={`${data.phone}\u2003${together(data.hours)}`}
        onClick={onContact}
      />
    )
  return error ? (
    <ListRow
      icon="headset"
      title={t('mine.list.service')}
      note={t('mine.list.failed')}
      onClick={() => {
        void refetch()
      }}
    />
  ) : null
}

function ProtocolRows() {
  const { t } = useText('main')
  const terms = useTermsQuery()
  return terms.data?.map(({ id, kind, title }) => (
    <ListRow
      key={id}
      icon={kind === 'privacy' ? 'shield-check' : 'file-text'}
      title={isKnownKind(kind) ? t(`mine.protocol.${kind}`) : title}
      className={styles.inFooter}
      onClick={() => go(routes.article, { protocolId: id })}
    />
  ))
}

/** Language and display, customer service, help centre, agreements, about; without what the footer has. */
export function SettingList({
  brand,
  onAbout,
  onContact,
}: {
  brand: string
  onAbout: () => void
  onContact: () => void
}) {
  const { t, lang } = useText('main')
  const service = useCustomerSettingQuery()
  const helpLink = clientConfig.helpCentreUrl || service.data?.helpCentreUrl
  return (
    <Card flush>
      <ListRow icon="user" title={t('mine.profile')} onClick={() => go(routes.personalData)} />
      <ListRow
        icon="text-aa"
        title={t('mine.list.language')}
        value={languageNames[lang]}
        onClick={() => go(routes.settingLocales)}
      />
      <ServiceRow onContact={onContact} />
      {helpLink && (
        <ListRow
          icon="lifebuoy"
          title={t('mine.list.help')}
          className={service.data?.helpCentreUrl ? styles.inFooter : undefined}
          onClick={() =>
            helpLink.startsWith('/') ? openLink(helpLink) : go(routes.webview, { url: helpLink })
          }
        />
      )}
      <ListRow icon="chat-circle-dots" title={t('mine.list.feedback')} onClick={() => go(routes.feedback)} />
      <ListRow icon="megaphone-simple" title={t('mine.list.notices')} onClick={() => go(routes.announce)} />
      <ProtocolRows />
      <ListRow icon="info" title={t('mine.list.about', { brand })} onClick={onAbout} />
    </Card>
  )
}
