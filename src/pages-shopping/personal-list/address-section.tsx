import { View } from '@tarojs/components'
import { limits } from '@contract/constants/limits'
import type { UserAddress } from '@contract/routes/addresses'
import { Button } from '@/components/button'
import { Card } from '@/components/card'
import { Heading } from '@/components/heading'
import { QueryGate } from '@/components/query-gate'
import { SkeletonPage } from '@/components/skeleton'
import { Tag } from '@/components/tag'
import { useText } from '@/i18n/use-text'
import { go } from '@/navigation/navigate'
import { routes } from '@/navigation/routes'
import { addressText } from '@/pages-shopping/address-text'
import { type Reading, readState } from '@/utils/read-state'
import { EditLink } from './edit-link'
import styles from './personal-list.module.scss'

interface SectionProps {
  read: Reading & { data?: readonly UserAddress[] | undefined }
}

const addOne = () => go(routes.personalEdit)

/** The recipients, the default first. */
export function AddressSection({ read }: SectionProps) {
  const { t } = useText('pages-shopping')
  const isFull = (read.data?.length ?? 0) >= limits.addresses
  return (
    <View className={styles.section}>
      <View className={styles.head}>
        <Heading level={2} size="title">
          {t('recipients.addresses')}
        </Heading>
        {!!read.data?.length && !isFull && (
          <Button kind="tint" size="small" icon="plus" ariaLabel={t('address.add')} onClick={addOne}>
            {t('recipients.add')}
          </Button>
        )}
      </View>
      <QueryGate
        isPart
        state={readState(read.data, read, { isEmpty: read.data?.length === 0 })}
        skeleton={<SkeletonPage kind="list" count={2} />}
        empty={{
          kind: 'products',
          title: t('address.emptyTitle'),
          text: t('address.emptyText'),
          action: (
            <Button icon="plus" onClick={addOne}>
              {t('address.add')}
            </Button>
          ),
        }}
      >
        {(list) => (
          <View className={styles.list} ariaRole="list">
            {list.map((address) => (
              <AddressCard key={address.id} address={address} />
            ))}
            {isFull && <View className={styles.note}>{t('address.full', { n: limits.addresses })}</View>}
          </View>
        )}
      </QueryGate>
    </View>
  )
}

/** A recipient, with a link to change or remove it. */
function AddressCard({ address }: { address: UserAddress }) {
  const { t } = useText('pages-shopping')
  const name = address.userName
  return (
    <View ariaRole="listitem">
      <Card>
        <View className={styles.entry}>
          <View className={styles.about}>
            <View className={styles.names}>
              <Heading level={3}>{name}</Heading>
              {address.isDefault && (
                <Tag kind="ok" icon="check">
                  {t('recipients.default')}
                </Tag>
              )}
            </View>
            <View className={styles.number}>{`${address.phoneCode} ${address.telNum}`}</View>
            <View className={styles.line}>{addressText(address)}</View>
          </View>
          <EditLink
            label={t('recipients.editOf', { name })}
            onClick={() => go(routes.personalEdit, { id: address.id })}
          />
        </View>
      </Card>
    </View>
  )
}
