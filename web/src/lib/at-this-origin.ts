/**
 * A presigned URL at the address of this page: the server knows only the configured one, and a page may come from another that
 * reaches it (P-operation-26).
 */
export function atThisOrigin(url: string): string {
  const { pathname, search } = new URL(url, location.href)
  return pathname + search
}
