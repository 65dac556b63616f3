import { View } from '@tarojs/components'
import { goodsKinds } from '@contract/constants/enums'
import type { Enterprise, EnterpriseGoods } from '@contract/routes/enterprise'
import { Button } from '@/components/button'
import { Card } from '@/components/card'
import { Chip, ChipRow } from '@/components/chip'
import { EmptyState } from '@/components/empty-state'
import { LoadMore } from '@/components/load-more'
import { NextStrip } from '@/components/next-strip'
import { QueryGate } from '@/components/query-gate'
import { SearchField } from '@/components/search-field'
import { SkeletonPage } from '@/components/skeleton'
import { useText } from '@/i18n/use-text'
import { go, switchTo } from '@/navigation/navigate'
import { routes } from '@/navigation/routes'
import { EnterpriseCard } from './enterprise-card'
import styles from './enterprise-goods.module.scss'
import { type EnterpriseGoodsPage, useEnterpriseGoods } from './use-enterprise-goods'

/** The enterprise of the price list, with links to the orders and to its page, where the merchant is changed. */
function EnterpriseHead({ enterprise }: { enterprise: Enterprise }) {
  const { t } = useText('pages-mine')
  return (
    <Card title={enterprise.name}>
      <View className={styles.merchant}>{t('enterprise.pricesOf', { name: enterprise.merchant.name })}</View>
      {enterprise.notice !== '' && <NextStrip icon="info">{enterprise.notice}</NextStrip>}
      <View className={styles.ways}>
        <Button kind="outline" size="small" onClick={() => go(routes.enterpriseOrder)}>
          {t('enterprise.orders')}
        </Button>
        <Button kind="outline" size="small" onClick={() => go(routes.enterpriseLogin)}>
          {t('enterprise.title')}
        </Button>
      </View>
    </Card>
  )
}

/** Keyword and kind. */
function Tools({ page }: { page: EnterpriseGoodsPage }) {
  const { t } = useText('pages-mine')
  return (
    <>
      <SearchField
        placeholder={t('enterprise.keyword')}
        value={page.filters.keyword}
        onChange={(keyword) => page.change({ keyword })}
      />
      <ChipRow label={t('enterprise.kindsLabel')} isWide>
        {(['', ...goodsKinds] as const).map((kind) => (
          <Chip key={kind} isChosen={page.filters.kind === kind} onClick={() => page.change({ kind })}>
            {t(`enterprise.goodsKinds.${kind || 'all'}`)}
          </Chip>
        ))}
      </ChipRow>
    </>
  )
}

interface ListProps {
  userId: string
  onOpen: (id: string) => void
}

/** The price list with its filters; without an enterprise, a link to sign in to one. */
export function EnterpriseList({ userId, onOpen }: ListProps) {
  const { t } = useText('pages-mine')
  const page = useEnterpriseGoods(userId)
  const { state } = page
  if (state.kind === 'outside')
    return (
      <EmptyState
        kind="products"
        title={t(state.reason ? 'enterprise.endedTitle' : 'enterprise.neededTitle')}
        text={state.reason || t('enterprise.neededText')}
        action={<Button onClick={() => go(routes.enterpriseLogin)}>{t('enterprise.signIn')}</Button>}
      />
    )
  return (
    <View className={styles.stack}>
      {page.enterprise && <EnterpriseHead enterprise={page.enterprise} />}
      {page.isDue && <Tools page={page} />}
      <QueryGate
        state={state}
        skeleton={<SkeletonPage kind="list" />}
        empty={
          page.isNarrowed
            ? {
                kind: 'searchResults',
                action: (
                  <Button kind="tint" size="card" onClick={() => page.change({ keyword: '', kind: '' })}>
                    {t('enterprise.showAll')}
                  </Button>
                ),
              }
            : {
                kind: 'products',
                title: t('enterprise.noneTitle'),
                text: t('enterprise.noneText'),
                action: (
                  <Button onClick={() => switchTo(routes.commodity)}>{t('receipt.emptyAction')}</Button>
                ),
              }
        }
      >
        {(rows: EnterpriseGoods[]) => (
          <>
            <View className={styles.grid}>
              {rows.map((goods) => (
                <EnterpriseCard key={goods.id} goods={goods} onOpen={() => onOpen(goods.id)} />
              ))}
            </View>
            <LoadMore status={page.status} onRetry={page.loadMore} onMore={page.loadMore} />
          </>
        )}
      </QueryGate>
    </View>
  )
}
