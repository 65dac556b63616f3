import { codes } from '../../../../contract/constants/codes'
import { AppError } from '../../../lib/app-error'
import type { Context } from '../../../lib/context'
import type { ContentPlace } from '../../../ports/content-check'
import { asked } from '../weixin/asked'
import { openIdOf } from './queries'

interface Written {
  /** Name of the field in the body, reported by the refusal. */
  field: string
  place: ContentPlace
  text: string | null | undefined
  /** Only staff reads it, so it is accepted while the platform is unavailable. */
  isForStaff?: boolean
}

/**
 * Checks a text before it is stored. Must be called outside of transactions, because it calls the platform.
 * @throws AppError badInput with data {field, rule: 'words'} when it is refused; systemBusy when the platform
 * does not answer
 */
export async function requireFineText(
  ctx: Context,
  userId: string,
  { field, place, text, isForStaff }: Written,
): Promise<void> {
  const words = text?.trim() ?? ''
  if (words === '') return
  const answer = ctx.ports.content.isTextFine({ openId: await openIdOf(ctx, userId), place, text: words })
  const isFine = await (isForStaff
    ? answer.catch((error: unknown) => {
        ctx.log.warn({ err: error }, 'a text for the staff was not looked at')
        return true
      })
    : asked(ctx, answer))
  if (!isFine) throw new AppError(codes.badInput, 'contentRefused', {}, { field, rule: 'words' })
}
