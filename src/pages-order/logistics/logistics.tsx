import { ActionBar } from '@/components/action-bar'
import { ActionSheet } from '@/components/action-sheet'
import { Button } from '@/components/button'
import { useHasColumnBar } from '@/components/column-bar'
import { PageShell } from '@/components/page-shell'
import { QueryGate } from '@/components/query-gate'
import { SkeletonPage } from '@/components/skeleton'
import { Toast } from '@/components/toast'
import { SignInGate } from '@/features/session/components/sign-in-gate'
import { useText } from '@/i18n/use-text'
import { replace } from '@/navigation/navigate'
import { routes } from '@/navigation/routes'
import { ParcelBody } from './parcel-body'
import { useLogistics } from './use-logistics'

/** The page that tracks an order's parcel; its arrival can be confirmed here too. */
export default function LogisticsPage() {
  const { t } = useText('pages-order')
  const page = useLogistics()
  const { orderId } = page
  const hasColumnBar = useHasColumnBar()
  const receive = page.canReceive && <ReceiveButton page={page} />
  const isDrawn = page.isSignedIn && (page.state.kind === 'ready' || page.state.kind === 'loading')
  return (
    <PageShell
      title={t('logistics.title')}
      tab="mine"
      isNarrow={!hasColumnBar || !isDrawn}
      bar={!hasColumnBar && receive && <ActionBar>{receive}</ActionBar>}
      overlay={
        <>
          <ActionSheet {...page.contact.sheet} />
          <Toast {...page.toast} />
        </>
      }
    >
      {page.isSignedIn ? (
        <QueryGate
          state={page.state}
          skeleton={<SkeletonPage kind="cards" />}
          gone={{
            kind: 'orders',
            title: t('logistics.goneTitle'),
            text: t('logistics.goneText'),
            action: (
              <Button
                onClick={() =>
                  orderId ? replace(routes.orderInfo, { id: orderId }) : replace(routes.orderList)
                }
              >
                {t('result.seeOrder')}
              </Button>
            ),
          }}
        >
          {(parcel) => (
            <ParcelBody
              parcel={parcel}
              items={page.items}
              recipient={page.recipient}
              onCopy={page.copy}
              onContact={() => page.contact.openContact()}
              actions={hasColumnBar && receive}
            />
          )}
        </QueryGate>
      ) : (
        <SignInGate icon="truck" title={t('logistics.signInTitle')} text={t('logistics.signInText')} />
      )}
    </PageShell>
  )
}

/** Confirms the arrival; until the carrier has delivered, nothing waits for it. */
function ReceiveButton({ page }: { page: ReturnType<typeof useLogistics> }) {
  const { t } = useText('pages-order')
  return (
    <Button kind={page.hasArrived ? 'primary' : 'outline'} block busy={page.isBusy} onClick={page.receive}>
      {t('action.receive')}
    </Button>
  )
}
