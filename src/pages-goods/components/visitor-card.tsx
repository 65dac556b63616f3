import { Button } from '@/components/button'
import { NextStrip } from '@/components/next-strip'
import { useText } from '@/i18n/use-text'
import { openLogin } from '@/navigation/login-flow'

/**
 * What a visitor need not fill in after signing in: persons, buyer, coupons and points belong to the account. The
 * filled button for it is the form's own.
 */
export function VisitorCard({ text }: { text: string }) {
  const { t } = useText('pages-goods')
  const { t: common } = useText('common')
  return (
    <NextStrip
      kind="info"
      icon="user-circle"
      note={text}
      action={
        <Button kind="text" size="small" onClick={() => openLogin()}>
          {common('signIn.action')}
        </Button>
      }
    >
      {t('visitor.title')}
    </NextStrip>
  )
}
