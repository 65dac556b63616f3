import { codes } from '../../contract/constants/codes'
import { isDay } from '../../contract/rules/dates'
import { AppError } from './app-error'

/** The service stores no dates outside these limits, and time zone calculations fail beyond them. */
const EARLIEST_DAY = '1900-01-01'
const LATEST_DAY = '9998-12-31'

/**
 * Validates a day given by a caller.
 * @throws AppError badInput at `field`: rule 'format' for a day that does not exist, 'range' for one before
 * 1900 or after 9998
 */
export function requireDay(day: string, field: string): void {
  if (!isDay(day)) throw new AppError(codes.badInput, 'badInput', {}, { field, rule: 'format' })
  if (day < EARLIEST_DAY || day > LATEST_DAY)
    throw new AppError(codes.badInput, 'badInput', {}, { field, rule: 'range' })
}
