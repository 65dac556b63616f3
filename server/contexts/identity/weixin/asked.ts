import { codes } from '../../../../contract/constants/codes'
import { AppError } from '../../../lib/app-error'
import type { Context } from '../../../lib/context'

/**
 * An unreachable provider is not the caller's fault, so the call may be repeated. @throws AppError systemBusy
 */
export async function asked<T>(ctx: Context, work: Promise<T>): Promise<T> {
  return work.catch((error: unknown) => {
    ctx.log.error({ err: error }, 'the provider could not be asked')
    throw new AppError(codes.systemBusy, 'systemBusy')
  })
}
