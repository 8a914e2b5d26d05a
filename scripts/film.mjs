import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { withDemo } from './demo-server.mjs'
import { expected, root, run } from './runtime.mjs'

/**
 * Records the film of the landing page, `web/src/pages/landing/film/`, from a new server with the demonstration data, in both
 * languages or the one that is named.
 */
export default async function film({ node, env }, languages) {
  if (spawnSync('ffmpeg', ['-version'], { stdio: 'ignore' }).status !== 0)
    throw expected('Recording the film needs ffmpeg with libsvtav1 and libx264: apt-get install ffmpeg')
  const script = join(root, 'e2e', 'film', 'film.ts')
  return withDemo({ node, env }, (origin) => run(node, [script, origin, ...languages], { env }))
}
