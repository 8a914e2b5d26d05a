/** OpenAPI paths of routes that transfer files instead of JSON (P-media-1, P-media-10). */
import type { ErrorCode } from '@brilla/contract/errors'

type Json = Record<string, unknown>

const bytes = { '*/*': {} }
const inPath = (name: string, description: string): Json => ({
  name,
  in: 'path',
  required: true,
  description,
  schema: { type: 'string' },
})
const inQuery = (name: string): Json => ({ name, in: 'query', required: true, schema: { type: 'string' } })

/** `failures` describes the responses of error codes; the paths of crops are not below the base path. */
export function filePaths(server: string, failures: (codes: ErrorCode[]) => Json): Record<string, Json> {
  return {
    '/uploads/{name}': {
      put: {
        operationId: 'putUpload',
        summary: 'Takes the bytes of an announced file: 1,024 to 10,485,760 of them, of the announced type.',
        description: 'Audience: the bearer of the presigned address.',
        tags: ['uploads'],
        parameters: [inPath('name', 'As announced.'), ...['expires', 'type', 'signature'].map(inQuery)],
        requestBody: { required: true, content: bytes },
        responses: {
          200: { description: 'Kept.' },
          ...failures(['forbidden', 'too_large', 'unsupported_type', 'size', 'imagen_no_procesada']),
        },
      },
    },
    '/users/social/{provider}/start': {
      get: {
        operationId: 'startSocial',
        summary: 'Sends the browser to a provider, with a cookie that binds the way back to it.',
        description: 'Audience: guest.',
        tags: ['users'],
        parameters: [
          inPath('provider', 'A name that GET /users/social/providers tells.'),
          { ...inQuery('key'), required: false, description: 'Comes back in the fragment.' },
        ],
        responses: { 303: { description: 'To the provider.' }, ...failures(['not_found']) },
      },
    },
    '/users/social/{provider}/callback': {
      get: {
        operationId: 'finishSocial',
        summary:
          'Where the provider sends the browser back to; goes on to /login/social#ticket=… or #error=….',
        description: 'Audience: guest.',
        tags: ['users'],
        parameters: [inPath('provider', 'As at the start.'), inQuery('state'), inQuery('code')],
        responses: { 303: { description: 'To the page.' }, ...failures(['not_found']) },
      },
    },
    '/files/{name}': {
      get: {
        operationId: 'getFile',
        summary: 'A whole image, or a document as an attachment.',
        description: 'Audience: guest.',
        tags: ['files'],
        parameters: [inPath('name', 'The name of an image or document.')],
        responses: { 200: { description: 'The bytes.', content: bytes }, ...failures(['not_found']) },
      },
    },
    '/resize/{crop}/{image}': {
      servers: [{ url: server }],
      get: {
        operationId: 'getCrop',
        summary: 'A crop of an image as AVIF, WebP or JPEG, by Accept.',
        description: 'Audience: guest.',
        tags: ['files'],
        parameters: [
          inPath('crop', 'c{w}x{h} or c{w}, of the sizes that the product shows or twice those.'),
          inPath('image', 'The name of an image.'),
        ],
        responses: { 200: { description: 'The bytes.', content: bytes }, ...failures(['not_found']) },
      },
    },
  }
}
