import { useTranslation } from '../lib/translation.tsx'
import { useToast } from './Toast.tsx'

/**
 * Returns a function that copies the address of a page of ours, or a text that contains it, and says in a toast whether that
 * worked.
 */
export function useCopyLink(): (path: string, getText?: (url: string) => string) => void {
  const { t } = useTranslation()
  const toast = useToast()
  return (path, getText = (url) => url) => {
    // Asynchronous, because without a secure connection there is no clipboard to call.
    const copy = async () => navigator.clipboard.writeText(getText(`${location.origin}${path}`))
    copy().then(
      () => toast(t('link.copied')),
      () => toast(t('link.notCopied')),
    )
  }
}
