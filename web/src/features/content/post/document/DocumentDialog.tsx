import { Download } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from '../../../../lib/translation.tsx'
import type { PostFile } from '@brilla/contract/content/post'
import { formatBytes } from '../../../../lib/format.ts'
import { useLanguage } from '../../../../lib/use-language.ts'
import { buttonVariants } from '../../../../ui/Button.tsx'
import { Dialog } from '../../../../ui/Dialog.tsx'
import { getExtension } from '../composer/document-rules.ts'
import { PdfPreview } from './PdfPreview.tsx'

/** A document of a post: the pages of a PDF, or name and size of any other, and its download (P-media-21). */
export default function DocumentDialog({ file, onClose }: { file: PostFile; onClose: () => void }) {
  const { t } = useTranslation('post')
  const [language] = useLanguage()
  const [isUnreadable, setUnreadable] = useState(false)
  const { url, filename, size } = file
  const extension = getExtension(filename ?? '')
  return (
    <Dialog
      open
      wide
      onOpenChange={onClose}
      title={filename ?? ''}
      description={[extension.toUpperCase(), size !== null && formatBytes(size, language)]
        .filter(Boolean)
        .join(' · ')}
      actions={
        <a href={url} download className={buttonVariants('secondary')}>
          <Download aria-hidden size={20} />
          {t('document.download')}
        </a>
      }
    >
      {extension !== 'pdf' || isUnreadable ? (
        <p role="status">{t(isUnreadable ? 'document.unreadable' : 'document.noPreview')}</p>
      ) : (
        <PdfPreview file={url} onUnreadable={() => setUnreadable(true)} />
      )}
    </Dialog>
  )
}
