import { Button } from '@/components/button'
import { EmptyState } from '@/components/empty-state'
import { PageShell } from '@/components/page-shell'
import { useText } from '@/i18n/use-text'
import { go, switchTo } from '@/navigation/navigate'
import { routes } from '@/navigation/routes'

/** The page for unknown URLs, with links to the home page and to the appointments. */
export default function NotFound() {
  const { t } = useText('pages-common')
  return (
    <PageShell title={t('notFound.title')} isNarrow onBack={() => switchTo(routes.home)}>
      <EmptyState
        kind="searchResults"
        title={t('notFound.sentence')}
        text={t('notFound.text')}
        action={
          <>
            <Button onClick={() => switchTo(routes.home)}>{t('notFound.home')}</Button>
            <Button kind="outline" onClick={() => go(routes.reservation)}>
              {t('watch.appointments')}
            </Button>
          </>
        }
      />
    </PageShell>
  )
}
