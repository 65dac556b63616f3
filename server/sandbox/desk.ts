import type { FastifyInstance } from 'fastify'

export function deskRoutes(app: FastifyInstance): void {
  void app
}
