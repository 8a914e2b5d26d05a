import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { truncatePostText, linkify } from './postText.ts'

/** A text of a person: line breaks kept, URLs as links, a long text truncated until it is expanded. */
export function PostText({ text, className }: { text: string; className?: string }) {
  const { t } = useTranslation('post')
  const [isExpanded, setIsExpanded] = useState(false)
  const beginning = truncatePostText(text)
  const isTruncated = beginning !== text && !isExpanded
  return (
    <div className={className}>
      <p className="written [overflow-y:clip]">
        {linkify(isTruncated ? beginning : text, text).map((piece, index) =>
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
      {isTruncated && (
        <button
          type="button"
          onClick={() => setIsExpanded(true)}
          className="min-h-11 font-semibold underline"
        >
          {t('unfold')}
        </button>
      )}
    </div>
  )
}
