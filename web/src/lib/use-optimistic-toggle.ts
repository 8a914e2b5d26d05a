import { useQueryClient, type QueryClient, type QueryKey } from '@tanstack/react-query'
import { useState } from 'react'
import { cancelRefetches, changeCache } from './cancel-refetches.ts'
import { useToggle, type ToggleOptions } from './use-toggle.ts'

interface OptimisticToggleOptions<Response> extends ToggleOptions<Response> {
  /** The queries that hold the state, which `show` and `onSuccess` write to. */
  queryKeys: readonly QueryKey[]
}

/** `useToggle` for a state in the query cache: a refetch in flight does not overwrite the change. */
export function useOptimisticToggle<Response>(
  options: OptimisticToggleOptions<Response>,
): () => Promise<boolean> {
  const queries = useQueryClient()
  const [restarts] = useState<(() => void)[]>(() => [])
  return useToggle(guardRefetches(queries, restarts, options))
}

/** Cancels refetches before the state is shown; they wait in `restarts` until the server has responded. */
export function guardRefetches<Response>(
  queries: QueryClient,
  restarts: (() => void)[],
  { queryKeys, ...options }: OptimisticToggleOptions<Response>,
): ToggleOptions<Response> {
  const restart = () => {
    for (const start of restarts.splice(0)) start()
  }
  return {
    ...options,
    show(on) {
      restarts.push(cancelRefetches(queries, queryKeys))
      options.show(on)
    },
    onSuccess(response) {
      changeCache(queries, queryKeys, () => options.onSuccess?.(response))
      restart()
    },
    onError(error) {
      restart()
      options.onError(error)
    },
  }
}
