import { View } from '@tarojs/components'
import type { ReactNode } from 'react'
import type { GoodsDetail } from '@contract/routes/goods'
import { Card } from '@/components/card'
import { serverIcon } from '@/components/icon/server-icon'
import { ReceiptLines } from '@/components/receipt-lines'
import { useOneByOne } from '@/hooks/use-one-by-one'
import { durationText } from '@/i18n/duration-text'
import type { Translate } from '@/i18n/engine'
import { useText } from '@/i18n/use-text'
import { IconLines } from '../../components/icon-lines'
import styles from './detail-body.module.scss'
import { Main, Side } from './detail-sides'
import { DosePlan } from './dose-plan'
import { KeyScreenings } from './key-screenings'
import { LateRest } from './late-parts'
import { PackageItems } from './package-items'

/** As many as a desktop shows without scrolling. */
const FIRST_PARTS = 2

/**
 * Everything below the buying box in reading order; on a desktop each card has a fixed side, narrow or wide. A
 * card never starts above the one before it, so the order keeps the two sides about equally long.
 */
export function DetailBody({ goods, stores }: { goods: GoodsDetail; stores: ReactNode }) {
  const { t } = useText('pages-goods')
  const parts = [
    goods.keyScreenings.length > 0 && (
      <Side key="screenings">
        <KeyScreenings goods={goods} />
      </Side>
    ),
    goods.packageGroups.length > 0 && (
      <Main key="items">
        <PackageItems groups={goods.packageGroups} />
      </Main>
    ),
    goods.doses > 0 && (
      <Main key="doses">
        <DosePlan goods={goods} />
      </Main>
    ),
    goods.trustFacts.length > 0 && (
      <Side key="trust">
        <Trust facts={goods.trustFacts} />
      </Side>
    ),
    stores && <Main key="stores">{stores}</Main>,
    goods.preparations.length > 0 && (
      <Side key="preparations">
        <IconLines
          title={t('detail.prepare')}
          lines={goods.preparations.map(({ icon, text }) => ({ icon: serverIcon(icon, 'regular'), text }))}
        />
      </Side>
    ),
    <Included key="included" goods={goods} />,
  ].filter(Boolean)
  const drawn = useOneByOne(parts.length, FIRST_PARTS)
  return (
    <View className={styles.root}>
      {parts.slice(0, drawn)}
      <LateRest goods={goods} isDue={drawn >= parts.length} />
    </View>
  )
}

/** Facts that establish trust: the maker of a vaccine, the doctor who reads a report. */
function Trust({ facts }: { facts: GoodsDetail['trustFacts'] }) {
  const { t } = useText('pages-goods')
  // a label that repeats the title
  if (facts.every(({ kind }) => kind === 'reader'))
    return <Card title={t('detail.trust.reader')}>{facts.map(({ text }) => text).join(', ')}</Card>
  return (
    <Card title={t('detail.trust.title')}>
      <ReceiptLines
        lines={facts.map(({ kind, text }) => ({ label: t(`detail.trust.${kind}`), value: text }))}
      />
    </Card>
  )
}

/** What the price includes, the duration, and when the report is available. */
function Included({ goods }: { goods: GoodsDetail }) {
  const { t } = useText('pages-goods')
  const { t: common } = useText('common')
  const included = [...goods.serviceContent, ...times(goods, t, common)]
  if (included.length === 0) return null
  return (
    <Side>
      <IconLines
        title={t('detail.included')}
        lines={included.map((text) => ({ icon: 'check-circle', text }))}
        {...(goods.refundText ? { note: goods.refundText } : null)}
      />
    </Side>
  )
}

function times(
  { durationMinutes, reportDays }: GoodsDetail,
  t: Translate<'pages-goods'>,
  common: Translate<'common'>,
): string[] {
  return [
    ...(durationMinutes === null
      ? []
      : [t('detail.duration', { time: durationText(durationMinutes, common) })]),
    ...(reportDays === null ? [] : [t('detail.reportDays', { count: reportDays })]),
  ]
}
