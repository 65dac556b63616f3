import { skipToken } from '@reduxjs/toolkit/query/react'
import type { ReactNode } from 'react'
import { ColumnBar } from '@/components/column-bar'
import { NextStrip } from '@/components/next-strip'
import { useSettled } from '@/hooks/use-settled'
import { useOpenGroupsInfiniteQuery } from '@/pages-shopping/api/campaigns.api'
import { GroupCard } from './group-card'
import { OpenGroups } from './open-groups'
import type { GroupBuy, useGroupBuy } from './use-group-buy'

interface GroupsProps {
  data: GroupBuy
  page: ReturnType<typeof useGroupBuy>
  /** the action, where it has no bar of its own */
  bar: ReactNode
}

/** Whether the groups to join are there: what is below them would be moved by them. */
export const useGroupsSettled = ({ campaign }: GroupBuy): boolean =>
  useSettled([useOpenGroupsInfiniteQuery(campaign?.status === 'running' ? campaign.id : skipToken)])

/** The account's or the linked group, the action, the refund's rule, and other groups to join. */
export function Groups({ data: { campaign, group }, page, bar }: GroupsProps) {
  return (
    <>
      {group && <GroupCard group={group} readAtMs={page.groupReadAtMs} onEnd={page.refresh} />}
      {bar && <ColumnBar>{bar}</ColumnBar>}
      {campaign && !group && campaign.status !== 'over' && (
        <NextStrip icon="info">{campaign.refundNote}</NextStrip>
      )}
      {campaign?.status === 'running' && (
        <OpenGroups campaign={campaign} shownId={group?.id ?? ''} onEnd={page.refresh} />
      )}
    </>
  )
}
