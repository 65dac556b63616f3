import type { FastifyInstance } from 'fastify'
import type { Language } from '../../contract/constants/enums'
import type { KeptAnswer } from '../lib/answer-cache'
import { ownCallHeaders } from '../lib/own-call'
import { answerKey } from '../lib/register-answer'

/** Body of an API answer. */
interface Body {
  code: number
  data: unknown
}

/**
 * Calls the server's own API as a browser without a session would.
 * @returns also the cache entry, when the answer came from the cache
 */
export async function readKept(
  app: FastifyInstance,
  language: Language,
  path: string,
): Promise<{ body: Body; kept: KeptAnswer | null }> {
  const { appId, apiPrefix, tenant } = app.config
  const answer = await app.inject({
    url: apiPrefix + path,
    headers: { 'app-id': appId, 'tenant-id': tenant, 'accept-language': language, ...ownCallHeaders },
  })
  const kept = app.answers.find(answerKey(language, apiPrefix + path))
  return { body: answer.json<Body>(), kept: kept?.etag === answer.headers.etag ? kept : null }
}

/** Like `readKept`, but returns only the answer. */
export const readAsVisitor = async (app: FastifyInstance, language: Language, path: string): Promise<Body> =>
  (await readKept(app, language, path)).body
