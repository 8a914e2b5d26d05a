import { useTranslation } from '../lib/translation.tsx'
import { isOutdated } from '../lib/version.ts'
import { useToast } from './Toast.tsx'

/** Milliseconds: long enough to save unfinished work first. */
const duration = 20_000

/**
 * Shows that a chunk failed to load, because of a new version or of the connection, and offers to reload the page: some
 * browsers keep a failed import until then. Reloading is left to the person, so it cannot become a loop.
 */
export function useChunkErrorToast(): () => Promise<void> {
  const { t } = useTranslation()
  const toast = useToast()
  return async () => {
    const text = (await isOutdated()) ? t('chunk.newer') : t('error.offline')
    toast(text, { duration, action: { label: t('chunk.load'), onPress: () => location.reload() } })
  }
}
