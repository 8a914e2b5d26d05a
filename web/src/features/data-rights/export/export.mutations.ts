import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useCore } from '../../../lib/context.tsx'
import { atThisOrigin } from '../../../lib/at-this-origin.ts'
import { type Export, exportKey } from './export.queries.ts'

/** Starts a data export. */
export function useStartExport(withReauth: <Response>(call: () => Promise<Response>) => Promise<Response>) {
  const { api } = useCore()
  const queries = useQueryClient()
  return useMutation({
    mutationFn: () => withReauth(() => api.call('startExport')),
    onSuccess: (started) => queries.setQueryData<Export>(exportKey, started),
  })
}

/**
 * Downloads the export. Its address is requested on click, because it expires within minutes and needs a fresh session,
 * which `confirm` asks for.
 */
export function useDownloadExport(confirm: () => Promise<void>) {
  const { api } = useCore()
  const queries = useQueryClient()
  return useMutation({
    async mutationFn() {
      let { url } = await api.call('getExport')
      if (!url) {
        await confirm()
        url = (await api.call('getExport')).url
      }
      if (url) location.assign(atThisOrigin(url))
      else await queries.invalidateQueries({ queryKey: exportKey })
    },
  })
}
