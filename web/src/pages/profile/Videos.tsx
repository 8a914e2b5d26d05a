import { Clapperboard } from 'lucide-react'
import { Comments } from '../../features/content/comment/Comments.tsx'
import { AddMedia } from './gallery/AddMedia.tsx'
import { FileTab } from './gallery/FileTab.tsx'
import { VideoGallery } from './gallery/VideoGallery.tsx'
import { ProfileFrame } from './ProfileFrame.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'

/** A profile's tab "Videos". */
export default function Videos() {
  return (
    <ProfileFrame>
      {(profile) => (
        <FileTab
          type="VIDEO"
          profile={profile}
          icon={Clapperboard}
          skeleton={
            <div className="grid gap-x-5 gap-y-7 sm:grid-cols-2 lg:grid-cols-3">
              {Array.from({ length: 3 }, (_, index) => (
                <Skeleton key={index} className="aspect-video" />
              ))}
            </div>
          }
          action={<AddMedia kind="video" />}
          renderComments={(post) => <Comments post={post} previewCount={3} />}
        >
          {(files, { own }) => <VideoGallery {...{ files, own }} />}
        </FileTab>
      )}
    </ProfileFrame>
  )
}
