/** Requests of a route that are nearly valid: changes of a valid one. */
import type { Route } from '@brilla/contract/platform/route'
import { apiPath } from '@brilla/contract/platform/route-url'
import fc from 'fast-check'
import { z } from 'zod'
import { createValues, prototypeNames, writeJson } from './fuzz-values.testing.ts'
import type { CallerType, Sample } from './sample-world.testing.ts'

/** What happens to a value of the valid request. */
type Change = 'keep' | 'remove' | { value: unknown } | Changes
interface Changes {
  fields: Record<string, Change>
}

/** The fields of an object, also of one that may be missing. */
function getFields(schema: z.core.$ZodType | undefined): Record<string, z.core.$ZodType> | undefined {
  if (schema instanceof z.ZodObject) return schema.shape
  const isWrapped = schema instanceof z.ZodOptional || schema instanceof z.ZodNullable
  return isWrapped ? getFields(schema.unwrap()) : undefined
}

/** How many fields the schema has, with those of objects in it. */
export function countFields(schema: z.core.$ZodType | undefined): number {
  return Object.values(getFields(schema) ?? {}).reduce((count, field) => count + 1 + countFields(field), 0)
}

function applyChange(value: unknown, change: Change): unknown {
  if (change === 'keep') return value
  if (change === 'remove') return undefined
  return 'value' in change ? change.value : applyChanges(value as Values, change)
}

type Values = Record<string, unknown> | undefined

function applyChanges(values: Values, { fields }: Changes): Record<string, unknown> {
  const changed = { ...values }
  for (const [name, change] of Object.entries(fields)) changed[name] = applyChange(values?.[name], change)
  return changed
}

