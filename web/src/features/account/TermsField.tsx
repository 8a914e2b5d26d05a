import type { ComponentProps } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { Checkbox } from '../../ui/Choice.tsx'

const pages: Record<string, string> = { terms: '/terminos', privacy: '/politicas-privacidad' }

/** The consent, with links to what it is to. Split here, because `Trans` is 4 kB more for whoever only wants to register. */
export function TermsField(props: Omit<ComponentProps<typeof Checkbox>, 'label' | 'id' | 'name'>) {
  const { t } = useTranslation('account')
  // In turns: words, a link's name, its words.
  const parts = t('terms').split(/<(\w+)>(.*?)<\/\w+>/)
  return (
    <Checkbox
      {...props}
      id="terms"
      name="terms"
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
