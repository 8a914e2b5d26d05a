import { useEffect, useEffectEvent } from 'react'
import { useNavigate } from 'react-router'
import { takeSharedContent } from '../../lib/shared-content.ts'
import { useTranslation } from '../../lib/translation.tsx'
import { useToast } from '../../ui/Toast.tsx'

/** Says to an agency that what another application has shared cannot be posted, and deletes it (P-pages-24). */
export function RefusedShare() {
  const { t } = useTranslation('feed')
  const toast = useToast()
  const navigate = useNavigate()
  const refuse = useEffectEvent(async () => {
    await takeSharedContent().catch(() => null)
    await navigate('/noticias', { replace: true })
    toast(t('shareRefused'))
  })
  useEffect(() => void refuse(), [])
  return null
}
