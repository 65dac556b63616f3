import { ActionBar } from '@/components/action-bar'
import { Button } from '@/components/button'
import { useLoginGuard } from '@/features/session/hooks/use-login-guard'
import { formatPrice } from '@/i18n/format'
import { useText } from '@/i18n/use-text'
import { go } from '@/navigation/navigate'
import { routes } from '@/navigation/routes'
import { openCampaignGoods, openOrder } from '../open-order'
import { groupBuyStep } from './group-buy-step'
import type { GroupBuy } from './use-group-buy'

/** The next step in a group-buy, and buying alone beside it. */
export function GroupBuyBar({ data, onInvite }: { data: GroupBuy; onInvite: () => void }) {
  const { t } = useText('pages-shopping')
  const { goods } = data.shown
  return (
    <ActionBar>
      {goods.stock > 0 && (
        <Button kind="outline" onClick={() => openCampaignGoods(goods)}>
          {t('campaign.alone', { price: formatPrice(goods.salesPrice) })}
        </Button>
      )}
      <NextButton data={data} onInvite={onInvite} />
    </ActionBar>
  )
}

function NextButton({ data, onInvite }: { data: GroupBuy; onInvite: () => void }) {
  const { t } = useText('pages-shopping')
  const guard = useLoginGuard()
  const step = groupBuyStep(data)
  const price = formatPrice(data.shown.grouponPrice)
  switch (step.kind) {
    case 'join':
    case 'start':
      return (
        <Button
          onClick={() => guard(() => openOrder(data.shown.goods, { kind: 'groupon', id: step.offerId }))}
        >
          {t(`campaign.groupBuy.${step.kind}`, { price })}
        </Button>
      )
    case 'pay':
      return (
        <Button onClick={() => go(routes.orderInfo, { id: step.orderId, do: 'pay' })}>
          {t('campaign.groupBuy.pay')}
        </Button>
      )
    case 'invite':
      return (
        <Button icon="share-network" onClick={onInvite}>
          {t('campaign.invite.action')}
        </Button>
      )
    default:
      return <Button disabled>{t(`campaign.${step.why}`)}</Button>
  }
}
