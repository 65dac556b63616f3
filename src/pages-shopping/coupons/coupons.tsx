import { View } from '@tarojs/components'
import Taro, { usePullDownRefresh } from '@tarojs/taro'
import { useState } from 'react'
import { api } from '@/api/api'
import { PageShell } from '@/components/page-shell'
import { Tabs } from '@/components/tabs'
import { Toast } from '@/components/toast'
import { SignInGate } from '@/features/session/components/sign-in-gate'
import { selectIsSignedIn } from '@/features/session/session.slice'
import { useToast } from '@/hooks/use-toast'
import { useText } from '@/i18n/use-text'
import { usePageParams } from '@/navigation/use-page-params'
import { useAppDispatch, useAppSelector } from '@/store/hooks'
import styles from './coupons.module.scss'
import { OfferSheet } from './offer-sheet'
import { Offers } from './offers'
import { OwnCouponSheet } from './own-coupon-sheet'
import { OwnCoupons } from './own-coupons'
import { PackageSheet } from './package-sheet'
import { RedeemCard } from './redeem-card'
import { type Taking, useTaking } from './use-taking'

const tabs = ['usable', 'used', 'expired', 'take'] as const
type Tab = (typeof tabs)[number]
type Opened = { kind: 'own' | 'offer' | 'package'; id: string } | null

interface Params {
  tab: string
  /** the owned coupon, offered coupon or package to open immediately */
  id: string
  couponId: string
  packageId: string
}

function openedBy({ id, couponId, packageId }: Partial<Params>): Opened {
  if (id) return { kind: 'own', id }
  if (couponId) return { kind: 'offer', id: couponId }
  return packageId ? { kind: 'package', id: packageId } : null
}

interface OpenedSheetProps {
  opened: Opened
  taking: Taking
  onClose: () => void
}

/** The opened coupon or package; an owned one is not shown to other accounts. */
function OpenedSheet({ opened, taking, onClose }: OpenedSheetProps) {
  const isSignedIn = useAppSelector(selectIsSignedIn)
  if (opened?.kind === 'offer') return <OfferSheet id={opened.id} taking={taking} onClose={onClose} />
  if (opened?.kind === 'package') return <PackageSheet id={opened.id} taking={taking} onClose={onClose} />
  return opened && isSignedIn ? <OwnCouponSheet id={opened.id} onClose={onClose} /> : null
}

interface TabContentProps {
  tab: Tab
  taking: Taking
  onOpen: (opened: Opened) => void
  onTake: () => void
}

/** The list of a tab; offers are visible to visitors too. */
function TabContent({ tab, taking, onOpen, onTake }: TabContentProps) {
  const { t } = useText('pages-shopping')
  const isSignedIn = useAppSelector(selectIsSignedIn)
  if (tab === 'take')
    return (
      <Offers
        taking={taking}
        onOpen={(id) => onOpen({ kind: 'offer', id })}
        onOpenPackage={(id) => onOpen({ kind: 'package', id })}
      />
    )
  if (!isSignedIn)
    return <SignInGate icon="ticket" title={t('coupons.signInTitle')} text={t('coupons.signInText')} />
  return <OwnCoupons key={tab} list={tab} onOpen={(id) => onOpen({ kind: 'own', id })} onTake={onTake} />
}

/** The account's coupons by state, and those that can be claimed or redeemed with a code. */
export default function CouponsPage() {
  const { t } = useText('pages-shopping')
  const dispatch = useAppDispatch()
  const params = usePageParams<Params>()
  const isSignedIn = useAppSelector(selectIsSignedIn)
  const first = openedBy(params)
  const [tab, setTab] = useState<Tab>(
    tabs.find((key) => key === params.tab) ?? (first && first.kind !== 'own' ? 'take' : 'usable'),
  )
  const [opened, setOpened] = useState<Opened>(first)
  const [toast, say] = useToast()
  const taking = useTaking(say)
  usePullDownRefresh(() => {
    dispatch(api.util.invalidateTags(['Coupon']))
    Taro.stopPullDownRefresh()
  })
  return (
    <PageShell
      title={t('coupons.title')}
      tab="mine"
      isNarrow
      head={
        <Tabs
          items={tabs.map((key) => ({ key, label: t(`coupons.tab.${key}`) }))}
          active={tab}
          label={t('coupons.title')}
          idPrefix="coupons"
          onChange={setTab}
        />
      }
      overlay={
        <>
          <OpenedSheet opened={opened} taking={taking} onClose={() => setOpened(null)} />
          <Toast {...toast} />
        </>
      }
    >
      <View className={styles.page}>
        {isSignedIn && (tab === 'usable' || tab === 'take') && (
          <RedeemCard
            onDone={({ coupon }) => {
              say(t('coupons.code.done', { name: coupon.name }))
              setTab('usable')
            }}
          />
        )}
        <TabContent tab={tab} taking={taking} onOpen={setOpened} onTake={() => setTab('take')} />
      </View>
    </PageShell>
  )
}
