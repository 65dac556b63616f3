import { ActionBar } from '@/components/action-bar'
import { Button } from '@/components/button'
import { formatPrice } from '@/i18n/format'
import { useText } from '@/i18n/use-text'
import { go } from '@/navigation/navigate'
import { routes } from '@/navigation/routes'
import { openCampaignGoods, openOrder } from '../open-order'
import { bargainStep } from './bargain-step'
import type { Bargaining } from './use-bargain'
import type { BargainActs } from './use-bargain-acts'

interface BargainBarProps {
  data: Bargaining
  acts: BargainActs
  onInvite: () => void
}

/** The next step of a bargain, and buying immediately, at the price reached or the regular one. */
export function BargainBar({ data, acts, onInvite }: BargainBarProps) {
  const { t } = useText('pages-shopping')
  const { part } = data
  const { goods } = data.shown
  const step = bargainStep(data)
  const isBuying = part?.isMine && part.canBuy && part.goods.stock > 0
  return (
    <ActionBar>
      {isBuying && step.kind !== 'buy' ? (
        <Button kind="outline" onClick={() => openOrder(part.goods, { kind: 'bargain', id: part.id })}>
          {t('campaign.bargain.buy', { price: formatPrice(part.currentPrice) })}
        </Button>
      ) : (
        goods.stock > 0 &&
        step.kind === 'none' && (
          <Button kind="outline" onClick={() => openCampaignGoods(goods)}>
            {t('campaign.alone', { price: formatPrice(goods.salesPrice) })}
          </Button>
        )
      )}
      <NextButton data={data} acts={acts} onInvite={onInvite} />
    </ActionBar>
  )
}

function NextButton({ data, acts, onInvite }: BargainBarProps) {
  const { t } = useText('pages-shopping')
  const step = bargainStep(data)
  switch (step.kind) {
    case 'start':
      return (
        <Button busy={acts.isBusy} onClick={() => acts.start(step.campaignId)}>
          {t('campaign.bargain.start')}
        </Button>
      )
    case 'cutOwn':
    case 'help':
      return (
        <Button busy={acts.isBusy} onClick={() => acts.cut(step.part)}>
          {t(`campaign.bargain.${step.kind}`)}
        </Button>
      )
    case 'buy':
      return (
        <Button onClick={() => openOrder(step.part.goods, { kind: 'bargain', id: step.part.id })}>
          {t('campaign.bargain.buy', { price: formatPrice(step.part.currentPrice) })}
        </Button>
      )
    case 'startOwn':
      return (
        <Button onClick={() => go(routes.bargain, { id: step.part.bargainId })}>
          {t('campaign.bargain.startOwn')}
        </Button>
      )
    case 'invite':
      return (
        <Button icon="share-network" onClick={onInvite}>
          {t('campaign.invite.action')}
        </Button>
      )
    case 'order':
      return (
        <Button onClick={() => go(routes.orderInfo, { id: step.orderId })}>{t('campaign.seeOrder')}</Button>
      )
    default:
      return <Button disabled>{t(`campaign.${step.why}`)}</Button>
  }
}
