import type { ComponentProps } from 'react'
import { useTranslation } from '../../../lib/translation.tsx'
import { Link } from 'react-router'
import { Checkbox } from '../../../ui/Checkbox.tsx'
import { MarkedText } from '../../../ui/MarkedText.tsx'

/** Checkbox to accept the terms, with links to them. */
export function TermsField(props: Omit<ComponentProps<typeof Checkbox>, 'label'>) {
  const { t } = useTranslation('account')
  return (
    <Checkbox
      {...props}
      label={
        <MarkedText
          text={t('terms')}
          marks={{
            terms: <Link to="/terminos" target="_blank" className="underline" />,
            privacy: <Link to="/politicas-privacidad" target="_blank" className="underline" />,
          }}
        />
      }
    />
  )
}
