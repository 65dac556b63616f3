import { negotiate } from '@fastify/accept-negotiator'
import type { FastifyRequest } from 'fastify'
import type { Encoding } from './answer-cache'

/** The form in which an answer that is kept compressed may be sent; null for none, as when a client rules them out. */
export const acceptedEncoding = (request: FastifyRequest): Encoding | null =>
  negotiate<Encoding>(String(request.headers['accept-encoding'] ?? ''), ['br', 'gzip'])
