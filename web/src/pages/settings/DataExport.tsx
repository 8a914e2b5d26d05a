import { useTranslation } from 'react-i18next'
import { DataExportPanel } from '../../features/export/DataExportPanel.tsx'
import { SettingsPage } from '../../features/settings/SettingsPage.tsx'
import { useClaims } from '../../lib/context.tsx'

/** A copy of everything the account holds (P-export-2): asked for, watched, downloaded. */
export default function DataExport() {
  const { t } = useTranslation('settings')
  const agency = useClaims()?.profileType === 'agencia'
  return (
    <SettingsPage title={t('export.title')} text={agency ? t('export.textAgency') : t('export.text')}>
      {() => <DataExportPanel />}
    </SettingsPage>
  )
}
