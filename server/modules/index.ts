import type { FastifyPluginAsync } from 'fastify'

/** Every module of the server, in the order it is loaded. */
export const modules: FastifyPluginAsync[] = []
