import { useTranslation } from '../../lib/translation.tsx'
import { DataExportPanel } from '../../features/data-rights/export/DataExportPanel.tsx'
import { SettingsPage } from '../../features/onboarding/settings/SettingsPage.tsx'
import { useClaims } from '../../lib/context.tsx'

/** Data export (P-export-2): request, progress, download. */
export default function DataExport() {
  const { t } = useTranslation('settings')
  const agency = useClaims()?.profileType === 'agencia'
  return (
    <SettingsPage title={t('export.title')} text={agency ? t('export.textAgency') : t('export.text')}>
      {() => <DataExportPanel />}
    </SettingsPage>
  )
}
