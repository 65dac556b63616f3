import type { TSchema } from '@sinclair/typebox'
import { exampleOf } from '../lib/schema-example'

interface Media {
  schema?: TSchema
  example?: unknown
}
interface Operation {
  parameters?: { name: string; in: string; schema?: TSchema; example?: unknown }[]
  requestBody?: { content?: Record<string, Media> }
  responses?: Record<string, { content?: Record<string, Media> }>
}

const isJson = (type: string): boolean => type.startsWith('application/json')

function withExamples(content: Record<string, Media> | undefined): void {
  for (const [type, media] of Object.entries(content ?? {}))
    if (media.schema && isJson(type)) media.example = exampleOf(media.schema)
}

/** Adds code and message of a success; the rest of the envelope comes from its schema. */
function withAnswer(content: Record<string, Media> | undefined): void {
  for (const [type, media] of Object.entries(content ?? {})) {
    if (!media.schema || !isJson(type)) continue
    const example = exampleOf(media.schema)
    media.example =
      example !== null && typeof example === 'object' && 'code' in example
        ? { ...example, code: 0, msg: '成功' }
        : example
  }
}

/**
 * Adds examples of request and answer to every schema of the document, generated from the schema itself, so
 * that none is missing or outdated. Changes `paths` in place.
 */
export function addExamples(paths: Record<string, Record<string, unknown> | undefined>): void {
  for (const methods of Object.values(paths)) {
    for (const operation of Object.values(methods ?? {}) as Operation[]) {
      for (const parameter of operation.parameters ?? []) {
        if (parameter.schema && parameter.example === undefined)
          parameter.example = exampleOf(parameter.schema, parameter.name)
      }
      withExamples(operation.requestBody?.content)
      withAnswer(operation.responses?.['200']?.content)
    }
  }
}
