import { queryOptions, useMutation, useQuery } from '@tanstack/react-query'
import type { Client } from '../../lib/api.ts'
import type { Input, Output } from '../../lib/api.types.ts'
import { useCore } from '../../lib/context.tsx'

export type Choices = Output<'getPressKitChoices'>
export type PressKitOptions = Input<'getPressKit'>['query']
export type PressKitLink = Output<'getPressKitLinks'>['rows'][number]
/** What a press kit of a link contains. */
export type PressKitChoice = Pick<
  Input<'createPressKitLink'>['body'],
  'format' | 'language' | 'works' | 'parts'
>

/** The links to one's own press kit. */
export const pressKitLinksQuery = (api: Client) =>
  queryOptions({
    queryKey: ['press-kit-links'],
    queryFn: ({ signal }) => api.call('getPressKitLinks', {}, { signal }),
    // Others open them meanwhile.
    staleTime: 0,
  })

/** The works and facts that one's own press kit can contain. */
export function usePressKitChoices() {
  const { api } = useCore()
  return useQuery({
    queryKey: ['press-kit-choices'],
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
