import type { FastifyRequest } from 'fastify'
import { codes } from '../../contract/constants/codes'
import { AppError } from './app-error'
import type { SessionUser } from './context'

/** @throws AppError 60002 without a session */
export function requireUser(request: FastifyRequest): SessionUser {
  if (!request.sessionUser) throw new AppError(codes.sessionMissing, 'sessionMissing')
  return request.sessionUser
}

/** @throws AppError 60002 without a session, enterpriseNeeded when it acts for no enterprise */
export function requireEnterprise(request: FastifyRequest): SessionUser {
  const user = requireUser(request)
  if (!user.enterpriseId) throw new AppError(codes.enterpriseNeeded, 'enterpriseNeeded')
  return user
}
