import { build, type Plugin, type Rolldown } from 'vite'

/** A chunk of the build without groups: the modules that the same entries need. */
export interface Chunk {
  /** The module that is imported dynamically; none if several entries share the chunk. */
  entry: string | null
  modules: readonly string[]
  /** Characters of code before minification. */
  size: number
  imports: Chunk[]
  /** The chunks that its modules import dynamically. */
  parts: Chunk[]
}

export interface ChunkGraph {
  chunks: readonly Chunk[]
  /** The chunks that these entries need. */
  closure: (...entries: readonly string[]) => Set<Chunk>
  /** The modules that a module imports. */
  imports: (id: string) => readonly string[]
  /** The modules that a module imports dynamically. */
  loads: (id: string) => readonly string[]
}

/** Builds the client without groups, and reads from the result which modules the same entries need. */
export async function measureChunks(configFile: string): Promise<ChunkGraph> {
  const statics = new Map<string, readonly string[]>()
  const dynamics = new Map<string, readonly string[]>()
  const recorder: Plugin = {
    name: 'module-graph',
    generateBundle() {
      for (const id of this.getModuleIds()) {
        const info = this.getModuleInfo(id)
        statics.set(id, info?.importedIds ?? [])
        dynamics.set(id, info?.dynamicallyImportedIds ?? [])
      }
    },
  }
  const result = await build({
    configFile,
    logLevel: 'warn',
    plugins: [recorder],
    build: {
      write: false,
      minify: false,
      // It would put modules that several entries need into the chunk of one of them.
      rolldownOptions: { experimental: { chunkOptimization: false } },
    },
  })
  const chunks = linkChunks((result as Rolldown.RolldownOutput).output)
  const byEntry = new Map(chunks.map((chunk) => [chunk.entry, chunk]))
  return {
    chunks,
    closure: (...entries) => listImports(...entries.map((entry) => byEntry.get(entry)!)),
    imports: (id) => statics.get(id) ?? [],
    loads: (id) => dynamics.get(id) ?? [],
  }
}

/** The chunks, what they import, and so on. */
export function listImports(...chunks: readonly Chunk[]): Set<Chunk> {
  const found = new Set(chunks)
  for (const { imports } of found) imports.forEach((chunk) => found.add(chunk))
  return found
}

function linkChunks(output: Rolldown.RolldownOutput['output']): Chunk[] {
  const written = output.filter((one) => one.type === 'chunk')
  const byFile = new Map(
    written.map(({ fileName, facadeModuleId, moduleIds, modules }): [string, Chunk] => [
      fileName,
      {
        entry: facadeModuleId,
        modules: moduleIds,
        size: moduleIds.reduce((sum, id) => sum + modules[id]!.renderedLength, 0),
        imports: [],
        parts: [],
      },
    ]),
  )
  for (const { fileName, imports, dynamicImports } of written) {
    const chunk = byFile.get(fileName)!
    chunk.imports = imports.map((file) => byFile.get(file)!)
    chunk.parts = dynamicImports.map((file) => byFile.get(file)!)
  }
  return [...byFile.values()]
}
