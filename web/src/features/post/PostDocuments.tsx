import { Download, FileText } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import type { PostFile } from '@brilla/contract/post'
import { formatBytes } from '../../lib/format.ts'
import { asLanguage } from '../../lib/language.ts'

/** The documents of a post as attachments: name, type and size. */
export function PostDocuments({ files }: { files: readonly PostFile[] }) {
  const { t, i18n } = useTranslation('post')
  const documents = files.filter(({ type }) => type === 'FILE')
  if (documents.length === 0) return null
  return (
    <ul aria-label={t('documents')} className="grid grid-cols-[minmax(0,1fr)] gap-2 px-4 pb-4 md:px-5">
      {documents.map(({ id, url, filename, size }) => (
        <li key={id}>
          <a
            href={url}
            download
            className="flex min-h-14 items-center gap-3 rounded-md border border-line px-4 py-2 no-underline transition hover:bg-sunken"
          >
            <FileText aria-hidden size={24} className="shrink-0 text-ember" />
            <span className="min-w-0 grow">
              <span className="block truncate font-semibold">{filename}</span>
              <span className="tabular block text-sm text-quiet">
                {filename?.split('.').at(-1)?.toUpperCase()}
                {size !== null && ` · ${formatBytes(size, asLanguage(i18n.language))}`}
              </span>
            </span>
            <Download aria-hidden size={20} className="shrink-0 text-quiet" />
          </a>
        </li>
      ))}
    </ul>
  )
}
