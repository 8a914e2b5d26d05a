import { BiographyColumns } from './BiographyColumns.tsx'
import { ProfileFrame } from './ProfileFrame.tsx'

/** The tab "Biografía": all of it. */
export default function Biography() {
  return <ProfileFrame>{(profile) => <BiographyColumns profile={profile} />}</ProfileFrame>
}
