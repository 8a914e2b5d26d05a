import { createElement, lazy, type ComponentType, type LazyExoticComponent } from 'react'
import { ChunkError } from '../lib/chunk-error.ts'
import { useCore, type Core } from '../lib/context.tsx'
import type { TextsName } from '../lib/i18n.ts'
import { loadInTime } from '../lib/load-in-time.ts'

/** The chunk of a component failed to load. */
export class LazyLoadError extends ChunkError {
  /** Lets the component's next render load it again: `React.lazy` alone keeps a failure forever. */
  readonly reset: () => void

  constructor(cause: unknown, reset: () => void) {
    super('The chunk of a component failed to load', { cause })
    this.reset = reset
  }
}

/**
 * `React.lazy` whose failed load can be repeated; render it within a `LazyBoundary`. The component's `texts` are loaded with
 * it; its `load` does so before it is rendered.
 */
export function lazyComponent<Props extends object>(
  importModule: (core: Core) => Promise<{ default: ComponentType<Props> }>,
  texts: readonly TextsName[] = [],
) {
  let loaded: LazyExoticComponent<ComponentType<Props>> | undefined

  async function load(core: Core) {
    const [module] = await Promise.all([importModule(core), core.translator.load(texts)])
    return module
  }

  const create = (core: Core) =>
    lazy(async () => {
      try {
        return await loadInTime(load(core))
      } catch (cause) {
        throw new LazyLoadError(cause, () => (loaded = undefined))
      }
    })

  function LazyComponent(props: Props) {
    const core = useCore()
    loaded ??= create(core)
    return createElement(loaded as ComponentType<Props>, props)
  }
  return Object.assign(LazyComponent, { load })
}
