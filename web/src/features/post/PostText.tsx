import { useState } from 'react'
import { useTranslation } from '../../lib/translation.tsx'
import { Link } from 'react-router'
import { truncatePostText, linkify, type TextPart } from './postText.ts'

/** A text of a person: line breaks kept, URLs, mentions and hashtags as links, a long text truncated until it is expanded. */
export function PostText({
  text,
  language,
  className,
}: {
  text: string
  language: string | null
  className?: string
}) {
  const { t } = useTranslation('post')
  const [isExpanded, setIsExpanded] = useState(false)
  const beginning = truncatePostText(text)
  const isTruncated = beginning !== text && !isExpanded
  return (
    <div className={className}>
      <p lang={language ?? undefined} className="written [overflow-y:clip]">
        {linkify(isTruncated ? beginning : text, text).map((part, index) => (
          <Part key={index} {...part} />
        ))}
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

function Part({ text, href, to }: TextPart) {
  if (to)
    return (
      <Link to={to} className="font-semibold no-underline hover:underline">
        {text}
      </Link>
    )
  if (!href) return text
  return (
    <a href={href} target="_blank" rel="nofollow noopener noreferrer" className="underline">
      {text}
    </a>
  )
}
