import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useCore } from '../../../../lib/context.tsx'
import type { Session } from '../../../../lib/session.ts'
import { disablePush, enablePush, readPushState } from './device.ts'

const pushStateQuery = (session: Session) =>
  queryOptions({
    queryKey: ['push-state'],
    queryFn: () => readPushState(session),
    // Asks the browser, not the server.
    networkMode: 'always',
  })

/** Whether this browser shows notifications; undefined until the browser has answered. */
export function usePushState() {
  const { session } = useCore()
  return useQuery(pushStateQuery(session)).data
}

/** Turns the notifications of this browser on or off. */
export function useSetPush() {
  const { api, session } = useCore()
  const queries = useQueryClient()
  return useMutation({
    mutationFn: (on: boolean) => (on ? enablePush(api, session) : disablePush(api)),
    onSuccess: (state) => queries.setQueryData(pushStateQuery(session).queryKey, state),
  })
}
