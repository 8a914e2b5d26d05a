import type { mediaContract } from '@brilla/contract/media'
import * as world from '../auth/sample-world.testing.ts'
import type { Samples } from '../auth/sample-world.testing.ts'

export const samples: Samples<typeof mediaContract> = {
  presignProfileImage: () => ({
    body: { filename: 'yo.jpg', type: 'image/jpeg', image_type: 'profile' },
  }),
  presignPostFile: () => ({ body: { filename: 'yo.jpg', type: 'image/jpeg', ext: 'jpg' } }),
  saveProfileImage: async (context) => ({
    body: { filename: await world.uploadProfileImage(context, 'profile') },
  }),
  saveCoverImage: async (context) => ({
    body: { filename: await world.uploadProfileImage(context, 'cover') },
  }),
  // Only talents have posts, and so photos.
  chooseOwnPhoto: async (context) =>
    context.caller.type === 'talento'
      ? { body: { filename: await world.createPhoto(context), type: 'profile' } }
      : { body: { filename: 'yo.jpg', type: 'profile' }, error: 'archivo_desconocido' },
}