/** Ways to write a body that a careful client would not choose. */
const distortions = {
  none: (json: string) => json,
  empty: () => '',
  truncated: (json: string) => json.slice(0, -1),
  twice: (json: string) => json + json,
  'byte order mark': (json: string) => `\ufeff${json}`,
  'UTF-16': (json: string) => Buffer.from(json, 'utf16le'),
  'Latin-1': (json: string) => Buffer.from(json.replace(/\}$/, ',"ñ":1}'), 'latin1'),
  'fields twice': (json: string) => json.replace(/^\{(.+)\}$/s, '{$1,$1}'),
  'prototype names': (json: string) =>
    json.replace(/^\{/, `{${prototypeNames.map((name) => `"${name}":{"a":1},`).join('')}`),
  'unknown fields': (json: string) =>
    json.replace(/^\{/, `{${Array.from({ length: 5_000 }, (_, index) => `"f${index}":1,`).join('')}`),
}

/** Parts of addresses that are not encoded as getRouteUrl encodes them. */
const rawSegments = ['%', '%ff', '%zz', '%00', '%2f', '%2e%2e', '%ED%A0%80', '+', ';', 'a?b', 'ñ']

export type Sender = CallerType | 'guest'

/** Whom the audience permits; a moderator for the desk only, since it is a user as the others are. */
function listPermitted({ audience, allowSuspended }: Route): Sender[] {
  if (audience === 'guest') return ['guest', 'talento']
  if (audience === 'user')
    return ['none', 'talento', 'agencia', ...(allowSuspended ? ['suspended' as const] : [])]
  return audience === 'member' || audience === 'owner' ? ['talento', 'agencia'] : [audience]
}

/** Generates requests of the route; `words` are texts that mean something to the server, such as ids of others. */
export function createRequests(route: Route, words: readonly string[]) {
  const { anyText, anyValue, createValue } = createValues(words)

  /** Of several fields most stay, so that the others reach the handler. */
  function createChange(schema: z.core.$ZodType, keep: number): fc.Arbitrary<Change> {
    const fields = getFields(schema)
    return fc.oneof(
      { weight: keep, arbitrary: fc.constant('keep') },
      { weight: 3, arbitrary: createValue(schema).map((value) => ({ value })) },
      { weight: 2, arbitrary: anyValue.map((value) => ({ value })) },
      { weight: 1, arbitrary: fc.constant('remove') },
      ...(fields ? [{ weight: 4, arbitrary: createChanges(schema) }] : []),
    )
  }

  function createChanges(schema: z.core.$ZodType | undefined): fc.Arbitrary<Changes> {
    const fields = Object.entries(getFields(schema) ?? {})
    const changes = fields.map(([name, field]) => [name, createChange(field, 3 * fields.length)] as const)
    return fc.record({ fields: fc.record(Object.fromEntries(changes)) })
  }

  const rarely = <T>(arbitrary: fc.Arbitrary<T>) =>
    fc.oneof({ weight: 15, arbitrary: fc.constant(undefined) }, { weight: 1, arbitrary })
  return fc.record({
    sender: fc.constantFrom(...listPermitted(route)),
    /** Sends instead of the `sender`, but the same request. */
    impostor: rarely(fc.constantFrom<Sender>('guest', 'none', 'talento', 'agencia', 'suspended')),
    token: rarely(anyText),
    language: fc.constantFrom('es', 'en'),
    params: createChanges(route.params),
    rawSegment: rarely(fc.constantFrom(...rawSegments)),
    query: createChanges(route.query),
    isQueryTwice: rarely(fc.constant(true)),
    rawQuery: rarely(fc.constantFrom('%', '%ff', 'a', '=', '&&', '__proto__=1', 'page[]=1', 'a=1&a=2')),
    headers: createChanges(route.headers),
    header: rarely(
      fc.tuple(fc.constantFrom('user-agent', 'x-forwarded-for', 'x-browser-id', 'cookie', 'origin'), anyText),
    ),
    contentType: rarely(
      fc.constantFrom('text/plain', 'multipart/form-data', 'application/json; charset=x', 'x / y', ''),
    ),
    body: createChanges(route.body),
    otherBody: rarely(
      fc.record({ value: fc.oneof(route.body ? createValue(route.body) : anyValue, anyValue) }),
    ),
    distortion: rarely(fc.constantFrom(...(Object.keys(distortions) as (keyof typeof distortions)[]))),
  })
}

export type FuzzedRequest = ReturnType<typeof createRequests> extends fc.Arbitrary<infer T> ? T : never

const writeText = (value: unknown): string => (typeof value === 'string' ? value : writeJson(value))
const encode = (value: unknown): string => encodeURIComponent(writeText(value).toWellFormed())

/** What Node accepts as a header: it refuses everything else before there is a request. */
const toHeader = (value: unknown): string =>
  writeText(value)
    .replaceAll(/[^\t\x20-\x7e\x80-\xff]/g, '?')
    .slice(0, 4_000)

const listGiven = (values: Record<string, unknown>) =>
  Object.entries(values).filter(([, value]) => value !== undefined)

function writeUrl({ path }: Route, sample: Sample, request: FuzzedRequest): string {
  const params = applyChanges(sample.params, request.params)
  const filled = path.replaceAll(
    /\{(\w+)\}/g,
    (_, name: string) => request.rawSegment ?? encode(params[name] ?? ''),
  )
  const query = listGiven(applyChanges(sample.query, request.query)).map(
    ([name, value]) => `${name}=${encode(value)}`,
  )
  if (request.rawQuery !== undefined) query.push(request.rawQuery)
  if (request.isQueryTwice) query.push(...query)
  return `${apiPath}${filled}?${query.join('&')}`
}

/** The request as it is sent, changed from a valid one. */
export function writeRequest(
  route: Route,
  sample: Sample,
  token: string | undefined,
  request: FuzzedRequest,
) {
  const { otherBody, header, contentType, distortion = 'none' } = request
  const body = otherBody ? otherBody.value : route.body && applyChanges(sample.body, request.body)
  const headers = [
    ['accept-language', request.language],
    ...listGiven(applyChanges({}, request.headers)).map(([name, value]) => [name, toHeader(value)]),
    ...(token === undefined ? [] : [['x-access-token', token]]),
    ...(header ? [[header[0], toHeader(header[1])]] : []),
    ...(body === undefined ? [] : [['content-type', contentType ?? 'application/json']]),
  ]
  return {
    method: route.method,
    url: writeUrl(route, sample, request),
    headers: Object.fromEntries(headers) as Record<string, string>,
    ...(body !== undefined && { payload: distortions[distortion](writeJson(body)) }),
  }
}
