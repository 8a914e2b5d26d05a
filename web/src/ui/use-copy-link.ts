import { useTranslation } from '../lib/translation.tsx'
import { useToast } from './Toast.tsx'

/** Returns a function that copies the address of a page of ours, and says in a toast whether that worked. */
export function useCopyLink(): (path: string) => void {
  const { t } = useTranslation()
  const toast = useToast()
  return (path) => {
    // Asynchronous, because without a secure connection there is no clipboard to call.
    const copy = async () => navigator.clipboard.writeText(`${location.origin}${path}`)
    copy().then(
      () => toast(t('link.copied')),
      () => toast(t('link.notCopied')),
    )
  }
}
