import type { DataOf } from '@contract/route'
import type { Member, MemberLevel, MemberRight, memberSysConfig } from '@contract/routes/member'
import { selectIsSignedIn } from '@/features/session/session.slice'
import {
  useMemberLevelsQuery,
  useMemberRightsQuery,
  useMemberRulesQuery,
  useMemberStandingQuery,
} from '@/pages-shopping/api/membership.api'
import { useAppSelector } from '@/store/hooks'
import { type ReadState, readState, readTogether } from '@/utils/read-state'

export type MemberRules = DataOf<typeof memberSysConfig>
export interface Level extends MemberLevel {
  isReached: boolean
}
interface Membership {
  rules: MemberRules
  levels: readonly Level[]
  rights: readonly MemberRight[]
  /** null for a visitor */
  me: Member | null
}

/** State of the page: the rules and rights, and an account's level and growth. */
export function useMembership(): ReadState<Membership> {
  const isSignedIn = useAppSelector(selectIsSignedIn)
  const fresh = { refetchOnMountOrArgChange: true }
  const rules = useMemberRulesQuery()
  const rights = useMemberRightsQuery(undefined, fresh)
  const standing = useMemberStandingQuery(undefined, { ...fresh, skip: !isSignedIn })
  const center = useMemberLevelsQuery(undefined, { ...fresh, skip: !isSignedIn })
  const own = isSignedIn ? [standing, center] : []
  const data = ((): Membership | undefined => {
    if (!rules.data || !rights.data) return undefined
    const general = { rules: rules.data, rights: rights.data }
    if (!isSignedIn)
      return {
        ...general,
        levels: rules.data.levels.map((level) => ({ ...level, isReached: false })),
        me: null,
      }
    return standing.data && center.data
      ? { ...general, levels: center.data.levels, me: standing.data }
      : undefined
  })()
  return readState(data, readTogether(rules, rights, ...own), { isEmpty: data?.rules.enable === false })
}
