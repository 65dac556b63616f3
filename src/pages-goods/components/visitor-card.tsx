import { SignInCard } from '@/components/sign-in-card'
import { useText } from '@/i18n/use-text'
import { openLogin } from '@/navigation/login-flow'

interface VisitorCardProps {
  text: string
  /** called on return from the sign-in */
  onSignedIn?: () => void
}

/**
 * Asks a visitor to sign in before filling in the form: persons, buyer, coupons and points belong to the
 * account.
 */
export function VisitorCard({ text, onSignedIn }: VisitorCardProps) {
  const { t } = useText('pages-goods')
  return <SignInCard title={t('visitor.title')} text={text} onSignIn={() => openLogin(onSignedIn)} />
}
