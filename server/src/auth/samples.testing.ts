/** The valid requests of all routes, collected from the `<feature>.samples.testing.ts` next to the routes. */
import { globSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { contract } from '@brilla/contract'
import type { Samples } from './sample-world.testing.ts'

type AllSamples = Samples<typeof contract>

const directory = new URL('../', import.meta.url)
const files = globSync('*/*.samples.testing.ts', { cwd: fileURLToPath(directory) })
const modules: { samples: Partial<AllSamples> }[] = await Promise.all(
  files.map((file) => import(new URL(file, directory).href)),
)

export const samples = Object.assign({}, ...modules.map((module) => module.samples)) as AllSamples

for (const name of Object.keys(contract)) {
  const count = modules.filter((module) => Object.hasOwn(module.samples, name)).length
  if (count !== 1) throw new Error(`${name} has ${count} samples; one is declared next to its routes`)
}
