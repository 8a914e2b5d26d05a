/** API errors: a code of the error catalog, with optional details. */
import {
  type ContactData,
  type ErrorCode,
  errorCatalog,
  errorMessage,
  type FieldError,
  type Language,
  type Problem,
} from '@brilla/contract/platform/errors'
import { docsPaths } from '@brilla/contract/platform/docs-paths'

interface WrongField {
  field: string
  error: ErrorCode
  /** With `datos_de_contacto`. */
  found?: ContactData[]
}

interface ProblemDetails {
  /** Invalid fields by their API names. */
  fields?: WrongField[]
  /** HTTP status, if it differs from the catalog. */
  status?: number
  /** Values of the message's placeholders, in addition to `wait`, which is derived from `retryAfter`. */
  values?: Record<string, string | number>
  /** Seconds, for 429 and 503. */
  retryAfter?: number
  /** Underlying error, only logged. */
  cause?: unknown
  /** A service of others has failed, as some do often: a warning in the log instead of an error. */
  isExternal?: boolean
}

/** Thrown by handlers and the functions they call. Any other error is a bug and returns 500. */
export class ProblemError extends Error {
  readonly code: ErrorCode
  readonly details: ProblemDetails

  constructor(code: ErrorCode, details: ProblemDetails = {}) {
    super(code, { cause: details.cause })
    this.code = code
    this.details = details
  }

  get status(): number {
    return this.details.status ?? errorCatalog[this.code].status
  }
}

/** Throws a problem with a code of the catalog. */
export function throwProblem(code: ErrorCode, details?: ProblemDetails): never {
  throw new ProblemError(code, details)
}

/** Throws a problem when any field is invalid; a single invalid field determines the error code. */
export function throwFieldProblems(fields: (WrongField | false)[]): void {
  const [first, ...others] = fields.filter((field) => field !== false)
  if (first)
    throw new ProblemError(others.length > 0 ? 'invalid_input' : first.error, { fields: [first, ...others] })
}

/** Throws a problem about one field, with the code at the top and at the field; 422 by default. */
export function throwFieldProblem(field: string, error: ErrorCode, status?: number): never {
  throw new ProblemError(error, { fields: [{ field, error }], ...(status !== undefined && { status }) })
}

/** Body of an error response in the client's language. */
export function presentProblem({ code, details, status }: ProblemError, language: Language): Problem {
  const errors = details.fields?.map(({ field, error, found }): FieldError => ({
    field,
    error,
    message: errorMessage(error, language),
    ...(found && { found }),
  }))
  const wait = details.retryAfter === undefined ? '' : formatWait(details.retryAfter)
  const title = errorMessage(code, language, { wait, ...details.values })
  return {
    type: docsPaths.error(code),
    title,
    status,
    detail: [...new Set(errors?.map((error) => error.message))].join(' ') || title,
    error: code,
    ...(errors && { errors }),
  }
}

/** Formats a waiting time with unit symbols that both languages use. */
function formatWait(seconds: number): string {
  if (seconds < 120) return `${seconds} s`
  return seconds < 2 * 3_600 ? `${Math.ceil(seconds / 60)} min` : `${Math.ceil(seconds / 3_600)} h`
}
