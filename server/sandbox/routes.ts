import type { FastifyPluginAsync } from 'fastify'
import type { SandboxPorts } from './ports'

const sandbox: FastifyPluginAsync<{ ports: SandboxPorts }> = async () => undefined
export default sandbox
