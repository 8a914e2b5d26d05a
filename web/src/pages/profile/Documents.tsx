import { FileText, Eye } from 'lucide-react'
import { useState } from 'react'
import { Link } from 'react-router'
import type { PostFile } from '@brilla/contract/content/post'
import { ProfileFrame } from './ProfileFrame.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { FileTab } from './gallery/FileTab.tsx'
import { useTranslation } from '../../lib/translation.tsx'
import { formatBytes } from '../../lib/format.ts'
import { calendarDate } from '../../lib/time.ts'
import { useLanguage } from '../../lib/use-language.ts'
import { lazyDialog } from '../../ui/lazy-dialog.tsx'
import { getExtension } from '../../features/content/post/composer/document-rules.ts'

/** A profile's tab "Archivos". */
export default function Documents() {
  return (
    <ProfileFrame>
      {(profile) => (
        <FileTab type="FILE" profile={profile} icon={FileText} skeleton={<Skeleton className="h-64" />}>
          {(files) => <DocumentTable files={files} />}
        </FileTab>
      )}
    </ProfileFrame>
  )
}

const DocumentDialog = lazyDialog(() => import('../../features/content/post/document/DocumentDialog.tsx'))

/** Date, description, type, size and preview of each document (P-profiles-10); cards on a phone. */
function DocumentTable({ files }: { files: readonly PostFile[] }) {
  const { t } = useTranslation('profile')
  const [opened, setOpened] = useState<PostFile>()
  return (
    <>
      <table className="w-full border-separate [border-spacing:0] max-md:block">
        <thead className="max-md:sr-only">
          <tr className="text-left text-sm text-quiet">
            {(['date', 'description', 'kind', 'size', 'file'] as const).map((column) => (
              <th key={column} scope="col" className="border-b border-line px-4 py-2 font-semibold">
                {t(`documents.column.${column}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody className="max-md:grid max-md:gap-3">
          {files.map((file) => (
            <DocumentRow key={file.id} file={file} onOpen={() => setOpened(file)} />
          ))}
        </tbody>
      </table>
      {opened && <DocumentDialog file={opened} onClose={() => setOpened(undefined)} />}
    </>
  )
}

function DocumentRow({
  file: { filename, size, createdAt, post },
  onOpen,
}: {
  file: PostFile
  onOpen: () => void
}) {
  const { t } = useTranslation('profile')
  const [language] = useLanguage()
  const cell = 'md:px-4 md:py-3 md:align-middle'
  return (
    <tr className="max-md:grid max-md:grid-cols-[auto_auto_1fr] max-md:items-center max-md:gap-x-3 max-md:gap-y-1 max-md:rounded-lg max-md:border max-md:border-line max-md:bg-surface max-md:p-4 md:*:border-b md:*:border-line md:hover:bg-sunken">
      <td className={`${cell} text-sm whitespace-nowrap text-quiet max-md:order-3 max-md:justify-self-end`}>
        <time dateTime={createdAt}>{calendarDate(createdAt, language)}</time>
      </td>
      <td className={`${cell} w-full max-md:order-first max-md:col-span-3`}>
        <Link
          to={`/noticias/${post.id}`}
          className="flex items-center gap-3 no-underline hover:underline max-md:min-h-11"
        >
          <FileText aria-hidden size={22} className="shrink-0 text-quiet" />
          <span className="min-w-0">
            <span className="line-clamp-2 font-semibold [overflow-wrap:anywhere]">
              {post.description || filename}
            </span>
            {post.description && (
              <span className="block text-sm text-quiet [overflow-wrap:anywhere]">{filename}</span>
            )}
          </span>
        </Link>
      </td>
      <td className={`${cell} text-sm font-semibold max-md:order-1`}>
        {getExtension(filename ?? '').toUpperCase()}
      </td>
      <td className={`${cell} tabular text-sm whitespace-nowrap text-quiet max-md:order-2`}>
        {size !== null && formatBytes(size, language)}
      </td>
      <td className={`${cell} max-md:order-last max-md:col-span-3`}>
        <button
          type="button"
          onClick={onOpen}
          aria-label={t('documents.viewNamed', { name: filename })}
          className="inline-flex min-h-11 items-center gap-2 rounded-full font-semibold whitespace-nowrap underline-offset-4 hover:underline max-md:mt-2 max-md:w-full max-md:justify-center max-md:border max-md:border-edge max-md:no-underline"
        >
          <Eye aria-hidden size={18} />
          {t('documents.view')}
        </button>
      </td>
    </tr>
  )
}
