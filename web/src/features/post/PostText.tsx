import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { truncatePostText, linkify } from './postText.ts'

/** What somebody wrote: line breaks kept, addresses made links, a long text folded; no mark reaches beyond its line. */
export function PostText({ text, className }: { text: string; className?: string }) {
  const { t } = useTranslation('post')
  const [open, setOpen] = useState(false)
  const beginning = truncatePostText(text)
  const folded = beginning !== text && !open
  return (
    <div className={className}>
      <p className="written [overflow-y:clip]">
        {linkify(folded ? beginning : text, text).map((piece, index) =>
          piece.href === undefined ? (
            piece.text
          ) : (
            <a
              key={index}
              href={piece.href}
              target="_blank"
              rel="nofollow noopener noreferrer"
              className="underline"
            >
              {piece.text}
            </a>
          ),
        )}
      </p>
      {folded && (
        <button type="button" onClick={() => setOpen(true)} className="min-h-11 font-semibold underline">
          {t('unfold')}
        </button>
      )}
    </div>
  )
}
