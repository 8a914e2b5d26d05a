import { Images } from 'lucide-react'
import { Comments } from '../../features/content/comment/Comments.tsx'
import { AddMedia } from './gallery/AddMedia.tsx'
import { FileTab } from './gallery/FileTab.tsx'
import { PhotoGallery } from './gallery/PhotoGallery.tsx'
import { ProfileFrame } from './ProfileFrame.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'

/** A profile's tab "Fotos". */
export default function Photos() {
  return (
    <ProfileFrame>
      {(profile) => (
        <FileTab
          type="PHOTO"
          profile={profile}
          icon={Images}
          skeleton={
            <div className="grid grid-cols-3 gap-1 max-md:-mx-4 md:gap-3 lg:grid-cols-4">
              {Array.from({ length: 8 }, (_, index) => (
                <Skeleton key={index} className="aspect-square" />
              ))}
            </div>
          }
          action={<AddMedia kind="photos" />}
          renderComments={(post) => <Comments post={post} previewCount={3} />}
        >
          {(files, { isComplete }) => <PhotoGallery files={files} isComplete={isComplete} />}
        </FileTab>
      )}
    </ProfileFrame>
  )
}
