import { useMutation, useQuery } from '@tanstack/react-query'
import type { Input, Output } from '../../lib/api.types.ts'
import { useCore } from '../../lib/context.tsx'

export type Choices = Output<'getPressKitChoices'>
export type PressKitOptions = Input<'getPressKit'>['query']

/** The works and facts that one's own press kit can contain. */
export function usePressKitChoices() {
  const { api } = useCore()
  return useQuery({
    queryKey: ['pressKitChoices'],
    queryFn: ({ signal }) => api.call('getPressKitChoices', {}, { signal }),
    // What was posted or changed elsewhere has to be here.
    staleTime: 0,
    refetchOnWindowFocus: false,
  })
}

/** Draws the press kit. */
export function useDrawPressKit() {
  const { api } = useCore()
  return useMutation({ mutationFn: (query: PressKitOptions) => api.call('getPressKit', { query }) })
}
