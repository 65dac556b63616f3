import { View } from '@tarojs/components'
import { useEffect, useId } from 'react'
import { BrandMark } from '@/components/brand-mark'
import { Icon } from '@/components/icon'
import { useShellNavigation } from '@/components/page-shell/shell-navigation'
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

/** The operator and its licence, contact details, the terms and the payment methods. */
export function Footer() {
  const { brandName } = useShellNavigation()
  const { data: service } = useFooterServiceQuery()
  // for the badge of the header, which is in the first script and has no requests of its own
  useCartCount()
  const id = useId()
  useEffect(() => holdFocusInView(id), [id])
  return (
    <View id={id} className={styles.root} ariaRole="contentinfo">
      <View className={styles.inside}>
        <View className={styles.who}>
          <View className={styles.brand}>
            <BrandMark size="s" />
            <View>{brandName}</View>
          </View>
          {service?.licence && <View className={styles.small}>{service.licence}</View>}
          {service?.phone && (
            <Tappable className={styles.phone} role="link" onClick={() => void callPhone(service.phone)}>
              <Icon name="headset" size={20} />
              <View>{service.phone}</View>
              <View className={styles.small}>{service.hours}</View>
            </Tappable>
          )}
        </View>
        <Links helpLink={service?.helpCentreUrl} />
        <Ways />
      </View>
    </View>
  )
}

function Links({ helpLink }: { helpLink: string | undefined }) {
  const { t } = useText('main')
  const { data: terms } = useTermsQuery()
  return (
    <View className={styles.links}>
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
    </View>
  )
}

function Ways() {
  const { data: ways } = useFooterWaysQuery()
  return (
    <View className={styles.ways}>
      {ways?.map((way) => (
        <PayMethod key={way.payType} {...way} />
      ))}
    </View>
  )
}
