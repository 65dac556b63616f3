import { SignInCard } from '@/components/sign-in-card'
import { useText } from '@/i18n/use-text'
import { openLogin } from '@/navigation/login-flow'

interface VisitorCardProps {
  text: string
  /** back on the page, signed in */
  onSignedIn?: () => void
}

/** A visitor signs in before there is anything to fill in: persons, buyer, coupons and points come with the account. */
export function VisitorCard({ text, onSignedIn }: VisitorCardProps) {
  const { t } = useText('pages-goods')
  return <SignInCard title={t('visitor.title')} text={text} onSignIn={() => openLogin(onSignedIn)} />
}
