import { FileText } from 'lucide-react'
import { useTranslation } from '../../../../lib/translation.tsx'
import { formatBytes } from '../../../../lib/format.ts'
import { useLanguage } from '../../../../lib/use-language.ts'
import { getExtension } from './document-rules.ts'
import { UploadButtons } from './UploadButtons.tsx'
import { UploadError } from './UploadError.tsx'
import { UploadProgress } from './UploadProgress.tsx'
import type { Upload } from '../../../media/upload.ts'
import type { UploadList } from '../../../media/use-uploads.ts'

/** The documents of a post: name, type, size and upload progress. */
export function DocumentList({ documents }: { documents: UploadList }) {
  const { t } = useTranslation('post')
  return (
    <ul aria-label={t('composer.documents')} className="grid grid-cols-[minmax(0,1fr)] gap-2">
      {documents.items.map((document) => (
        <DocumentRow
          key={document.id}
          document={document}
          onRetry={() => documents.retry(document.id)}
          onRemove={() => documents.remove(document.id)}
        />
      ))}
    </ul>
  )
}

function DocumentRow({
  document,
  onRetry,
  onRemove,
}: {
  document: Upload
  onRetry: () => void
  onRemove: () => void
}) {
  const { t } = useTranslation('post')
  const [language] = useLanguage()
  const { name, size, state, sent } = document
  return (
    <li className="grid grid-cols-[minmax(0,1fr)] gap-1.5 rounded-md border border-line p-2 pl-3">
      <div className="flex items-center gap-3">
        <FileText aria-hidden size={22} className="shrink-0 text-quiet" />
        <div className="min-w-0 grow">
          <p className="truncate font-semibold" title={name}>
            {name}
          </p>
          <p className="tabular text-sm text-quiet">
            {[
              getExtension(name).toUpperCase(),
              formatBytes(size, language),
              state === 'queued' && t('upload.queued'),
              state === 'uploading' && `${Math.round(sent * 100)} %`,
              state === 'waiting' && t('upload.waiting'),
            ]
              .filter(Boolean)
              .join(' · ')}
          </p>
        </div>
        <UploadButtons upload={document} name={name} onRetry={onRetry} onRemove={onRemove} />
      </div>
      <UploadProgress upload={document} name={name} />
      <UploadError upload={document} kind="document" />
    </li>
  )
}
