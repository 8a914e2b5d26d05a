import type { ComponentProps } from 'react'
import { useTranslation } from '../../lib/translation.tsx'
import { Link } from 'react-router'
import { Checkbox } from '../../ui/Checkbox.tsx'

const pages: Record<string, string> = { terms: '/terminos', privacy: '/politicas-privacidad' }

/** Checkbox to accept the terms, with links to them. Splits the text itself, because `Trans` would add 4 kB to the page. */
export function TermsField(props: Omit<ComponentProps<typeof Checkbox>, 'label'>) {
  const { t } = useTranslation('account')
  // Alternates: text, name of a link, text of the link.
  const parts = t('terms').split(/<(\w+)>(.*?)<\/\w+>/)
  return (
    <Checkbox
      {...props}
      label={parts.map((part, index) => {
        if (index % 3 === 0) return part
        const to = pages[part]
        return (
          to && (
            <Link key={part} to={to} target="_blank" className="underline">
              {parts[index + 1]}
            </Link>
          )
        )
      })}
    />
  )
}
