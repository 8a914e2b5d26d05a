/** Reads the body of a response; null when it exceeds `maxBytes`. */
export async function readLimited(response: Response, maxBytes: number): Promise<Buffer | null> {
  const chunks: Uint8Array[] = []
  let bytes = 0
  for await (const chunk of response.body ?? []) {
    chunks.push(chunk)
    bytes += chunk.length
    // Returning from the loop closes the connection.
    if (bytes > maxBytes) return null
  }
  return Buffer.concat(chunks)
}
