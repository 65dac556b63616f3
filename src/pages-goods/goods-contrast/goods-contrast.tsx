import { Button } from '@/components/button'
import { NextStrip } from '@/components/next-strip'
import { PageShell } from '@/components/page-shell'
import { QueryGate } from '@/components/query-gate'
import { SkeletonPage } from '@/components/skeleton'
import { SnackBar } from '@/components/snack-bar'
import { useText } from '@/i18n/use-text'
import { go, switchTo } from '@/navigation/navigate'
import { routes } from '@/navigation/routes'
import { ChooseBar } from './components/choose-bar'
import { CompareEntries } from './components/compare-entries'
import { useCompareList } from './hooks/use-compare-list'

/** The user's comparison list: select two to four packages and compare them. */
export default function GoodsContrastPage() {
  const { t } = useText('pages-goods')
  const { t: common } = useText('common')
  const page = useCompareList()
  const { isSignedIn, entries, chosen, removed, putBack } = page
  return (
    <PageShell
      title={t('contrast.title')}
      tab="goods"
      isNarrow
      overlay={
        <SnackBar
          isOpen={removed !== null}
          about={removed}
          text={removed ? t('contrast.removed', { name: removed.goods.name }) : ''}
          actionText={common('snackBar.undo')}
          onAction={() => {
            if (removed) void putBack(removed)
          }}
          onClose={page.forgetRemoved}
        />
      }
      bar={
        entries.length > 0 ? (
          <ChooseBar
            chosen={chosen.length}
            onCompare={() => go(routes.contrastDetail, { ids: chosen.join(',') })}
          />
        ) : undefined
      }
    >
      <QueryGate
        state={page.state}
        skeleton={<SkeletonPage kind="list" />}
        empty={{
          kind: 'products',
          title: t('contrast.emptyTitle'),
          text: t('contrast.emptyText'),
          action: <Button onClick={() => switchTo(routes.commodity)}>{t('contrast.browse')}</Button>,
        }}
      >
        {() => <CompareEntries page={page} />}
      </QueryGate>
      {!isSignedIn && (
        <NextStrip
          icon="user-circle"
          action={
            <Button kind="text" size="card" onClick={() => go(routes.login)}>
              {common('signIn.action')}
            </Button>
          }
        >
          {t('contrast.keep')}
        </NextStrip>
      )}
    </PageShell>
  )
}
