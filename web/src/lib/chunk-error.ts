/** The code or the texts of a page, or of a component that is loaded on demand, failed to load. */
export class ChunkError extends Error {
  override name = 'ChunkError'
}
