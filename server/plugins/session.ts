import type { FastifyRequest } from 'fastify'
import fp from 'fastify-plugin'
import { codes } from '../../contract/constants/codes'
import type { Language } from '../../contract/constants/enums'
import { needsSession, type EndpointAuth } from '../../contract/define-endpoint'
import { AppError } from '../lib/app-error'
import type { Context, SessionUser } from '../lib/context'
import { languageOf } from '../lib/language'
import { messageText, type MessageKey, type MessageParams } from '../lib/messages'
import { requireEnterprise, requireUser } from '../lib/required-session'
import { findSession, rememberLanguage } from '../lib/session'

declare module 'fastify' {
  interface FastifyRequest {
    lang: Language
    sessionUser: SessionUser | null
    /** A server text in the caller's language. */
    text(key: MessageKey, params?: MessageParams): string
    /** The first argument of service functions. */
    ctx(): Context
  }
  interface FastifyContextConfig {
    auth?: EndpointAuth
    isTight?: boolean
  }
}

/**
 * Reads the session header and the language of every request, and refuses a protected call before its input
 * is validated.
 */
export default fp(async (app) => {
  app.decorateRequest('lang', 'zh-Hant')
  app.decorateRequest('sessionUser', null)
  app.decorateRequest('text', function text(this: FastifyRequest, key: MessageKey, params?: MessageParams) {
    return messageText(key, this.lang, params)
  })
  app.decorateRequest('ctx', function ctx(this: FastifyRequest) {
    return app.contextFor({ lang: this.lang, user: this.sessionUser, log: this.log })
  })

  app.addHook('onRequest', async (request) => {
    request.lang = languageOf(request.headers['accept-language'])
  })

  app.addHook('preParsing', async (request) => {
    const { auth, isPublic } = request.routeOptions.config
    if (auth === undefined || auth === 'anonymous' || isPublic) return
    const token = sessionToken(request, app.config.sessionHeader)
    if (token) {
      const found = await findSession(app.db, app.ports.clock, token)
      if (found) {
        request.sessionUser = {
          id: found.userId,
          tokenHash: found.tokenHash,
          enterpriseId: found.enterpriseId,
        }
        if (request.headers['accept-language'] !== undefined && found.lang !== request.lang)
          await rememberLanguage(app.db, found.userId, request.lang)
      } else if (needsSession(auth)) throw new AppError(codes.sessionExpired, 'sessionExpired')
    }
    if (auth === 'user') requireUser(request)
    if (auth === 'enterprise') requireEnterprise(request)
  })
})

function sessionToken(request: FastifyRequest, header: string): string {
  const value = request.headers[header]
  return (Array.isArray(value) ? value[0] : value)?.trim() ?? ''
}
