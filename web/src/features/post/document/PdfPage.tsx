import type { PDFDocumentProxy, PDFPageProxy, RenderTask } from 'pdfjs-dist'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { useTranslation } from '../../../lib/translation.tsx'

/** Canvas pixels: enough for a dialog on a dense screen, and within what phones allow. */
const pixelsMax = 8_000_000
const widthMax = 2_048

/** One page, drawn to a canvas; its text follows for screen readers. */
export function PdfPage({
  pdf,
  number,
  onUnreadable,
}: {
  pdf: PDFDocumentProxy
  number: number
  onUnreadable: () => void
}) {
  const { t } = useTranslation('post')
  const canvas = useRef<HTMLCanvasElement>(null)
  const [text, setText] = useState<string>()
  const reportUnreadable = useEffectEvent(onUnreadable)

  useEffect(() => {
    let isClosed = false
    let drawing: RenderTask | undefined
    async function draw() {
      const page = await pdf.getPage(number)
      if (isClosed || !canvas.current) return
      drawing = drawPage(page, canvas.current)
      const [content] = await Promise.all([readText(page), drawing.promise])
      if (!isClosed) setText(content)
    }
    draw().catch(() => !isClosed && reportUnreadable())
    return () => {
      isClosed = true
      drawing?.cancel()
    }
  }, [pdf, number])

  return (
    <div aria-busy={text === undefined}>
      <canvas
        ref={canvas}
        aria-hidden
        className="block h-auto w-full rounded-sm border border-line bg-white"
        // The size of A4 until the page is measured.
        width={210}
        height={297}
      />
      <p className="sr-only">{text === '' ? t('document.noText') : text}</p>
    </div>
  )
}

function drawPage(page: PDFPageProxy, canvas: HTMLCanvasElement): RenderTask {
  const { width, height } = page.getViewport({ scale: 1 })
  const wanted = Math.min(widthMax, canvas.clientWidth * Math.max(2, devicePixelRatio))
  const scale = Math.min(wanted / width, Math.sqrt(pixelsMax / (width * height)))
  const viewport = page.getViewport({ scale })
  canvas.width = Math.max(1, Math.floor(viewport.width))
  canvas.height = Math.max(1, Math.floor(viewport.height))
  return page.render({ canvas, viewport })
}

async function readText(page: PDFPageProxy): Promise<string> {
  const { items } = await page.getTextContent()
  return items
    .map((item) => ('str' in item ? item.str + (item.hasEOL ? ' ' : '') : ''))
    .join('')
    .trim()
}
