import { codes } from '../../contract/constants/codes'
import { isMobile, phoneShape } from '../../contract/rules/phone'
import { AppError } from './app-error'

/** @throws AppError badInput with `{ field, rule: 'phone' }` */
export function requirePhone(phoneCode: string, phone: string, field: string): void {
  if (!isMobile(phoneCode, phone))
    throw new AppError(codes.badInput, 'phoneWrong', phoneShape(phoneCode, 'mobile'), {
      field,
      rule: 'phone',
    })
}
