/** OpenAPI paths of requests that are no routes of the contract: files (P-media-1, P-media-10) and redirects (P-oauth-3). */
import type { ErrorCode } from '@brilla/contract/platform/errors'
import { exportPath } from '@brilla/contract/data-rights/export'
import { cropSizes, limits } from '@brilla/contract/platform/limits'
import { mediaPaths } from '@brilla/contract/media/media-paths'
import { oauthPaths } from '@brilla/contract/accounts/oauth-paths'
import { picturePath, pictureSize } from '@brilla/contract/media/picture-paths'

type Json = Record<string, unknown>

const name = '01932f5c-7a3e-7c1b-9d4e-2f6a8b0c1d2e.jpg'
const file = { schema: { type: 'string', format: 'binary' } }
const page = { 'text/html': { schema: { type: 'string' } } }
const text = { type: 'string' }

function pathParameter(parameter: string, description: string, example: string, schema: Json = text): Json {
  return { name: parameter, in: 'path', required: true, description, schema, example }
}

function queryParameter(parameter: string, description: string, example: string, required = true): Json {
  return { name: parameter, in: 'query', required, description, schema: text, example }
}

const signature = [
  queryParameter('expires', 'Unix time of the end of the validity, as in the presigned URL.', '1780000000'),
  queryParameter('signature', 'As in the presigned URL.', 'q83vEjRWeJASNFZ4kBI0VniQEjRWeJASNFZ4kBI0Vng'),
]

const cropNames = new Set(
  cropSizes.map(({ width, height }) => mediaPaths.crop('', width, height ?? undefined).split('/')[2]),
)

/** Describes the responses of error codes. */
type Failures = (codes: ErrorCode[]) => Json

const guest = { description: 'Audience: guest.', security: [] }
const bearer = { description: 'Audience: anyone with the presigned URL.', security: [] }

export const filePaths = (failures: Failures): Record<string, Json> => ({
  ...signedPaths(failures),
  ...imagePaths(failures),
  ...loginRedirects(failures),
})

function signedPaths(failures: Failures): Record<string, Json> {
  return {
    [template(mediaPaths.upload(':name'))]: {
      put: {
        operationId: 'putUpload',
        summary: `Uploads an announced file: ${limits.uploadMin} to ${limits.uploadMax} bytes of the announced type.`,
        ...bearer,
        tags: ['files'],
        parameters: [
          pathParameter('name', 'As in the presigned URL.', name),
          queryParameter(
            'type',
            'The announced content type, which the request must have too.',
            'image/jpeg',
          ),
          ...signature,
        ],
        requestBody: { required: true, content: { '*/*': file } },
        responses: {
          200: { description: 'Stored.' },
          ...failures([
            'forbidden',
            'not_found',
            'too_large',
            'unsupported_type',
            'size',
            'imagen_no_procesada',
            'too_many_pixels',
            'protected_document',
            'active_document',
            'infected',
            'too_many',
            'unavailable',
          ]),
        },
      },
    },
    [template(mediaPaths.evidence(':name'))]: {
      get: {
        operationId: 'getEvidenceFile',
        summary: 'Returns a file of the evidence of a report, also one that its owner has deleted.',
        ...bearer,
        tags: ['moderation'],
        parameters: [pathParameter('name', 'As in the presigned URL.', name), ...signature],
        responses: {
          200: { description: 'The file.', content: { '*/*': file } },
          ...failures(['not_found', 'unavailable']),
        },
      },
    },
    [template(exportPath(':id'))]: {
      get: {
        operationId: 'downloadFinishedExport',
        summary: 'Downloads a finished export.',
        ...bearer,
        tags: ['users'],
        parameters: [pathParameter('id', 'As in the presigned URL.', name.replace('.jpg', '')), ...signature],
        responses: {
          200: { description: 'The file.', content: { 'application/zip': file } },
          ...failures(['not_found', 'unavailable']),
        },
      },
    },
  }
}

function imagePaths(failures: Failures): Record<string, Json> {
  return {
    [template(mediaPaths.file(':name'))]: {
      get: {
        operationId: 'getFile',
        summary: 'Returns a whole image, or a document as an attachment.',
        ...guest,
        tags: ['files'],
        parameters: [pathParameter('name', 'Name of an image or document.', name)],
        responses: {
          200: { description: 'The file.', content: { '*/*': file } },
          304: { description: 'The client has this version.' },
          ...failures(['not_found', 'unavailable']),
        },
      },
    },
    '/resize/{crop}/{image}': {
      get: {
        operationId: 'getCrop',
        summary: 'Returns a crop of an image as AVIF, WebP or JPEG, by the Accept header.',
        ...guest,
        tags: ['files'],
        parameters: [
          pathParameter('crop', 'Width and height in pixels, or the width alone.', 'c309', {
            type: 'string',
            enum: [...cropNames],
          }),
          pathParameter('image', 'Name of an image.', name),
        ],
        responses: {
          200: {
            description: 'The crop.',
            content: { 'image/avif': file, 'image/webp': file, 'image/jpeg': file },
          },
          304: { description: 'The client has this version.' },
          ...failures(['not_found', 'unavailable']),
        },
      },
    },
    [template(picturePath(':profile'))]: {
      get: {
        operationId: 'getOpenGraphImage',
        summary: `Returns the Open Graph image of a profile that guests may see, ${pictureSize.width} by ${pictureSize.height} pixels.`,
        ...guest,
        tags: ['files'],
        parameters: [pathParameter('profile', 'The id or profile_url.', 'ana-baila')],
        responses: {
          200: { description: 'The image.', content: { 'image/jpeg': file } },
          304: { description: 'The client has this version.' },
          ...failures(['not_found', 'too_many', 'unavailable']),
        },
      },
    },
  }
}

function loginRedirects(failures: Failures): Record<string, Json> {
  return {
    [template(oauthPaths.start(':provider'))]: {
      get: {
        operationId: 'startSocial',
        summary: 'Redirects the browser to a login provider and sets the cookie that the callback needs.',
        ...guest,
        tags: ['users'],
        parameters: [
          pathParameter('provider', 'A name that `getSocialProviders` returns.', 'google'),
          queryParameter('key', 'Returned in the fragment of the page.', 'b7c1', false),
          queryParameter('again', '`1`: the provider asks for the password again.', '1', false),
        ],
        responses: {
          200: { description: "The provider's page, after the redirect.", content: page },
          303: { description: 'To the provider, or to the page `/login/social#error=…`.' },
          ...failures(['not_found', 'unavailable']),
        },
      },
    },
    [template(oauthPaths.callback(':provider'))]: {
      get: {
        operationId: 'finishSocial',
        summary:
          'Redirects the browser that comes from the provider to `/login/social#ticket=…` or `#error=…`.',
        ...guest,
        tags: ['users'],
        parameters: [
          pathParameter('provider', 'As in the start.', 'google'),
          queryParameter('state', 'As the provider sends it.', 'v2nT8cR1'),
          queryParameter('code', 'As the provider sends it; missing if it refused.', '4/0AX4XfWh', false),
        ],
        responses: {
          200: { description: 'The page, after the redirect.', content: page },
          303: { description: 'To the page `/login/social`.' },
          ...failures(['not_found', 'unavailable']),
        },
      },
    },
  }
}

/** `/api/files/%3Aname` to `/api/files/{name}`. */
function template(path: string): string {
  return decodeURIComponent(path).replace(/:(\w+)/g, '{$1}')
}
