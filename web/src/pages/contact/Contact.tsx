import { useTranslation } from '../../lib/translation.tsx'
import { useSearchParams } from 'react-router'
import { ContactForm } from '../../features/safety/contact/ContactForm.tsx'
import { brand } from '../../lib/brand.ts'
import { useHydrated } from '../../lib/use-hydrated.ts'
import { FormPage } from '../../ui/FormPage.tsx'

/** Questions and privacy requests, for everybody (P-legal-5). `?type=` chooses what it is about. */
export default function Contact() {
  const { t } = useTranslation('contact')
  const [params] = useSearchParams()
  // The document is rendered for an address without parameters.
  const chosen = useHydrated() ? params.get('type') : null
  const [before, after] = t('mailbox').split(brand.contact)
  return (
    <FormPage
      title={t('title')}
      text={t('summary')}
      footer={
        <p>
          {before}
          <a href={`mailto:${brand.contact}`} className="inline-flex min-h-11 items-center underline">
            {brand.contact}
          </a>
          {after}
        </p>
      }
    >
      <ContactForm chosen={chosen} />
    </FormPage>
  )
}
