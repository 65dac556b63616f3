import { codes } from '../../../../contract/constants/codes'
import type { CampaignState } from '../../../../contract/constants/enums'
import { AppError } from '../../../lib/app-error'
import type { Context } from '../../../lib/context'

interface Span {
  startTime: Date
  endTime: Date
}

/** The state of a campaign's period: its begin is inclusive, its end exclusive. */
export function campaignStateOf(ctx: Context, span: Span): CampaignState {
  const now = ctx.now().getTime()
  return now < span.startTime.getTime() ? 'coming' : now < span.endTime.getTime() ? 'running' : 'over'
}

/** @throws AppError campaignNotBegun, campaignOver */
export function requireRunning(ctx: Context, span: Span): void {
  const state = campaignStateOf(ctx, span)
  if (state === 'coming') throw new AppError(codes.campaignNotBegun, 'campaignNotBegun')
  if (state === 'over') throw new AppError(codes.campaignOver, 'campaignOver')
}

/** Whole seconds until `moment`; 0 when it has passed. */
export const secondsUntil = (ctx: Context, moment: Date): number =>
  Math.max(0, Math.ceil((moment.getTime() - ctx.now().getTime()) / 1000))

/** Seconds until the campaign begins or, once it is running, until it ends. */
export const campaignSecondsLeft = (ctx: Context, span: Span): number =>
  secondsUntil(ctx, campaignStateOf(ctx, span) === 'coming' ? span.startTime : span.endTime)
