import { View } from '@tarojs/components'
import { useState } from 'react'
import { activityKinds } from '@contract/constants/enums'
import { ActionSheet } from '@/components/action-sheet'
import { Button } from '@/components/button'
import { Chip, ChipRow } from '@/components/chip'
import { LoadMore } from '@/components/load-more'
import { PageShell } from '@/components/page-shell'
import { QueryGate } from '@/components/query-gate'
import { SearchField } from '@/components/search-field'
import { SkeletonPage } from '@/components/skeleton'
import { Tabs } from '@/components/tabs'
import { SignInGate } from '@/features/session/components/sign-in-gate'
import { useText } from '@/i18n/use-text'
import { switchTo } from '@/navigation/navigate'
import { routes } from '@/navigation/routes'
import styles from './order-all.module.scss'
import { type Period, periods } from './periods'
import { TimeLine } from './time-line'
import { type OrderAllState, useOrderAll } from './use-order-all'

/** All activity of the account in one timeline: orders, appointments, requests to doctors and queue tickets. */
export default function OrderAll() {
  const { t } = useText('pages-order')
  const page = useOrderAll()
  const [isChoosing, setIsChoosing] = useState(false)
  const kinds = ['', ...activityKinds] as const
  return (
    <PageShell
      title={t('all.title')}
      tab="mine"
      isNarrow={!page.isSignedIn}
      head={
        page.isSignedIn ? (
          <Tabs
            items={kinds.map((kind) => ({ key: kind, label: t(`all.tab.${kind || 'all'}`) }))}
            active={page.kind}
            onChange={page.setKind}
            label={t('all.tabsLabel')}
            idPrefix="all-tab"
          />
        ) : undefined
      }
      overlay={
        <ActionSheet
          isOpen={isChoosing}
          title={t('all.periodTitle')}
          items={['', ...periods].map((key) => ({ key, text: t(`all.period.${(key || 'any') as Period}`) }))}
          onChoose={(key) => {
            page.setPeriod(key as Period | '')
            setIsChoosing(false)
          }}
          onClose={() => setIsChoosing(false)}
        />
      }
    >
      {page.isSignedIn ? (
        <>
          <Tools page={page} onPeriod={() => setIsChoosing(true)} />
          <Entries page={page} />
        </>
      ) : (
        <SignInGate icon="receipt" title={t('all.signInTitle')} text={t('all.signInText')} />
      )}
    </PageShell>
  )
}

/** Keyword and period. */
function Tools({ page, onPeriod }: { page: OrderAllState; onPeriod: () => void }) {
  const { t } = useText('pages-order')
  return (
    <View className={styles.tools}>
      <SearchField
        placeholder={t('all.keyword')}
        value={page.typed}
        onChange={page.setTyped}
        onSearch={page.search}
      />
      <ChipRow label={t('all.periodTitle')} role="group">
        <Chip role="button" icon="calendar-blank" onClick={onPeriod}>
          {t(`all.period.${page.period || 'any'}`)}
        </Chip>
      </ChipRow>
    </View>
  )
}

function Entries({ page }: { page: OrderAllState }) {
  const { t } = useText('pages-order')
  return (
    <QueryGate
      state={page.state}
      skeleton={<SkeletonPage kind="cards" />}
      empty={
        page.isNarrowed
          ? {
              kind: 'searchResults',
              title: t('all.noneFound'),
              text: t('all.noneFoundText'),
              action: <Button onClick={page.showAll}>{t('all.showAll')}</Button>,
            }
          : {
              kind: 'orders',
              title: t('all.none'),
              text: t('all.noneText'),
              action: <Button onClick={() => switchTo(routes.commodity)}>{t('list.browse')}</Button>,
            }
      }
    >
      {(entries) => (
        <>
          <TimeLine entries={entries} isOneKind={page.kind !== ''} />
          <LoadMore status={page.status} onRetry={page.loadMore} onMore={page.loadMore} />
        </>
      )}
    </QueryGate>
  )
}
