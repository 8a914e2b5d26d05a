/** Security headers of responses. */
import { IncomingMessage, type OutgoingHttpHeaders, ServerResponse } from 'node:http'
import { Socket } from 'node:net'
import helmet from 'helmet'
import type { Config } from '../../config.ts'

/** Headers that only concern documents. On images, scripts and JSON they would cost a kilobyte each. */
export const documentHeaders: readonly string[] = [
  'content-security-policy',
  'cross-origin-opener-policy',
  'origin-agent-cluster',
  'permissions-policy',
  'referrer-policy',
  'x-dns-prefetch-control',
  'x-download-options',
  'x-frame-options',
  'x-permitted-cross-domain-policies',
  'x-xss-protection',
]

/** What neither our pages nor the player of YouTube use, so that a script that should not be there cannot either. */
const permissionsPolicy = [
  'browsing-topics',
  'camera',
  'display-capture',
  'geolocation',
  'hid',
  'microphone',
  'midi',
  'payment',
  'serial',
  'usb',
]
  .map((feature) => `${feature}=()`)
  .join(', ')

/** Policy of JSON, which loads nothing although its address can be opened like a page. */
const inertPolicy = "default-src 'none'; base-uri 'none'; frame-ancestors 'none'"

/** Policy of files that people have uploaded. */
export const filePolicy = `${inertPolicy}; sandbox`

/** Policy of scripts, styles and images. One for what they load would apply to the requests of the service worker. */
export const resourcePolicy = "frame-ancestors 'none'"

/** Headers of documents, of JSON and of other resources, with the CSP hashes of scripts inside our own pages. */
export function createSecurityHeaders(config: Config, inlineScripts: string[]) {
  const document = {
    ...collectHeaders(helmet(helmetOptions(config, inlineScripts))),
    'permissions-policy': permissionsPolicy,
  }
  const resource = Object.fromEntries(
    Object.entries(document).filter(([name]) => !documentHeaders.includes(name)),
  )
  return {
    document,
    json: { ...resource, 'content-security-policy': inertPolicy },
    resource: { ...resource, 'content-security-policy': resourcePolicy },
  }
}

/** Collects the constant headers that a middleware sets, so that they are not computed for each request. */
function collectHeaders(middleware: ReturnType<typeof helmet>): OutgoingHttpHeaders {
  const response = new ServerResponse(new IncomingMessage(new Socket()))
  middleware(response.req, response, (error) => {
    if (error) throw error
  })
  return response.getHeaders()
}

function helmetOptions(config: Config, inlineScripts: string[]) {
  return {
    contentSecurityPolicy: {
      directives: {
        defaultSrc: ["'self'"],
        scriptSrc: ["'self'", ...inlineScripts],
        // Why not without it: docs/decisions/0064.
        styleSrc: ["'self'", "'unsafe-inline'"],
        imgSrc: ["'self'", 'data:', 'blob:'],
        frameSrc: ['https://www.youtube-nocookie.com'],
        connectSrc: ["'self'"],
        fontSrc: ["'self'"],
        objectSrc: ["'none'"],
        baseUri: ["'none'"],
        formAction: ["'self'"],
        frameAncestors: ["'none'"],
        upgradeInsecureRequests: config.PUBLIC_URL.startsWith('https:') ? [] : null,
      },
    },
    crossOriginEmbedderPolicy: false,
    hsts: config.PUBLIC_URL.startsWith('https:'),
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' as const },
  }
}
