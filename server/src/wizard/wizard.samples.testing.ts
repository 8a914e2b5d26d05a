import type { wizardContract } from '@brilla/contract/wizard'
import type { Samples } from '../auth/sample-world.testing.ts'

export const samples: Samples<typeof wizardContract> = {
  saveWizard: () => ({
    body: { biography: 'Bailo.', shareContats: ['amiga@gente.example', ''], lang: 'es' },
  }),
  setUpAgency: () => ({
    body: {
      agencyName: 'Casting Luz',
      nombre: 'Luz',
      apellido: 'Prueba',
      country: 'MX',
      ciudad: 'Mérida',
      web: 'gente.example',
      biography: 'Buscamos voces.',
    },
  }),
}
