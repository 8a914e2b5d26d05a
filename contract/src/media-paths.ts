/** URL paths of uploads and downloads. Apart from the routes, so that the web client can import them without zod. */

/** Paths that are not routes of the contract: crops, whole files and presigned uploads. */
export const mediaPaths = {
  /** A crop of an image: `/resize/c309/{image}`, `/resize/c36x36/{image}`. Only `cropSizes` are served. */
  crop: (image: string, width: number, height?: number) =>
    `/resize/c${width}${height === undefined ? '' : `x${height}`}/${image}`,
  /** A whole image, or a document as an attachment. */
  file: (name: string) => `/api/files/${encodeURIComponent(name)}`,
  upload: (name: string) => `/api/uploads/${encodeURIComponent(name)}`,
}
