import { View } from '@tarojs/components'
import type { ShopCard } from '@contract/shops'
import { AddressLines } from '@/components/address-lines'
import { Button } from '@/components/button'
import { ClinicCard } from '@/components/clinic-card'
import { Heading } from '@/components/heading'
import { Icon, type IconName } from '@/components/icon'
import { NextStrip } from '@/components/next-strip'
import { Tappable } from '@/components/tappable'
import { cx, webProps } from '@/components/web-props'
import { useClinicCard } from '@/hooks/use-clinic-card'
import { useText } from '@/i18n/use-text'
import { isChinese, type MapAnswer } from './map-actions'
import type { PlaceFacts } from './use-map-place'
import styles from './full-screen.module.scss'

// theme/tokens: within a Chinese page a Latin address takes the Latin face, or its apostrophes are drawn full width
const latinFace = (text: string) => (isChinese(text) ? undefined : 'latin')

interface PlacePanelProps {
  facts: PlaceFacts
  shop: ShopCard | undefined
  others: readonly ShopCard[]
  answer: MapAnswer | null
  onOpen: () => void
  onCall: () => void
  onCopy: () => void
  onDriver: () => void
  onChoose: (id: string) => void
}

/** One of three beside each other: its words stand under the icon, so that they fit in every language. */
function PlaceAction({
  icon,
  text,
  label,
  onClick,
}: {
  icon: IconName
  text: string
  label?: string
  onClick: () => void
}) {
  return (
    <Tappable className={styles.action} {...(label ? { label } : null)} onClick={onClick}>
      <Icon name={icon} size={24} />
      <View>{text}</View>
    </Tappable>
  )
}

/** The chosen place: what it is, its address, what can be done, and the other branches. */
export function PlacePanel({
  facts,
  shop,
  others,
  answer,
  onOpen,
  onCall,
  onCopy,
  onDriver,
  onChoose,
}: PlacePanelProps) {
  const { t, lang } = useText('pages-common')
  const toCard = useClinicCard()
  // first the one that the reader can read, then the one that is written at the door
  const [address, otherAddress] =
    (/^(zh|ja)/.test(lang) || !facts.addressLatin) && facts.addressChinese
      ? [facts.addressChinese, facts.addressLatin]
      : [facts.addressLatin, facts.addressChinese]
  const isOk = answer?.result === 'ok'
  return (
    <View className={styles.panel}>
      {shop ? (
        <ClinicCard isBare headingLevel={2} clinic={{ ...toCard(shop), tags: [] }} />
      ) : (
        <Heading level={2}>{facts.name || t('map.point')}</Heading>
      )}
      {address && (
        <View className={styles.address}>
          <View className={latinFace(address)}>{address}</View>
          {otherAddress && otherAddress !== address && (
            <View className={cx(styles.other, latinFace(otherAddress))}>{otherAddress}</View>
          )}
        </View>
      )}
      <View className={styles.actions}>
        <Button block icon="navigation-arrow" onClick={onOpen}>
          {t('map.open')}
        </Button>
        <View className={styles.row}>
          {address && <PlaceAction icon="car" text={t('map.driver')} onClick={onDriver} />}
          {address && <PlaceAction icon="copy" text={t('map.copy')} onClick={onCopy} />}
          {facts.phone && (
            <PlaceAction
              icon="phone"
              text={t('map.call')}
              label={t('map.callName', { name: facts.name })}
              onClick={onCall}
            />
          )}
        </View>
      </View>
      <View {...webProps({ role: 'status' })}>
        {answer && (
          <NextStrip kind={isOk ? 'ok' : 'warn'} icon={isOk ? 'check-circle' : 'warning'}>
            {t(
              `map.answer.${answer.action}.${answer.result === 'ok' ? 'ok' : answer.reason === 'not found' ? 'notFound' : 'fail'}`,
            )}
          </NextStrip>
        )}
      </View>
      {facts.transport && (
        <View className={styles.part}>
          <Heading level={3}>{t('map.transport')}</Heading>
          <View className={styles.soft}>{facts.transport}</View>
        </View>
      )}
      {others.length > 0 && (
        <View className={styles.part}>
          <Heading level={3}>{t('map.branches')}</Heading>
          <View className={styles.branches}>
            {others.map((other) => (
              <ClinicCard
                key={other.id}
                isBare
                clinic={{ ...toCard(other), tags: [] }}
                onOpen={() => onChoose(other.id)}
              />
            ))}
          </View>
        </View>
      )}
    </View>
  )
}

/** The card that is shown to a driver: the name and the address, as large as they go, in both scripts. */
export function DriverCard({ facts }: { facts: PlaceFacts }) {
  return (
    <View className={styles.driver}>
      <Heading level={3} size="headline">
        {facts.name}
      </Heading>
      <AddressLines isLarge chinese={facts.addressChinese} latin={facts.addressLatin} />
      {facts.phone && <View className={styles.phone}>{facts.phone}</View>}
    </View>
  )
}
