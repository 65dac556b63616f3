import { useEffect, useState } from 'react'
import { View } from '@tarojs/components'
import { useHomeConfigQuery, useOpeningAdvertQuery } from '@/api/config.api'
import { useDecorationConfigQuery, useProtocolListQuery } from '@/api/content.api'
import { BrandMark } from '@/components/brand-mark'
import { Button } from '@/components/button'
import { Card } from '@/components/card'
import { Heading } from '@/components/heading'
import { HomePoster } from '@/components/home-poster'
import { Icon } from '@/components/icon'
import { ListRow } from '@/components/list-row'
import { PageShell } from '@/components/page-shell'
import { useShellNavigation } from '@/components/page-shell/shell-navigation'
import { Tappable } from '@/components/tappable'
import { homeDialogClosed } from '@/features/shell/shell.slice'
import { useLatest } from '@/hooks/use-latest'
import { languageNames } from '@/i18n/languages'
import { useText } from '@/i18n/use-text'
import { isEntrance, leaveWelcome } from '@/navigation/first-launch'
import { go, usePageParams } from '@/navigation/navigate'
import { routes } from '@/navigation/routes'
import { resolveAsset } from '@/platform/config'
import { giveConsent, hasConsent } from '@/platform/storage'
import { useAppDispatch } from '@/store/hooks'
import { LanguageDialog } from '../components/language-dialog'
import styles from './index.module.scss'

// An advert that is later than this is not worth waiting for
const ADVERT_WAIT_MS = 1500
const promises = [
  { key: 'device', icon: 'device-mobile' },
  { key: 'place', icon: 'map-pin' },
  { key: 'health', icon: 'shield-check' },
] as const
const protocolKinds = ['user', 'privacy'] as const

/** The first launch: language, what is kept and why, and the answer to that; then the opening advert, and on to where the person was going. */
export default function Welcome() {
  const { t, lang } = useText('pages-common')
  const { to = '' } = usePageParams<{ to: string }>()
  const dispatch = useAppDispatch()
  const [isChoosing, setIsChoosing] = useState(false)
  const [isAgreed, setIsAgreed] = useState(false)
  const [isAdvertOpen, setIsAdvertOpen] = useState(false)
  // somebody who has answered is only passing through
  const [isAnswered] = useState(hasConsent)
  const isForEntrance = isEntrance(to)
  const protocols = useProtocolListQuery(undefined, { skip: isAnswered })
  const config = useHomeConfigQuery(undefined, { skip: isAnswered || !isForEntrance })
  const advert = useOpeningAdvertQuery(config.data?.openingAdvertId ?? '', {
    skip: !config.data?.openingAdvertId,
  })
  const { data: dressing } = useDecorationConfigQuery(undefined, { skip: isAnswered || !isForEntrance })
  const picUrl = advert.data?.isShow === '1' && dressing?.posterSeconds !== 0 ? advert.data.picUrl : ''
  useEffect(() => {
    if (isAnswered) leaveWelcome(to)
  }, [isAnswered, to])

  const leave = () => leaveWelcome(to)
  const isAdvertOnItsWay = isForEntrance && (config.isLoading || advert.isLoading)
  const goOn = useLatest(() => {
    if (!picUrl) return leave()
    setIsAdvertOpen(true)
    // the poster of the home page would be the same picture again
    dispatch(homeDialogClosed())
  })
  useEffect(() => {
    if (!isAgreed) return undefined
    if (!isAdvertOnItsWay) return goOn.current()
    const timer = setTimeout(() => goOn.current(), ADVERT_WAIT_MS)
    return () => clearTimeout(timer)
  }, [isAgreed, isAdvertOnItsWay, goOn])
  const agree = () => {
    giveConsent()
    setIsAgreed(true)
  }
  const { brandName: brand } = useShellNavigation()
  if (isAnswered)
    return (
      <PageShell title={brand} nav="none">
        {null}
      </PageShell>
    )
  return (
    <PageShell
      title={t('welcome.title', { brand })}
      hasOwnHeading
      nav="none"
      isNarrow
      overlay={
        isAdvertOpen ? (
          <HomePoster
            picUrl={resolveAsset(picUrl)}
            {...(dressing ? { seconds: dressing.posterSeconds } : null)}
            onClose={leave}
          />
        ) : (
          isChoosing && <LanguageDialog onClose={() => setIsChoosing(false)} />
        )
      }
      bar={
        <View className={styles.bar}>
          <Button block busy={isAgreed && !isAdvertOpen} onClick={agree}>
            {t('welcome.agree')}
          </Button>
          <Button kind="text" block onClick={leave}>
            {t('welcome.decline')}
          </Button>
        </View>
      }
    >
      <View className={styles.head}>
        <BrandMark />
        <Heading level={1} size="headline">
          {t('welcome.title', { brand })}
        </Heading>
        <View className={styles.lead}>{t('welcome.lead')}</View>
      </View>
      <Card flush>
        <ListRow
          icon="globe"
          title={t('welcome.language')}
          value={languageNames[lang]}
          onClick={() => setIsChoosing(true)}
        />
      </Card>
      <Card title={t('welcome.privacy')}>
        <View className={styles.promises} ariaRole="list">
          {promises.map(({ key, icon }) => (
            <View key={key} className={styles.promise} ariaRole="listitem">
              <View className={styles.icon}>
                <Icon name={icon} size={24} />
              </View>
              <View className={styles.words}>{t(`welcome.${key}`)}</View>
            </View>
          ))}
        </View>
        <View className={styles.read}>
          <View>{t('welcome.read')}</View>
          <View className={styles.links}>
            {protocolKinds.map((kind) => {
              const protocol = protocols.data?.find((one) => one.kind === kind)
              return (
                protocol && (
                  <Tappable
                    key={kind}
                    className={styles.link}
                    role="link"
                    onClick={() => go(routes.article, { protocolId: protocol.id })}
                  >
                    {t(`welcome.protocol.${kind}`)}
                  </Tappable>
                )
              )
            })}
          </View>
          {protocols.error && !protocols.data && (
            <Button
              kind="text"
              size="small"
              className={styles.failed}
              onClick={() => {
                void protocols.refetch()
              }}
            >
              {t('welcome.protocolsFailed')}
            </Button>
          )}
        </View>
      </Card>
      <View className={styles.note}>{t('welcome.declineNote')}</View>
    </PageShell>
  )
}
