import { LazyBoundary } from '../../ui/LazyBoundary.tsx'
import { lazyComponent } from '../../ui/lazyComponent.tsx'
import type { ImageUse } from './imageFile.ts'
import type { Profile } from './profile.queries.ts'

const ImageDialogWindow = lazyComponent(() => import('./ImageDialogWindow.tsx'))

export interface ImageDialogProps {
  use: ImageUse
  user: Pick<Profile['user'], 'profileImage' | 'coverImage'>
  file?: File
  onClose: () => void
}

/**
 * Changes the profile photo or the cover: choose, crop and rotate, upload. Closing it cancels an upload under way.
 * `file` is one that has been chosen already.
 */
export function ImageDialog(props: ImageDialogProps) {
  return (
    <LazyBoundary onError={props.onClose}>
      <ImageDialogWindow {...props} />
    </LazyBoundary>
  )
}
