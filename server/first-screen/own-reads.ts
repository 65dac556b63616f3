import type { FastifyInstance } from 'fastify'
import type { Language } from '../../contract/constants/enums'
import type { KeptAnswer } from '../lib/answer-cache'
import { ownCallHeaders } from '../lib/own-call'
import { answerKey } from '../lib/register-answer'

/** Body of an answer of the API. */
interface Body {
  code: number
  data: unknown
}

/**
 * The server's own call of its API, as the browser makes it for somebody who is not signed in.
 * @returns with the answer that the server keeps, when it is the one that was given
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

/** As above, the answer alone. */
export const readAsVisitor = async (app: FastifyInstance, language: Language, path: string): Promise<Body> =>
  (await readKept(app, language, path)).body
