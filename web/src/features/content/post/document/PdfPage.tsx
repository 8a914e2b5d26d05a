import type { PDFDocumentProxy, PDFPageProxy, RenderTask } from 'pdfjs-dist'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { useTranslation } from '../../../../lib/translation.tsx'

/** Canvas pixels: enough for a dialog on a dense screen, and within what phones allow. */
const pixelsMax = 8_000_000
const widthMax = 2_048
/** The smallest target of a pointer, in CSS pixels (WCAG 2.5.8): a line of a page that is drawn small is left out. */
const targetMin = 24

interface PageLink {
  url: string
  label: string
  /** Percent of the page. */
  box: { left: string; top: string; width: string; height: string }
}

/** One page, drawn to a canvas; its text follows for screen readers. */
export function PdfPage({
  pdf,
  number,
  hasLinks = false,
  onUnreadable,
}: {
  pdf: PDFDocumentProxy
  number: number
  hasLinks?: boolean
  onUnreadable: () => void
}) {
  const { t } = useTranslation('post')
  const canvas = useRef<HTMLCanvasElement>(null)
  const [{ text, links }, setContent] = useState<{ text?: string; links: PageLink[] }>({ links: [] })
  const reportUnreadable = useEffectEvent(onUnreadable)

  useEffect(() => {
    let isClosed = false
    let drawing: RenderTask | undefined
    async function draw() {
      const page = await pdf.getPage(number)
      if (isClosed || !canvas.current) return
      drawing = drawPage(page, canvas.current)
      const links = hasLinks ? await readLinks(page, canvas.current.clientWidth) : []
      const [text] = await Promise.all([readText(page), drawing.promise])
      if (!isClosed) setContent({ text, links })
    }
    draw().catch(() => !isClosed && reportUnreadable())
    return () => {
      isClosed = true
      drawing?.cancel()
    }
  }, [pdf, number, hasLinks])

  return (
    <div aria-busy={text === undefined} className="relative">
      <canvas
        ref={canvas}
        aria-hidden
        className="block h-auto w-full rounded-sm border border-line bg-white"
        // The size of A4 until the page is measured.
        width={210}
        height={297}
      />
      <p className="sr-only">{text === '' ? t('document.noText') : text}</p>
      {links.map(({ url, label, box }, index) => (
        <a
          key={index}
          href={url}
          target="_blank"
          rel="noreferrer"
          aria-label={label}
          className="absolute rounded-sm"
          style={box}
        />
      ))}
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

interface LinkAnnotation {
  subtype: string
  url?: string
  contentsObj?: { str: string }
  /** Left, bottom, right and top. */
  rect: [number, number, number, number]
}

/** The links of a page that are large enough when it is `shownWidth` CSS pixels wide. */
async function readLinks(page: PDFPageProxy, shownWidth: number): Promise<PageLink[]> {
  const { width, height } = page.getViewport({ scale: 1 })
  const annotations = (await page.getAnnotations()) as LinkAnnotation[]
  const { items } = await page.getTextContent()
  // The rectangle of a line of text ends at its baseline, rounded.
  const readInside = ([left, bottom, right, top]: LinkAnnotation['rect']) =>
    items
      .filter((item) => 'str' in item)
      .filter(({ transform: [, , , , x, y] }) => x > left - 1 && x < right && y > bottom - 1 && y < top)
      .map(({ str }) => str)
      .join('')
  /** A link is named by its text, which may be in an annotation of its own: a description may repeat the address. */
  const readName = (url: string) =>
    annotations
      .filter((one) => one.url === url)
      .map(({ rect }) => readInside(rect))
      .join(' ')
      .trim()
  const percent = (part: number, whole: number) => `${(part / whole) * 100}%`
  return annotations.flatMap(({ subtype, url, contentsObj, rect }) => {
    const [left, bottom, right, top] = rect
    return subtype === 'Link' &&
      url &&
      (Math.min(right - left, top - bottom) / width) * shownWidth >= targetMin
      ? [
          {
            url,
            label: readName(url) || contentsObj?.str || url,
            box: {
              left: percent(left, width),
              top: percent(height - top, height),
              width: percent(right - left, width),
              height: percent(top - bottom, height),
            },
          },
        ]
      : []
  })
}
