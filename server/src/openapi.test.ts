/** The OpenAPI document against the running server, over HTTP: only the document says how to build and read messages. */
import { execFile } from 'node:child_process'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { promisify } from 'node:util'
import { contract, type RouteName } from '@brilla/contract'
import type { Route } from '@brilla/contract/platform/route'
import addFormats from 'ajv-formats'
import { Ajv2020 } from 'ajv/dist/2020.js'
import openapiTS, { astToString, type OpenAPI3 } from 'openapi-typescript'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { apiPath } from '@brilla/contract/platform/route-url'
import { docsPaths } from '@brilla/contract/platform/docs-paths'
import type { CallerType, Sample } from './accounts/auth/sample-world.testing.ts'
import { createPopulation, type SamplePopulation } from './accounts/auth/samples.testing.ts'
import { uploadFile } from './media/media.testing.ts'
import { startTestServer, type TestServer } from './testing.ts'
import { startTranslationHost, type TranslationHost } from './content/translation/provider.testing.ts'

interface Operation {
  operationId: RouteName
  security: object[]
  parameters: { name: string; in: 'path' | 'query' | 'header'; schema: { type?: string } }[]
  requestBody?: object
  responses: Record<string, { content?: Record<string, object> }>
}

interface Document {
  paths: Record<string, Record<string, Operation>>
}

let host: TranslationHost
let server: TestServer
let origin: string
let population: SamplePopulation
let document: Document
const ajv = new Ajv2020({ strict: false, allErrors: true })
addFormats.default(ajv)

beforeAll(async () => {
  host = await startTranslationHost()
  server = await startTestServer({ TRANSLATE_URL: host.url })
  population = await createPopulation(server)
  origin = await server.app.listen({ host: '127.0.0.1', port: 0 })
  document = (await (await fetch(origin + docsPaths.openapi)).json()) as Document
  ajv.addSchema(document, 'openapi.json')
})
afterAll(async () => {
  await server.stop()
  await host.stop()
})

/** Errors of a value by the schema at a path in the document. */
function findErrors(value: unknown, path: string[]): string {
  const pointer = path.map((part) => part.replaceAll('~', '~0').replaceAll('/', '~1')).join('/')
  const $ref = `openapi.json#/${encodeURI(pointer)}`
  const validate = ajv.getSchema($ref) ?? ajv.compile({ $ref })
  return validate(value) ? '' : ajv.errorsText(validate.errors)
}

/** Sends a request as the document describes the operation, which must describe each of its parts. */
async function send(path: string, method: string, sample: Sample, token?: string): Promise<Response> {
  const operation = document.paths[path]![method]!
  const url = new URL(path, origin)
  const given = {
    path: { ...sample.params },
    query: { ...sample.query },
    header: {} as Record<string, string>,
  }
  operation.parameters.forEach((parameter, index) => {
    const value = given[parameter.in][parameter.name]
    if (value === undefined) return
    const typed = parameter.schema.type === 'integer' ? Number(value) : value
    expect(findErrors(typed, ['paths', path, method, 'parameters', String(index), 'schema'])).toBe('')
    delete given[parameter.in][parameter.name]
    if (parameter.in === 'query') url.searchParams.set(parameter.name, value)
    else url.pathname = url.pathname.replace(encodeURI(`{${parameter.name}}`), encodeURIComponent(value))
  })
  expect(given).toEqual({ path: {}, query: {}, header: {} })
  const headers = new Headers()
  if (operation.security.length > 0 && token) headers.set('x-access-token', token)
  if (sample.body) headers.set('content-type', 'application/json')
  return fetch(url, {
    method: method.toUpperCase(),
    headers,
    ...(sample.body && { body: JSON.stringify(sample.body) }),
  })
}

/** Fails unless the document describes the response: its status, content type and body. */
async function expectDescribed(path: string, method: string, response: Response): Promise<void> {
  const described = document.paths[path]![method]!.responses[response.status]
  expect(described, `${response.status} is described`).toBeDefined()
  const type = response.headers.get('content-type')?.split(';')[0]
  const types = Object.keys(described!.content ?? {})
  if (type === undefined) expect(types).toEqual([])
  else expect(types).toContain(type)
  const bytes = await response.arrayBuffer()
  if (!type?.endsWith('json')) return
  const status = String(response.status)
  const schema = ['paths', path, method, 'responses', status, 'content', type, 'schema']
  expect(findErrors(JSON.parse(Buffer.from(bytes).toString()), schema)).toBe('')
}

/** A caller for whom the route succeeds. */
function findSender(name: RouteName): CallerType {
  if (name === 'getSuspension' || name === 'appeal') return 'suspended'
  if (name === 'chooseAccountType') return 'none'
  const { audience } = contract[name]
  return audience === 'agencia' || audience === 'moderator' ? audience : 'talento'
}

