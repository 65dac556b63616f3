import { View } from '@tarojs/components'
import { useState } from 'react'
import { Button } from '@/components/button'
import { Card } from '@/components/card'
import { NextStrip } from '@/components/next-strip'
import { QueryGate } from '@/components/query-gate'
import { RadioCard, RadioGroup } from '@/components/radio-card'
import { Skeleton } from '@/components/skeleton'
import { Tag } from '@/components/tag'
import { formatShortDay } from '@/i18n/format'
import { useText } from '@/i18n/use-text'
import { addressText } from '@/pages-shopping/address-text'
import { idPrefix } from '../id-prefix'
import type { Ordered } from '../sub-order-state'
import styles from '../sub-order.module.scss'
import type { Recipients } from '../use-recipients'
import { FieldNote } from './field-note'

const SHOWN = 2

interface RecipientCardProps {
  recipients: Recipients
  error: string | undefined
  ordered: Ordered
}

/** The recipient of the parcel: the default first; the others on request. */
export function RecipientCard({ recipients, error, ordered }: RecipientCardProps) {
  const { t } = useText('pages-shopping')
  const [hasAll, setHasAll] = useState(false)
  const { address: chosen } = recipients
  // lines of the cart have no days of delivery
  const delivery = ordered.kind === 'goods' && ordered.goods.delivery
  const add = (
    <Button kind="text" size="small" icon="plus" onClick={recipients.addAddress}>
      {t('address.add')}
    </Button>
  )
  return (
    <View id={`${idPrefix}-recipient`}>
      <Card title={t('subOrder.recipient')} action={add}>
        <QueryGate state={recipients.addresses} skeleton={<Skeleton shape="block" />} isPart>
          {(all) => {
            const first = all.slice(0, SHOWN)
            const shown =
              hasAll || !chosen ? all : first.includes(chosen) ? first : [chosen, ...first.slice(1)]
            if (all.length === 0) return <View className={styles.hint}>{t('address.emptyText')}</View>
            return (
              <RadioGroup label={t('subOrder.recipient')}>
                <View className={styles.radios}>
                  {shown.map((address) => (
                    <RadioCard
                      key={address.id}
                      title={`${address.userName}\u2002${address.phoneCode} ${address.telNum}`}
                      note={addressText(address)}
                      tag={address.isDefault && <Tag>{t('recipients.default')}</Tag>}
                      isChosen={address.id === chosen?.id}
                      onClick={() => recipients.chooseAddress(address.id)}
                    />
                  ))}
                </View>
                {shown.length < all.length && (
                  <Button kind="text" size="small" onClick={() => setHasAll(true)}>
                    {t('subOrder.allRecipients', { n: all.length })}
                  </Button>
                )}
              </RadioGroup>
            )
          }}
        </QueryGate>
        <FieldNote text={error} />
        {delivery && (
          <View className={styles.limit}>
            <NextStrip icon="truck">
              {t('detail.product.arrival', {
                from: formatShortDay(delivery.earliestDay),
                to: formatShortDay(delivery.latestDay),
              })}
            </NextStrip>
          </View>
        )}
      </Card>
    </View>
  )
}
