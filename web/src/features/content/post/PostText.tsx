import { useState } from 'react'
import { useTranslation } from '../../../lib/translation.tsx'
import { Link } from 'react-router'
import {
  Translatable,
  type TranslatableProps,
  type WrittenText,
} from '../../people/translation/Translatable.tsx'
import { truncatePostText, linkify, type TextPart } from './post-text.ts'

/**
 * A text of a person: line breaks kept, URLs, mentions and hashtags as links, a long text truncated until it is expanded.
 * `subject` is what has the text.
 */
export function PostText({
  subject,
  text,
  language,
  className,
}: Omit<TranslatableProps, 'children'> & { className?: string }) {
  return (
    <div className={className}>
      <Translatable subject={subject} text={text} language={language}>
        {(shown) => <LinkedText {...shown} />}
      </Translatable>
    </div>
  )
}

function LinkedText({ text, language }: WrittenText) {
  const { t } = useTranslation('post')
  const [isExpanded, setIsExpanded] = useState(false)
  const beginning = truncatePostText(text)
  const isTruncated = beginning !== text && !isExpanded
  return (
    <>
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
    </>
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
