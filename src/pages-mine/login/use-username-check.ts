import { useEffect, useState } from 'react'
import { useCheckUsernameQuery } from '@/pages-mine/api/sign-in.api'
import { isUsername, type LoginForm } from './login-rules'

/** Delay after the last key press, since the server rate-limits the check. */
const PAUSE_MS = 600

/** Whether the typed user name is free: checked after a pause in typing, or when the field is left. */
export function useUsernameCheck({ mode, username }: LoginForm) {
  const name = username.trim()
  const canBeAsked = mode === 'register' && isUsername(name)
  const [asked, setAsked] = useState('')
  useEffect(() => {
    if (!canBeAsked) return undefined
    const timer = setTimeout(() => setAsked(name), PAUSE_MS)
    return () => clearTimeout(timer)
  }, [canBeAsked, name])
  const { currentData } = useCheckUsernameQuery(asked, { skip: !canBeAsked || asked !== name })
  const answer: 'free' | 'taken' | null = currentData ? (currentData.isAvailable ? 'free' : 'taken') : null
  return {
    answer,
    askNow: () => {
      if (canBeAsked) setAsked(name)
    },
  }
}
