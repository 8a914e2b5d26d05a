import type { ReactNode } from 'react'

/** The frame of a page that is a single form or message: heading, introduction, content, links. */
export function FormPage({
  title,
  text,
  children,
  footer,
}: {
  title: ReactNode
  text?: ReactNode
  children?: ReactNode
  footer?: ReactNode
}) {
  return (
    <div className="relative mx-auto grid w-full max-w-[560px] grid-cols-1 content-start gap-6 px-4 pt-6 pb-20 md:pt-12">
      <header className="grid min-w-0 grid-cols-1 gap-2">
        <h1 className="text-4xl md:text-5xl">{title}</h1>
        {text && <p className="text-lg text-quiet [overflow-wrap:anywhere]">{text}</p>}
      </header>
      {children}
      {footer && (
        <footer className="flex flex-wrap items-center gap-x-3 border-t border-line pt-4">{footer}</footer>
      )}
    </div>
  )
}

/** A page whose content changes its height without a press: the footer below is out of view, so that it is not moved. */
export const TallPage = ({ children }: { children: ReactNode }) => <div className="min-h-dvh">{children}</div>
