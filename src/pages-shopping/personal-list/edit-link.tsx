import { Button } from '@/components/button'
import { useText } from '@/i18n/use-text'
import styles from './personal-list.module.scss'

/** Leads to the page that changes or removes an address or a certificate. */
export function EditLink({ label, onClick }: { label: string; onClick: () => void }) {
  const { t } = useText('pages-shopping')
  return (
    <Button
      kind="text"
      size="small"
      icon="pencil-simple"
      className={styles.edit}
      ariaLabel={label}
      onClick={onClick}
    >
      {t('recipients.edit')}
    </Button>
  )
}
