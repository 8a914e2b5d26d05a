/** URL paths of uploads and downloads. Apart from the routes, so that the web client can import them without zod. */

import { apiPath } from '../platform/route-url.ts'

/** Paths that are not routes of the contract: crops, whole files and presigned uploads. */
export const mediaPaths = {
  /** A crop of an image: `/resize/c309/{image}`, `/resize/c36x36/{image}`. Only `cropSizes` are served. */
  crop: (image: string, width: number, height?: number) =>
    `/resize/c${width}${height === undefined ? '' : `x${height}`}/${image}`,
  /** A whole image, or a document as an attachment. */
  file: (name: string) => `${apiPath}/files/${encodeURIComponent(name)}`,
  /** A file of the evidence of a report, by a presigned URL. */
  evidence: (name: string) => `${apiPath}/evidence/${encodeURIComponent(name)}`,
  /** A file of a message, for its two people; `w` in the query is the width of a preview. */
  messageFile: (name: string) => `${apiPath}/messages/files/${encodeURIComponent(name)}`,
  upload: (name: string) => `${apiPath}/uploads/${encodeURIComponent(name)}`,
}
