import { View } from '@tarojs/components'
import Taro, { usePullDownRefresh } from '@tarojs/taro'
import type { ReactNode } from 'react'
import type { PointsConfig } from '@contract/routes/points'
import { api } from '@/api/api'
import { Button } from '@/components/button'
import { Card } from '@/components/card'
import { Icon, type IconName } from '@/components/icon'
import { PageShell } from '@/components/page-shell'
import { QueryGate } from '@/components/query-gate'
import { SkeletonPage } from '@/components/skeleton'
import { SignInGate } from '@/features/session/components/sign-in-gate'
import { selectIsSignedIn } from '@/features/session/session.slice'
import { formatNumber, formatPrice } from '@/i18n/format'
import { useText } from '@/i18n/use-text'
import { switchTo } from '@/navigation/navigate'
import { routes } from '@/navigation/routes'
import { usePointsRulesQuery } from '@/pages-shopping/api/points.api'
import { useAppDispatch, useAppSelector } from '@/store/hooks'
import { readState } from '@/utils/read-state'
import { PointsRecords } from './points-records'
import styles from './points.module.scss'

const CENTS_PER_UNIT = 100

/** Points: their value, how they are earned and spent, and each record. */
export default function PointsPage() {
  const { t } = useText('pages-shopping')
  const dispatch = useAppDispatch()
  const isSignedIn = useAppSelector(selectIsSignedIn)
  const rules = usePointsRulesQuery(undefined, { refetchOnMountOrArgChange: true })
  usePullDownRefresh(() => {
    dispatch(api.util.invalidateTags(['User', 'Order']))
    Taro.stopPullDownRefresh()
  })
  const data = rules.currentData
  return (
    <PageShell title={t('points.title')} tab="mine" isNarrow>
      <QueryGate
        state={readState(data, rules, { isEmpty: data?.isEnable === false })}
        skeleton={<SkeletonPage kind="cards" />}
        empty={{ kind: 'data', title: t('points.off'), text: t('points.offText') }}
      >
        {(config) => (
          <View className={styles.page}>
            {isSignedIn ? (
              <Balance config={config} />
            ) : (
              <SignInGate icon="coins" title={t('points.signInTitle')} text={t('points.signInText')} />
            )}
            <HowTo config={config} />
            {isSignedIn && <PointsRecords />}
          </View>
        )}
      </QueryGate>
    </PageShell>
  )
}

/** The balance, and its value in money. */
function Balance({ config: { balance, usePoints } }: { config: PointsConfig }) {
  const { t } = useText('pages-shopping')
  const worth = Math.floor(((balance ?? 0) * CENTS_PER_UNIT) / usePoints)
  return (
    <View className={styles.balance}>
      <View>{t('points.balance')}</View>
      <View className={styles.number}>{formatNumber(balance ?? 0)}</View>
      <View className={styles.worth}>{t('points.worth', { amount: formatPrice(worth) })}</View>
    </View>
  )
}

/** How points are earned, spent and expire, from the rules that the server applies. */
function HowTo({ config }: { config: PointsConfig }) {
  const { t } = useText('pages-shopping')
  const { earnPoints, usePoints, maxSharePercent, minPoints } = config
  const unit = formatPrice(CENTS_PER_UNIT)
  return (
    <Card
      title={t('points.how')}
      action={
        <Button kind="text" size="small" onClick={() => switchTo(routes.commodity)}>
          {t('points.goods')}
        </Button>
      }
    >
      <View className={styles.rules}>
        <Rule icon="coins">{t('points.earn', { count: earnPoints, unit })}</Rule>
        <Rule icon="wallet">
          <View>{t('points.pay', { points: formatNumber(usePoints), unit, percent: maxSharePercent })}</View>
          {minPoints > 0 && <View>{t('points.least', { points: formatNumber(minPoints) })}</View>}
        </Rule>
        <Rule icon="arrow-u-up-left">{t('points.back')}</Rule>
        <Rule icon="calendar-check">{t('points.noEnd')}</Rule>
      </View>
    </Card>
  )
}

function Rule({ icon, children }: { icon: IconName; children: ReactNode }) {
  return (
    <View className={styles.rule}>
      <Icon name={icon} className={styles.ruleIcon} />
      <View className={styles.ruleWords}>{children}</View>
    </View>
  )
}
