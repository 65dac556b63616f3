import { useState } from 'react'
import { PageShell } from '@/components/page-shell'
import { useShellNavigation } from '@/components/page-shell/shell-navigation'
import { SignInGate } from '@/features/session/components/sign-in-gate'
import { selectIsSignedIn, selectWxUser } from '@/features/session/session.slice'
import { useText } from '@/i18n/use-text'
import { useAppSelector } from '@/store/hooks'
import { EnterpriseList } from './enterprise-list'
import { GoodsSheet } from './goods-sheet'

/**
 * The page of the enterprise merchant's products at its prices. Filters and scroll position are restored on
 * return.
 */
export default function EnterpriseGoodsPage() {
  const { t } = useText('pages-mine')
  const { brandName } = useShellNavigation()
  const isSignedIn = useAppSelector(selectIsSignedIn)
  const userId = useAppSelector(selectWxUser)?.id ?? ''
  const [openedId, setOpenedId] = useState<string | null>(null)
  return (
    <PageShell
      title={t('enterprise.goodsTitle')}
      tab="mine"
      overlay={
        isSignedIn && openedId !== null ? (
          <GoodsSheet key={openedId} id={openedId} onClose={() => setOpenedId(null)} />
        ) : undefined
      }
    >
      {isSignedIn ? (
        <EnterpriseList key={userId} userId={userId} onOpen={setOpenedId} />
      ) : (
        <SignInGate
          icon="buildings"
          title={t('enterprise.visitorTitle', { brand: brandName })}
          text={t('enterprise.visitorText')}
        />
      )}
    </PageShell>
  )
}
