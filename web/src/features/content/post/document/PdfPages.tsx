import { ChevronLeft, ChevronRight } from 'lucide-react'
import {
  getDocument,
  GlobalWorkerOptions,
  type PDFDocumentLoadingTask,
  type PDFDocumentProxy,
  VerbosityLevel,
  version,
} from 'pdfjs-dist'
// oxlint-disable-next-line import/default -- Vite makes the export
import workerSource from 'pdfjs-dist/build/pdf.worker.min.mjs?url'
import { useEffect, useEffectEvent, useState } from 'react'
import { useTranslation } from '../../../../lib/translation.tsx'
import { IconButton } from '../../../../ui/Button.tsx'
import { PageSkeleton } from './PageSkeleton.tsx'
import { PdfPage } from './PdfPage.tsx'

GlobalWorkerOptions.workerSrc = workerSource

/**
 * The pages of a PDF, given by its address or its bytes, one at a time, as pdf.js draws them: no script or form of the file
 * works, and its links only where `hasLinks` says that the file is one of ours.
 */
export default function PdfPages({
  file,
  hasLinks,
  onUnreadable,
}: {
  file: string | Blob
  hasLinks?: boolean
  onUnreadable: () => void
}) {
  const { t } = useTranslation('post')
  const [pdf, setPdf] = useState<PDFDocumentProxy>()
  const [number, setNumber] = useState(1)
  const reportUnreadable = useEffectEvent(onUnreadable)

  useEffect(() => {
    let isClosed = false
    let loading: PDFDocumentLoadingTask | undefined
    const options = {
      // Our CSP allows no WebAssembly; these are the decoders of scanned pages without it.
      useWasm: false,
      wasmUrl: `/assets/pdfjs-${version}/`,
      enableXfa: false,
      verbosity: VerbosityLevel.ERRORS,
    }
    async function load() {
      const source = typeof file === 'string' ? { url: file } : { data: await file.arrayBuffer() }
      if (isClosed) return
      loading = getDocument({ ...options, ...source })
      const loaded = await loading.promise
      if (!isClosed) setPdf(loaded)
    }
    load().catch(() => !isClosed && reportUnreadable())
    return () => {
      isClosed = true
      void loading?.destroy()
    }
  }, [file])

  if (!pdf) return <PageSkeleton />
  const count = pdf.numPages
  return (
    <div className="grid gap-3">
      <PdfPage key={number} pdf={pdf} number={number} hasLinks={hasLinks} onUnreadable={onUnreadable} />
      <div className="flex min-h-11 items-center justify-center gap-3">
        {count > 1 && (
          <IconButton
            label={t('document.previous')}
            aria-disabled={number === 1 || undefined}
            onClick={() => setNumber(Math.max(1, number - 1))}
            className="aria-disabled:opacity-35"
          >
            <ChevronLeft aria-hidden size={22} />
          </IconButton>
        )}
        <p role="status" className="tabular">
          {t('document.page', { number, count })}
        </p>
        {count > 1 && (
          <IconButton
            label={t('document.next')}
            aria-disabled={number === count || undefined}
            onClick={() => setNumber(Math.min(count, number + 1))}
            className="aria-disabled:opacity-35"
          >
            <ChevronRight aria-hidden size={22} />
          </IconButton>
        )}
      </div>
    </div>
  )
}
