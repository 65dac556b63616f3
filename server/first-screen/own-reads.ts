import type { FastifyInstance } from 'fastify'
import type { Language } from '../../contract/constants/enums'
import { ownCallHeaders } from '../lib/own-call'

/** Body of an answer of the API. */
interface Body {
  code: number
  data: unknown
}

/** The server's own call of its API, as the browser makes it for somebody who is not signed in. */
export async function readAsVisitor(app: FastifyInstance, language: Language, path: string): Promise<Body> {
  const { appId, apiPrefix, tenant } = app.config
  const answer = await app.inject({
    url: apiPrefix + path,
    headers: { 'app-id': appId, 'tenant-id': tenant, 'accept-language': language, ...ownCallHeaders },
  })
  return answer.json<Body>()
}
