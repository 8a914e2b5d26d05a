/** Validates requests against the contract; each invalid field is reported with an error code of the contract. */
import { type ErrorCode, errorCatalog } from '@brilla/contract/platform/errors'
import { isStorable } from '@brilla/contract/platform/text'
import { z } from 'zod'
import { ProblemError } from './problem.ts'

type Issue = z.core.$ZodIssue

/** Limit of reported fields, so that the response does not outgrow a hostile request. */
const fieldErrorsMax = 100

function isCode(text: string): text is ErrorCode {
  return Object.hasOwn(errorCatalog, text)
}

/** Wrong types and unknown fields are a 400; every other violation is a 422. */
function isShapeIssue(issue: Issue): boolean {
  if (issue.code === 'invalid_type') return issue.input !== undefined
  if (issue.code === 'invalid_union') return issue.errors.every((branch) => branch.some(isShapeIssue))
  if (issue.code === 'invalid_value')
    return issue.input !== undefined && !issue.values.some((value) => typeof value === typeof issue.input)
  return issue.code === 'unrecognized_keys' || issue.code === 'invalid_key'
}

function toErrorCode(issue: Issue): ErrorCode {
  if (issue.code === 'unrecognized_keys') return 'unknown_field'
  if (isShapeIssue(issue)) return 'invalid'
  if (isCode(issue.message)) return issue.message
  if (issue.code === 'invalid_type') return 'required'
  if (issue.code === 'too_small') return 'too_short'
  if (issue.code === 'too_big') return 'too_long'
  return 'invalid'
}

function listFields(issue: Issue): string[] {
  const path = issue.path.map(String)
  if (issue.code !== 'unrecognized_keys') return [path.join('.')]
  return issue.keys.map((key) => [...path, key].join('.'))
}

/** These fields are hashed and never stored, so they may contain any characters. */
const secrets = new Set(['password', 'newPassword'])

/** Path of the first text that PostgreSQL cannot store; undefined when there is none. */
function findUnstorable(value: unknown, path: string[] = []): string | undefined {
  if (typeof value === 'string') return isStorable(value) ? undefined : path.join('.')
  if (typeof value !== 'object' || value === null) return undefined
  for (const [key, part] of Object.entries(value)) {
    if (!isStorable(key)) return [...path, '?'].join('.')
    const found = secrets.has(key) ? undefined : findUnstorable(part, [...path, key])
    if (found !== undefined) return found
  }
  return undefined
}

/** Parses path parameters; invalid ones are a 404. */
export function parseParams<S extends z.ZodType>(schema: S, params: unknown): z.output<S> {
  const result = schema.safeParse(params)
  if (!result.success || findUnstorable(params) !== undefined) throw new ProblemError('not_found')
  return result.data
}

/** Parses a body; throws 400 or 422 with each invalid field once. A missing body counts as an empty object. */
export function parseBody<S extends z.ZodType>(schema: S, body: unknown): z.output<S> {
  const optional = body === undefined && schema.safeParse(undefined).success
  const result = schema.safeParse(optional ? undefined : body === undefined ? {} : body, {
    reportInput: true,
  })
  if (result.success) {
    const field = findUnstorable(result.data)
    if (field === undefined) return result.data
    throw new ProblemError('invalid_input', { fields: [{ field, error: 'invalid_characters' }] })
  }
  const shape = result.error.issues.some(isShapeIssue)
  throw new ProblemError(shape ? 'invalid' : 'invalid_input', { fields: fieldErrors(result.error.issues) })
}

/** Parses query or headers; every violation is a 400. */
export function parseQuery<S extends z.ZodType>(schema: S, query: unknown): z.output<S> {
  const result = schema.safeParse(query)
  if (result.success && findUnstorable(result.data) === undefined) return result.data
  if (result.success) throw new ProblemError('invalid')
  throw new ProblemError('invalid', { fields: fieldErrors(result.error.issues) })
}

function fieldErrors(issues: Issue[]) {
  const seen = new Set<string>()
  return issues
    .flatMap((issue) => listFields(issue).map((field) => ({ field, error: toErrorCode(issue) })))
    .filter(({ field }) => !seen.has(field) && seen.add(field))
    .slice(0, fieldErrorsMax)
}
