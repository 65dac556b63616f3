import type { TSchema } from '@sinclair/typebox'
import { type TypeCheck, TypeCompiler, type ValueError, ValueErrorType } from '@sinclair/typebox/compiler'
import { Value } from '@sinclair/typebox/value'
import type { FastifySchemaCompiler } from 'fastify'

/** An invalid field: `field` is a path such as `lines.0.quantity`. */
export interface FieldProblem {
  field: string
  rule: string
}

/** Thrown by a route's schema; answered as `badInput` with every invalid field. */
export class InputError extends Error {
  constructor(
    readonly part: string,
    readonly problems: FieldProblem[],
  ) {
    super(`${part}: ${problems.map((problem) => `${problem.field} ${problem.rule}`).join(', ')}`)
    this.name = 'InputError'
  }
}

const RULES: Partial<Record<ValueErrorType, string>> = {
  [ValueErrorType.ObjectRequiredProperty]: 'required',
  [ValueErrorType.StringMinLength]: 'minLength',
  [ValueErrorType.StringMaxLength]: 'maxLength',
  [ValueErrorType.StringPattern]: 'pattern',
  [ValueErrorType.StringFormat]: 'format',
  [ValueErrorType.NumberMinimum]: 'min',
  [ValueErrorType.NumberMaximum]: 'max',
  [ValueErrorType.IntegerMinimum]: 'min',
  [ValueErrorType.IntegerMaximum]: 'max',
  [ValueErrorType.ArrayMinItems]: 'minItems',
  [ValueErrorType.ArrayMaxItems]: 'maxItems',
  [ValueErrorType.ArrayUniqueItems]: 'unique',
  [ValueErrorType.Literal]: 'choice',
}

const ROOT_FIELD = ''
const fieldOf = (path: string): string =>
  path.replace(/^\//, '').replaceAll('/', '.').replaceAll('~1', '/').replaceAll('~0', '~')

function ruleOf(error: ValueError): string {
  if (error.type === ValueErrorType.StringMinLength && error.value === '') return 'required'
  return RULES[error.type] ?? 'type'
}

function isLiteralUnion(schema: TSchema): boolean {
  const options = schema.anyOf as TSchema[] | undefined
  return Array.isArray(options) && options.every((option) => 'const' in option)
}

/**
 * Errors of a union of objects with a discriminating literal (`type: 'sms'`) are reported for the member of
 * that literal.
 */
function problemsOf(error: ValueError): FieldProblem[] {
  if (error.type !== ValueErrorType.Union) return [{ field: fieldOf(error.path), rule: ruleOf(error) }]
  if (isLiteralUnion(error.schema)) return [{ field: fieldOf(error.path), rule: 'choice' }]
  const branches = error.errors.map((branch) => [...branch])
  const meant = branches.filter(
    (branch) =>
      !branch.some(
        (item) =>
          item.type === ValueErrorType.Literal ||
          item.type === ValueErrorType.Null ||
          item.type === ValueErrorType.Undefined,
      ),
  )
  const best = meant.sort((a, b) => a.length - b.length)[0]
  return best ? best.flatMap(problemsOf) : [{ field: fieldOf(error.path), rule: 'choice' }]
}

const HALF_CHARACTER = /\p{Surrogate}/u
/** Smallest accepted magnitude, because the database refuses denormal doubles. */
const LEAST_NUMBER = 1e-300

/** The rule that forbids storing a value (text with a NUL or a lone surrogate, a denormal number), or null. */
function problemOfStorage(value: unknown): string | null {
  if (typeof value === 'string')
    return value.includes('\0') || HALF_CHARACTER.test(value) ? 'characters' : null
  return typeof value === 'number' && value !== 0 && Math.abs(value) < LEAST_NUMBER ? 'range' : null
}

/** The first part of `value` that cannot be stored; null if there is none. */
function unstorable(value: unknown, field: string): FieldProblem | null {
  const rule = problemOfStorage(value)
  if (rule !== null) return { field, rule }
  if (value === null || typeof value !== 'object') return null
  for (const [key, item] of Object.entries(value)) {
    const found =
      problemOfStorage(key) === null
        ? unstorable(item, field === ROOT_FIELD ? key : `${field}.${key}`)
        : { field, rule: 'characters' }
    if (found !== null) return found
  }
  return null
}

/** Deeper than any schema; deeper input could overflow the stack of recursive checks. */
const MAX_DEPTH = 40

function isTooDeep(value: unknown, left = MAX_DEPTH): boolean {
  if (value === null || typeof value !== 'object') return false
  return left === 0 || Object.values(value).some((item) => isTooDeep(item, left - 1))
}

function firstPerField(problems: FieldProblem[]): FieldProblem[] {
  const byField = new Map<string, FieldProblem>()
  for (const problem of problems) if (!byField.has(problem.field)) byField.set(problem.field, problem)
  return [...byField.values()]
}

const compiled = new WeakMap<TSchema, TypeCheck<TSchema>>()
/** Compiled once per schema and process, as a process may run several servers on the same contract. */
function checkOf(schema: TSchema): TypeCheck<TSchema> {
  const known = compiled.get(schema)
  if (known) return known
  const check = TypeCompiler.Compile(schema)
  compiled.set(schema, check)
  return check
}

/**
 * Validates input against TypeBox schemas. Text of a URL is converted (`size=10` is a number); a body is not,
 * so that "abc" is never read as 0. Properties missing in the schema are dropped.
 */
export const validatorCompiler: FastifySchemaCompiler<TSchema> = ({ schema, httpPart }) => {
  const check = checkOf(schema)
  const isText = httpPart !== 'body'
  return (input: unknown) => {
    if (isTooDeep(input))
      return { error: new InputError(httpPart ?? 'body', [{ field: ROOT_FIELD, rule: 'depth' }]) }
    let value: unknown = Value.Clone(input ?? {})
    if (isText) value = Value.Convert(schema, value)
    value = Value.Clean(schema, Value.Default(schema, value))
    if (check.Check(value)) {
      const problem = unstorable(value, ROOT_FIELD)
      return problem === null ? { value } : { error: new InputError(httpPart ?? 'body', [problem]) }
    }
    const problems = firstPerField([...check.Errors(value)].flatMap(problemsOf))
    return {
      error: new InputError(
        httpPart ?? 'body',
        problems.length > 0 ? problems.slice(0, 30) : [{ field: ROOT_FIELD, rule: 'type' }],
      ),
    }
  }
}
