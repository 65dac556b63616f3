import type { ComponentProps } from 'react'
import { SignInCard } from '@/components/sign-in-card'
import { go } from '@/navigation/navigate'
import { routes } from '@/navigation/routes'

/** In place of a page's personal content while signed out. */
export const SignInGate = (words: Omit<ComponentProps<typeof SignInCard>, 'onSignIn'>) => (
  <SignInCard {...words} onSignIn={() => go(routes.login)} />
)
