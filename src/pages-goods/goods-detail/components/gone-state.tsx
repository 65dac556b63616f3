import { Button } from '@/components/button'
import { EmptyState } from '@/components/empty-state'
import { useText } from '@/i18n/use-text'
import { switchTo } from '@/navigation/navigate'
import { routes } from '@/navigation/routes'

/** Shown for products that are off sale or deleted: not an error, with a link to other products. */
export function GoneState() {
  const { t } = useText('pages-goods')
  return (
    <EmptyState
      kind="products"
      title={t('detail.gone.title')}
      text={t('detail.gone.text')}
      action={<Button onClick={() => switchTo(routes.commodity)}>{t('detail.gone.action')}</Button>}
    />
  )
}
