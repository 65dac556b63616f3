import { View } from '@tarojs/components'
import { type ReactNode, useEffect, useId } from 'react'
import { BrandMark } from '@/components/brand-mark'
import { Heading } from '@/components/heading'
import { Icon } from '@/components/icon'
import { shellTabs, useShellNavigation } from '@/components/page-shell/shell-navigation'
import { Tappable } from '@/components/tappable'
import { useCartCount } from '@/features/cart/hooks/use-cart-count'
import { useTermsQuery } from '@/features/content/api/terms.api'
import { PayMethod } from '@/features/orders/components/pay-method'
import { useText } from '@/i18n/use-text'
import { go, linkTo, openLink, toUrl } from '@/navigation/navigate'
import { routes } from '@/navigation/routes'
import { callPhone } from '@/platform/phone-call'
import { holdFocusInView } from '@/utils/focus-element'
import styles from './footer.module.scss'
import { useFooterServiceQuery, useFooterWaysQuery } from './site-footer.api'

/** The operator with its licence and contact details; the pages, the terms and the payment methods. */
export function Footer() {
  // for the badge of the header, which is in the first script and has no requests of its own
  useCartCount()
  const id = useId()
  useEffect(() => holdFocusInView(id), [id])
  const { t: common } = useText('common')
  return (
    <View id={id} className={styles.root} ariaRole="contentinfo">
      <View className={styles.inside}>
        <Operator />
        <Services />
        <HelpLinks />
        <Ways />
      </View>
      <View className={styles.end}>{common('footer.emergency')}</View>
    </View>
  )
}

function Operator() {
  const { brandName } = useShellNavigation()
  const { data: service } = useFooterServiceQuery()
  return (
    <View className={styles.column}>
      <View className={styles.brand}>
        <BrandMark size="s" />
        <View>{brandName}</View>
      </View>
      {service?.licence && (
        <View className={styles.licence}>
          <Icon name="shield-check" size={20} />
          <View>{service.licence}</View>
        </View>
      )}
      {service?.phone && (
        <>
          <Tappable className={styles.phone} role="link" onClick={() => void callPhone(service.phone)}>
            <Icon name="headset" size={20} />
            <View>{service.phone}</View>
          </Tappable>
          <View className={styles.hours}>{service.hours}</View>
        </>
      )}
    </View>
  )
}

function Column({ title, children }: { title: string; children: ReactNode }) {
  return (
    <View className={styles.column}>
      <Heading level={2} size="body" className={styles.title}>
        {title}
      </Heading>
      {children}
    </View>
  )
}

const pages = [
  { text: 'mine.care.free', route: routes.freeReservations },
  { text: 'mine.care.appointments', route: routes.reservation },
] as const

/** What can be found and booked; the header has the way home. */
function Services() {
  const { t } = useText('main')
  const { t: common } = useText('common')
  const { openTab, tabAddress } = useShellNavigation()
  return (
    <Column title={t('footer.services')}>
      {shellTabs
        .filter((tab) => tab === 'shops' || tab === 'goods')
        .map((tab) => (
          <Tappable
            key={tab}
            className={styles.link}
            role="link"
            href={tabAddress?.(tab)}
            onClick={() => openTab(tab)}
          >
            {common(`app.tabs.${tab}`)}
          </Tappable>
        ))}
      {pages.map(({ text, route }) => (
        <Tappable
          key={text}
          className={styles.link}
          role="link"
          href={linkTo(toUrl(route))}
          onClick={() => go(route)}
        >
          {t(text)}
        </Tappable>
      ))}
    </Column>
  )
}

function HelpLinks() {
  const { t } = useText('main')
  const { data: terms } = useTermsQuery()
  const { data: service } = useFooterServiceQuery()
  const helpLink = service?.helpCentreUrl
  return (
    <Column title={t('footer.help')}>
      {helpLink && (
        <Tappable
          className={styles.link}
          role="link"
          onClick={() =>
            helpLink.startsWith('/') ? openLink(helpLink) : go(routes.webview, { url: helpLink })
          }
        >
          {t('mine.list.help')}
        </Tappable>
      )}
      {terms?.map(({ id, title }) => (
        <Tappable
          key={id}
          className={styles.link}
          role="link"
          href={linkTo(toUrl(routes.article, { protocolId: id }))}
          onClick={() => go(routes.article, { protocolId: id })}
        >
          {title}
        </Tappable>
      ))}
    </Column>
  )
}

function Ways() {
  const { t } = useText('main')
  const { data: ways } = useFooterWaysQuery()
  if (!ways?.length) return null
  return (
    <Column title={t('footer.pay')}>
      <View className={styles.ways}>
        {ways.map((way) => (
          <PayMethod key={way.payType} {...way} />
        ))}
      </View>
    </Column>
  )
}
