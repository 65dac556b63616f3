import { View } from '@tarojs/components'
import { useState } from 'react'
import { ActionSheet } from '@/components/action-sheet'
import { Button } from '@/components/button'
import { Card } from '@/components/card'
import { ListRow } from '@/components/list-row'
import { PageShell } from '@/components/page-shell'
import { QueryGate } from '@/components/query-gate'
import { SkeletonPage } from '@/components/skeleton'
import { Toast } from '@/components/toast'
import { useContact } from '@/features/shop-config/hooks/use-contact'
import { useSettled } from '@/hooks/use-settled'
import { useToast } from '@/hooks/use-toast'
import { useText } from '@/i18n/use-text'
import { go } from '@/navigation/navigate'
import { routes } from '@/navigation/routes'
import { useHelpTreeQuery, useOperatorQuery } from '@/pages-common/api/reading.api'
import { readState } from '@/utils/read-state'
import { countOf, HelpSearch, matching } from './help-search'
import styles from './help.module.scss'

/** For questions without an article: the operator's phone number and hours, and the feedback form. */
function StillAsking({ onContact }: { onContact: () => void }) {
  const { t } = useText('pages-common')
  const { data } = useOperatorQuery()
  return (
    <Card flush title={t('help.still')}>
      {data?.phone && (
        <ListRow
          icon="headset"
          title={t('help.call', { name: data.name })}
          note={[data.phone, data.hours].filter(Boolean).join('\u2003')}
          onClick={onContact}
        />
      )}
      <ListRow
        icon="chat-circle-dots"
        title={t('help.write')}
        note={t('help.writeNote')}
        onClick={() => go(routes.feedback)}
      />
    </Card>
  )
}

/** The help centre: the articles of each topic, and contact options. */
export default function Help() {
  const { t } = useText('pages-common')
  const { t: common } = useText('common')
  const tree = useHelpTreeQuery()
  // contact options are below the articles and would shift
  const isDue = useSettled([tree])
  const isNarrow = !tree.isLoading && !tree.data?.length
  const [search, setSearch] = useState('')
  const shown = matching(tree.data ?? [], search)
  const [toast, say] = useToast()
  const { openContact, sheet } = useContact(say)
  return (
    <PageShell
      title={t('help.title')}
      isNarrow={isNarrow}
      overlay={
        <>
          <ActionSheet {...sheet} />
          <Toast {...toast} />
        </>
      }
    >
      {/* there from the start, however many questions come: they would move */}
      {!isNarrow && <HelpSearch search={search} found={tree.data && countOf(shown)} onChange={setSearch} />}
      <View className={tree.data?.length ? styles.topics : styles.none}>
        <QueryGate
          state={readState(tree.data, tree, { isEmpty: tree.data?.length === 0 })}
          skeleton={<SkeletonPage kind="cards" />}
          empty={{
            kind: 'notice',
            title: t('help.emptyTitle'),
            text: t('help.emptyText'),
            action: <Button onClick={() => go(routes.feedback)}>{t('help.write')}</Button>,
          }}
        >
          {() =>
            shown.map(({ topic, name, articles }) => (
              <Card key={topic} flush title={name}>
                {articles.map(({ id, title }) => (
                  <ListRow key={id} title={title} onClick={() => go(routes.article, { id })} />
                ))}
              </Card>
            ))
          }
        </QueryGate>
        {isDue && <StillAsking onContact={() => openContact()} />}
      </View>
      {isDue && <View className={styles.emergency}>{common('footer.emergency')}</View>}
    </PageShell>
  )
}
