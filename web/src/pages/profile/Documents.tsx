import { FileText } from 'lucide-react'
import { ProfileFrame } from './ProfileFrame.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { DocumentTable } from './gallery/DocumentTable.tsx'
import { FileTab } from './gallery/FileTab.tsx'

/** A profile's tab "Archivos". */
export default function Documents() {
  return (
    <ProfileFrame>
      {(profile) => (
        <FileTab type="FILE" profile={profile} icon={FileText} skeleton={<Skeleton className="h-64" />}>
          {(files) => <DocumentTable files={files} />}
        </FileTab>
      )}
    </ProfileFrame>
  )
}
