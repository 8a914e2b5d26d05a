import { limits } from '@brilla/contract/platform/limits'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useCore } from '../../../lib/context.tsx'
import { postsKey } from '../../accounts/account/post-keys.ts'
import { profileKey } from '../../accounts/account/profile-key.ts'
import { selfKey } from '../../accounts/account/self.queries.ts'
import { sendFile } from '../../media/send-file.ts'
import { cropImage, type Framing } from './crop-image.ts'
import type { ImageUse } from './image-file.ts'

/** The crop is smaller than an upload may be. */
export class ImageTooSmallError extends Error {
  override name = 'ImageTooSmallError'
}

/** A part of a file, or a photo of one's own posts by the server's name of it. */
export type NewImage = { file: File; framing: Framing } | { photo: string }

interface ImageChange {
  image: NewImage
  /** Cancels the change. */
  signal: AbortSignal
}

/** Sets an image on the account; a file is cropped and uploaded before, with its `progress` from 0 to 1. */
export function useChangeImage(use: ImageUse) {
  const { api, session } = useCore()
  const queries = useQueryClient()
  const [progress, setProgress] = useState(0)
  const mutation = useMutation({
    async mutationFn({ image, signal }: ImageChange) {
      if ('photo' in image) {
        return api.call('chooseOwnPhoto', { body: { filename: image.photo, type: use } }, { signal })
      }
      const cropped = await cropImage(image.file, image.framing)
      signal.throwIfAborted()
      if (cropped.size < limits.uploadMin) throw new ImageTooSmallError()
      const { url, filename } = await api.call(
        'presignProfileImage',
        { body: { filename: cropped.name, type: cropped.type, image_type: use } },
        { signal },
      )
      await sendFile(url, cropped, { onProgress: setProgress, signal })
      setProgress(1)
      const save = use === 'profile' ? 'saveProfileImage' : 'saveCoverImage'
      return api.call(save, { body: { filename } }, { signal })
    },
    onMutate: () => setProgress(0),
    async onSuccess({ token }) {
      session.login(token)
      await Promise.all(
        [selfKey, profileKey, postsKey].map((queryKey) => queries.invalidateQueries({ queryKey })),
      )
    },
  })
  return { ...mutation, progress }
}
