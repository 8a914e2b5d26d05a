import type { mediaContract } from '@brilla/contract/media/media'
import * as world from '../accounts/auth/sample-world.testing.ts'
import type { Samples } from '../accounts/auth/sample-world.testing.ts'

export const samples: Samples<typeof mediaContract> = {
  saveProfileImage: async (context) => ({
    body: { filename: await world.uploadProfileImage(context, 'profile') },
  }),
  saveCoverImage: async (context) => ({
    body: { filename: await world.uploadProfileImage(context, 'cover') },
  }),
  // Only talents have posts, and so photos.
  chooseOwnPhoto: async (context) =>
    context.caller.type === 'talento'
      ? { body: { filename: await world.createPhoto(context) } }
      : { error: 'archivo_desconocido' },
}
