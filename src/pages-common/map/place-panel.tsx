import { View } from '@tarojs/components'
import type { ShopCard } from '@contract/routes/shops'
import { ClinicCard } from '@/components/clinic-card'
import { Heading } from '@/components/heading'
import { NextStrip } from '@/components/next-strip'
import { cx, webProps } from '@/components/web-props'
import { useClinicCard } from '@/features/clinics/hooks/use-clinic-card'
import { openClinic } from '@/features/clinics/open-clinic'
import { useText } from '@/i18n/use-text'
import styles from './full-screen.module.scss'
import { isChinese, type MapAnswer } from './map-actions'
import { PlaceActions, type PlaceActionsProps } from './place-actions'
import { PlaceMore } from './place-more'

// theme/tokens: on a Chinese page a Latin address needs the Latin font, or its apostrophes are full width
const latinFace = (text: string) => (isChinese(text) ? undefined : 'latin')

interface PlacePanelProps extends PlaceActionsProps {
  shop: ShopCard | undefined
  others: readonly ShopCard[]
  answer: MapAnswer | null
  onChoose: (id: string) => void
}

/** The selected place: kind, address, actions and other branches. */
export function PlacePanel({ facts, shop, others, answer, onChoose, ...actions }: PlacePanelProps) {
  const { t, lang } = useText('pages-common')
  const toCard = useClinicCard()
  // first the address in the reader's script, then the one on the building
  const [address, otherAddress] =
    (/^(zh|ja)/.test(lang) || !facts.addressLatin) && facts.addressChinese
      ? [facts.addressChinese, facts.addressLatin]
      : [facts.addressLatin, facts.addressChinese]
  return (
    <View className={styles.panel}>
      {shop ? (
        <ClinicCard
          isBare
          headingLevel={2}
          clinic={{ ...toCard(shop), tags: [] }}
          onOpen={() => openClinic(shop)}
        />
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
      {facts.transport && (
        <View>
          <Heading level={3}>{t('map.transport')}</Heading>
          <View className={styles.soft}>{facts.transport}</View>
        </View>
      )}
      <PlaceActions facts={facts} hasAddress={!!address} hasTimes={!!shop?.firstFreeDay} {...actions} />
      <View {...webProps({ role: 'status' })}>{answer && <Answer answer={answer} />}</View>
      <PlaceMore others={others} onChoose={onChoose} />
    </View>
  )
}

/** The result of the last action. */
function Answer({ answer }: { answer: MapAnswer }) {
  const { t } = useText('pages-common')
  const isOk = answer.result === 'ok'
  return (
    <NextStrip kind={isOk ? 'ok' : 'warn'} icon={isOk ? 'check-circle' : 'warning'}>
      {t(
        answer.action === 'showMarker'
          ? 'map.answer.showMarker.notFound'
          : `map.answer.${answer.action}.${answer.result}`,
      )}
    </NextStrip>
  )
}
