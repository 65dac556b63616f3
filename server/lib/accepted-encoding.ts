import { negotiate } from '@fastify/accept-negotiator'
import type { FastifyRequest } from 'fastify'
import type { Encoding } from './answer-cache'

/** The encoding in which a cached answer can be sent; null when the client accepts none. */
export const acceptedEncoding = (request: FastifyRequest): Encoding | null =>
  negotiate<Encoding>(String(request.headers['accept-encoding'] ?? ''), ['br', 'gzip'])
