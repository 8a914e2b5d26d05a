import { useQueryClient } from '@tanstack/react-query'
import { limits } from '@brilla/contract/limits'
import { useCore } from '../../lib/context.tsx'
import { selfKey } from '../account/self.queries.ts'
import { sendFile } from '../media/sendFile.ts'

/** Which of an account's two pictures. */
export type PictureUse = 'profile' | 'cover'

/** The file types that are accepted for both (P-media-13). */
export const pictureTypes = ['image/jpeg', 'image/png', 'image/gif']

/** Why a chosen file cannot be used; null when it can. The limit is that of the original, of which only a crop is sent. */
export function findPictureProblem(file: File): 'type' | 'large' | null {
  if (!pictureTypes.includes(file.type)) return 'type'
  return file.size > limits.originalImageMax ? 'large' : null
}

/** Uploads a picture and sets it on the account; `onProgress` receives 0 to 1, and 1 while the server processes it. */
export function useChangePicture(use: PictureUse) {
  const { api, session } = useCore()
  const queries = useQueryClient()
  return async (file: File, onProgress: (progress: number) => void, signal: AbortSignal): Promise<void> => {
    const { url, filename } = await api.call(
      'presignProfileImage',
      { body: { filename: file.name, type: file.type, image_type: use } },
      { signal },
    )
    await sendFile(url, file, { onProgress, signal })
    onProgress(1)
    const save = use === 'profile' ? 'saveProfileImage' : 'saveCoverImage'
    const { token } = await api.call(save, { body: { filename } }, { signal })
    session.login(token)
    await Promise.all(
      [selfKey, ['profile'], ['posts']].map((queryKey) => queries.invalidateQueries({ queryKey })),
    )
  }
}
