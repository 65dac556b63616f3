import { Card } from '@/components/card'
import { QueryGate } from '@/components/query-gate'
import { MoreLink } from '@/components/section-header'
import { Skeleton } from '@/components/skeleton'
import { useText } from '@/i18n/use-text'
import type { BookingSheet } from '../hooks/use-booking-sheet'
import { LateStores } from './late-parts'
import type { StoresProps } from './stores'

type StoresCardProps = Omit<StoresProps, 'records'> & {
  state: BookingSheet['state']
  count: number
}

/** The clinics that offer the product. */
export function StoresCard({ state, count, ...stores }: StoresCardProps) {
  const { t } = useText('pages-goods')
  const { t: common } = useText('common')
  const skeleton = (
    <>
      <Skeleton shape="block" />
      <Skeleton width={70} />
    </>
  )
  return (
    <Card
      title={t('detail.stores.title', { count })}
      action={
        count > 1 && (
          <MoreLink
            text={t('detail.all')}
            label={`${t('detail.all')} ${t('detail.stores.title', { count })}`}
            onClick={() => stores.onAll(true)}
          />
        )
      }
    >
      <QueryGate
        state={state}
        skeleton={skeleton}
        empty={{ kind: 'stores', title: common('empty.storesTitle') }}
        isPart
      >
        {({ records }) => <LateStores {...stores} records={records} placeholder={skeleton} />}
      </QueryGate>
    </Card>
  )
}
