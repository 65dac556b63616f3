import { SerializerSelector } from '@fastify/fast-json-stringify-compiler'
import type { FastifySerializerCompiler } from 'fastify'

const compile = SerializerSelector()()
const compiled = new WeakMap<object, (data: unknown) => string>()

/**
 * Fastify's own serializer compiler, cached per schema and process: compiling dominates a server's start, and
 * a process may run several servers on the same contract.
 */
export const serializerCompiler: FastifySerializerCompiler<unknown> = (route) => {
  const { schema } = route
  const build = () => compile({ ...route, httpStatus: route.httpStatus ?? '200' })
  if (typeof schema !== 'object' || schema === null) return build()
  const known = compiled.get(schema)
  if (known) return known
  const serialize = build()
  compiled.set(schema, serialize)
  return serialize
}
