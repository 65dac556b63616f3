import { View } from '@tarojs/components'
import { useState } from 'react'
import { Button } from '@/components/button'
import { Card } from '@/components/card'
import { EmptyState } from '@/components/empty-state'
import { Heading } from '@/components/heading'
import { NextStrip } from '@/components/next-strip'
import { PageShell } from '@/components/page-shell'
import { useShellNavigation } from '@/components/page-shell/shell-navigation'
import { webProps } from '@/components/web-props'
import { useText } from '@/i18n/use-text'
import { back, usePageParams } from '@/navigation/navigate'
import { copyText } from '@/platform/clipboard'
import { clientConfig } from '@/platform/config'
import { openOutside, outsideWay } from '@/platform/outside'
import { OutsideFrame } from './components/outside-frame'
import { isHostAllowed, parseWebAddress, type WebAddress } from './web-address'
import styles from './webview.module.scss'

type Outcome = 'opened' | 'blocked' | 'copied' | 'copyFailed'

/** Shows the target of a link, and asks before leaving the app. */
function LeaveQuestion({ address: { url, host, isSecure } }: { address: WebAddress }) {
  const { t } = useText('pages-common')
  const { brandName: brand } = useShellNavigation()
  const [outcome, setOutcome] = useState<Outcome | null>(null)
  const copy = async () => setOutcome((await copyText(url)) ? 'copied' : 'copyFailed')
  const isDone = outcome === 'opened' || outcome === 'copied'
  return (
    <>
      <Card>
        <Heading level={2} size="title">
          {t('webview.leaveTitle', { brand })}
        </Heading>
        <View className={styles.text}>{t('webview.leaveText')}</View>
        <View className={styles.label}>{t('webview.host')}</View>
        <View className={styles.host}>{host}</View>
        <View className={styles.label}>{t('webview.address')}</View>
        <View className={styles.url}>{url}</View>
        {!isSecure && (
          <View className={styles.strip}>
            <NextStrip kind="warn" icon="warning">
              {t('webview.notSecure')}
            </NextStrip>
          </View>
        )}
      </Card>
      <View className={styles.buttons}>
        <Button onClick={back}>{t('webview.stay')}</Button>
        {outsideWay === 'open' && (
          <Button
            kind="outline"
            icon="arrow-right"
            onClick={() => setOutcome(openOutside(url) ? 'opened' : 'blocked')}
          >
            {t('webview.go', { host })}
          </Button>
        )}
        <Button
          kind={outsideWay === 'open' ? 'text' : 'outline'}
          icon="copy"
          onClick={() => {
            void copy()
          }}
        >
          {t('webview.copyAddress')}
        </Button>
      </View>
      <View {...webProps({ role: 'status' })}>
        {outcome && (
          <NextStrip kind={isDone ? 'ok' : 'warn'} icon={isDone ? 'check-circle' : 'warning'}>
            {t(`webview.${outcome}`)}
          </NextStrip>
        )}
      </View>
    </>
  )
}

/**
 * The page for an external URL (`url`): inside the app when its host is on the configured list, otherwise
 * after confirmation.
 */
export default function WebviewPage() {
  const { t } = useText('pages-common')
  const { url = '' } = usePageParams<{ url: string }>()
  const address = parseWebAddress(url)
  if (!address)
    return (
      <PageShell title={t('webview.title')}>
        <EmptyState
          kind="data"
          title={t('webview.badTitle')}
          text={t('webview.badText')}
          action={<Button onClick={back}>{t('webview.stay')}</Button>}
        />
      </PageShell>
    )
  if (!address.isSecure || !isHostAllowed(address.host, clientConfig.webviewHosts))
    return (
      <PageShell title={t('webview.title')} isNarrow>
        <LeaveQuestion address={address} />
      </PageShell>
    )
  return (
    <PageShell
      title={address.host}
      flush
      navEnd={
        outsideWay === 'open' && (
          <Button
            kind="text"
            size="small"
            icon="globe"
            ariaLabel={t('webview.outside')}
            onClick={() => {
              openOutside(address.url)
            }}
          />
        )
      }
    >
      <OutsideFrame url={address.url} title={t('webview.frame', { host: address.host })} />
    </PageShell>
  )
}