describe('P-wire-11: the OpenAPI document describes what the server sends', () => {
  test.each(Object.entries(contract) as [RouteName, Route][])('%s', async (name, route) => {
    const [path, method] = [`${apiPath}${route.path}`, route.method.toLowerCase()]
    const { requestBody } = document.paths[path]![method]!
    let caller = findSender(name)
    let sample = await population.createSample(caller, name)
    // Some rows belong to agencies alone.
    if (sample.error === 'not_found') {
      caller = 'agencia'
      sample = await population.createSample(caller, name)
    }
    if (requestBody) {
      const schema = ['requestBody', 'content', 'application/json', 'schema']
      expect(findErrors(sample.body, ['paths', path, method, ...schema])).toBe('')
      const token = await population.createToken(caller)
      const refused = await send(path, method, { ...sample, body: { surprise: 1 } }, token)
      expect(refused.status).toBe(400)
      await expectDescribed(path, method, refused)
    }
    if (route.audience !== 'guest') {
      const refused = await send(path, method, sample)
      expect(refused.status).toBe(401)
      await expectDescribed(path, method, refused)
    }
    const response = await send(path, method, sample, await population.createToken(caller))
    expect(response.status).toBe(Number(Object.keys(route.replies).at(-1)))
    await expectDescribed(path, method, response)
  })
})

/** A client written against the document alone. It must pass the type checker, and its requests must succeed. */
const program = `
import createClient from 'openapi-fetch'
import type { components, paths } from './schema.js'

export async function run(origin: string, token: string, image: string) {
  const client = createClient<paths>({ baseUrl: origin })
  const guest = await client.GET('${apiPath}/users/email-exists/{email}', {
    params: { path: { email: 'nadie@gente.example' } },
  })
  const exists: boolean | undefined = guest.data?.exists
  client.use({
    onRequest({ request }) {
      request.headers.set('x-access-token', token)
    },
  })
  const created = await client.POST('${apiPath}/posts', {
    body: { title: '', description: 'Hola', categoryId: 1, files: [] },
  })
  if (!created.data || 'held' in created.data) throw new Error('not published')
  const post: components['schemas']['Post'] = created.data
  const comment = await client.POST('${apiPath}/comments', { body: { postId: post.id, comment: 'Hola' } })
  if (!comment.data || 'held' in comment.data) throw new Error('not published')
  const comments = await client.GET('${apiPath}/comments', { params: { query: { postId: post.id } } })
  const texts: string[] = comments.data!.rows.map((row: components['schemas']['Comment']) => row.comment)
  const refused = await client.GET('${apiPath}/posts', { params: { query: { page: 1001 } } })
  const code: string | undefined = refused.error?.error
  const crop = await client.GET('/resize/{crop}/{image}', {
    params: { path: { crop: 'c36x36', image } },
    parseAs: 'blob',
  })
  return { exists, author: comment.data.user.id, texts, code, crop: crop.data!.size }
}
`

const runFile = promisify(execFile)
const root = fileURLToPath(new URL('../..', import.meta.url))

test('P-wire-11: a client generated from the document compiles and works', async () => {
  const { talento } = population.people
  const token = await population.createToken('talento')
  const filename = await uploadFile(server, { ...talento, token })
  const files = [{ filename, type: 'image' as const }]
  const image = (await server.call('createPost', { token, body: { files } })).body.files[0]!.url

  // Below the packages, so that the client finds its library.
  const cache = join(root, 'node_modules', '.cache')
  await mkdir(cache, { recursive: true })
  const folder = await mkdtemp(join(cache, 'openapi-client-'))
  try {
    await writeFile(join(folder, 'package.json'), '{ "type": "module" }')
    await writeFile(join(folder, 'schema.ts'), astToString(await openapiTS(document as unknown as OpenAPI3)))
    await writeFile(join(folder, 'client.ts'), program)
    const compiler = join(root, 'node_modules', 'typescript', 'bin', 'tsc')
    const options = ['--strict', '--module', 'nodenext', '--target', 'es2024', '--lib', 'es2024,dom']
    await runFile(process.execPath, [compiler, ...options, 'client.ts'], { cwd: folder }).catch((error) =>
      expect.fail(error.stdout),
    )
    const client = await import(pathToFileURL(join(folder, 'client.js')).href)
    expect(await client.run(origin, token, image)).toEqual({
      exists: false,
      author: talento.id,
      texts: ['Hola'],
      code: 'invalid',
      crop: expect.any(Number),
    })
  } finally {
    await rm(folder, { recursive: true })
  }
})
