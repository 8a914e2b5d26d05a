/** Where files are put and got. Apart from the calls, for a browser that needs no schema of theirs. */

/** Addresses that are no calls of the API: crops, whole files and the presigned PUT. */
export const mediaPaths = {
  /** A crop of a picture: `/resize/c309/{image}`, `/resize/c36x36/{image}`; only `cropSizes` are served. */
  crop: (image: string, width: number, height?: number) =>
    `/resize/c${width}${height === undefined ? '' : `x${height}`}/${image}`,
  /** A whole picture, or a document as an attachment. */
  file: (name: string) => `/api/files/${encodeURIComponent(name)}`,
  upload: (name: string) => `/api/uploads/${encodeURIComponent(name)}`,
}
