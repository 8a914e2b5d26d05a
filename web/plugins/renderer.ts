import { mkdir, writeFile } from 'node:fs/promises'
import { build, type Rolldown } from 'vite'

/**
 * Writes `render/public-profile.js`, which renders previews of profiles in the server: one file with all that it needs, and
 * without the files that plugins add to a client.
 */
export async function writeRenderer(configFile: string, out: string): Promise<void> {
  const result = await build({
    configFile,
    logLevel: 'warn',
    // The server can run without NODE_ENV, with which React would choose its development build.
    define: { 'process.env.NODE_ENV': '"production"' },
    ssr: { noExternal: true },
    build: { ssr: 'src/app/entry.public-profile.tsx', write: false, copyPublicDir: false },
  })
  const { output } = result as Rolldown.RolldownOutput
  const [renderer, ...others] = output.filter((file) => file.type === 'chunk')
  if (!renderer || others.length > 0) throw new Error('the renderer is not one file')
  await mkdir(`${out}render`)
  await writeFile(`${out}render/public-profile.js`, renderer.code)
}
