import { createElement, lazy, type ComponentType, type LazyExoticComponent } from 'react'
import { ChunkError } from '../lib/chunk-error.ts'
import { useCore, type Core } from '../lib/context.tsx'
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
 * `React.lazy` whose failed load can be repeated; render it within a `LazyBoundary`. `load` may also fetch the component's
 * texts.
 */
export function lazyComponent<Props extends object>(
  load: (core: Core) => Promise<{ default: ComponentType<Props> }>,
): ComponentType<Props> {
  let loaded: LazyExoticComponent<ComponentType<Props>> | undefined

  const create = (core: Core) =>
    lazy(async () => {
      try {
        return await loadInTime(load(core))
      } catch (cause) {
        throw new LazyLoadError(cause, () => (loaded = undefined))
      }
    })

  return function LazyComponent(props) {
    const core = useCore()
    loaded ??= create(core)
    return createElement(loaded as ComponentType<Props>, props)
  }
}
