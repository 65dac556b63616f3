import { skipToken } from '@reduxjs/toolkit/query/react'
import { NextStrip } from '@/components/next-strip'
import { useSettled } from '@/hooks/use-settled'
import { useOpenGroupsInfiniteQuery } from '@/pages-shopping/api/campaigns.api'
import { GroupCard } from './group-card'
import { OpenGroups } from './open-groups'
import type { GroupBuy, useGroupBuy } from './use-group-buy'

interface GroupsProps {
  data: GroupBuy
  page: ReturnType<typeof useGroupBuy>
}

/** Whether the groups to join are there: what is below them would be moved by them. */
export const useGroupsSettled = ({ campaign }: GroupBuy): boolean =>
  useSettled([useOpenGroupsInfiniteQuery(campaign?.status === 'running' ? campaign.id : skipToken)])

/** The account's or the linked group, the refund's rule, and other groups to join. */
export function Groups({ data: { campaign, group }, page }: GroupsProps) {
  return (
    <>
      {group && <GroupCard group={group} readAtMs={page.groupReadAtMs} onEnd={page.refresh} />}
      {campaign && !group && campaign.status !== 'over' && (
        <NextStrip icon="info">{campaign.refundNote}</NextStrip>
      )}
      {campaign?.status === 'running' && (
        <OpenGroups campaign={campaign} shownId={group?.id ?? ''} onEnd={page.refresh} />
      )}
    </>
  )
}
