import { Share2 } from 'lucide-react'
import { useTranslation } from '../lib/translation.tsx'
import type { MenuEntry } from './menu-entry.ts'

/**
 * Returns a function that makes the menu entry which sends the address of a page of ours to another app: to one that is chosen
 * in the dialog of the device, to WhatsApp where there is none.
 */
export function useSendEntry(): (path: string) => MenuEntry {
  const { t } = useTranslation()
  const canShare = typeof navigator.share === 'function'
  return (path) => ({
    kind: 'action',
    label: t(canShare ? 'link.send' : 'link.whatsApp'),
    icon: <Share2 aria-hidden size={20} />,
    onSelect: () => {
      const url = `${location.origin}${path}`
      // Rejects when the person closes the dialog of the device.
      if (canShare) void navigator.share({ url }).catch(() => undefined)
      else window.open(`https://wa.me/?text=${encodeURIComponent(url)}`, '_blank', 'noreferrer')
    },
  })
}
