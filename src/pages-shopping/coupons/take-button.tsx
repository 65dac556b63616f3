import type { CouponOfferState } from '@contract/constants/enums'
import { Button } from '@/components/button'
import { Tag } from '@/components/tag'
import { formatDate } from '@/i18n/format'
import { useText } from '@/i18n/use-text'

interface TakeButtonProps {
  name: string
  state: CouponOfferState
  startTime: string
  isBusy: boolean
  onTake: () => void
}

/** Claims a coupon or a package, or shows why it cannot be claimed. */
export function TakeButton({ name, state, startTime, isBusy, onTake }: TakeButtonProps) {
  const { t } = useText('pages-shopping')
  if (state !== 'claimable')
    return (
      <Tag kind={state === 'received' ? 'ok' : 'plain'} {...(state === 'received' ? { icon: 'check' } : {})}>
        {t(`coupons.state.${state}`, { day: formatDate(startTime) })}
      </Tag>
    )
  return (
    <Button
      kind="tint"
      size="small"
      busy={isBusy}
      ariaLabel={t('coupons.takeName', { name })}
      onClick={onTake}
    >
      {t('coupons.take')}
    </Button>
  )
}
