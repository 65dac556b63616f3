import { SignInCard } from '@/components/sign-in-card'
import { useLoginGuard } from '@/features/session/hooks/use-login-guard'
import { useText } from '@/i18n/use-text'

interface VisitorCardProps {
  text: string
  /** back on the page, signed in */
  onSignedIn?: () => void
}

/** A visitor signs in before there is anything to fill in: persons, buyer, coupons and points come with the account. */
export function VisitorCard({ text, onSignedIn }: VisitorCardProps) {
  const { t } = useText('pages-goods')
  const guard = useLoginGuard()
  return <SignInCard title={t('visitor.title')} text={text} onSignIn={() => guard(() => onSignedIn?.())} />
}
