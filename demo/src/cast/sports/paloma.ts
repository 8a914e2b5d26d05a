import type { Talent } from '../types.ts'

export const paloma: Talent = {
  key: 'paloma',
  firstName: 'Paloma',
  lastName: 'Castro Geraldo',
  sex: 'FE',
  age: 29,
  looks: { tone: 4, hair: 'brown', style: 'wavy' },
  country: 'MX',
  city: 'La Paz',
  language: 'es',
  biography:
    'Nado en aguas abiertas y filmo bajo el agua, en La Paz, Baja California Sur. Empecé llevando la cámara para revisar mi brazada y terminé grabando lobos marinos que nadan mejor que yo. Trabajo en documentales como operadora de cámara acuática. Apnea de tres minutos cuarenta, si nadie me hace reír.',
  joinedDaysAgo: 400,
  categories: [1, 4],
  interests: ['mantarrayas', 'café frío', 'astronomía'],
  links: { web: 'https://palomacastro.example' },
  posts: [
    {
      text: 'Veintidós kilómetros entre la isla y el malecón. Seis horas y once minutos. A la mitad se me pegó una mantarraya por abajo como quien acompaña a alguien a la parada del camión. Se fue sin despedirse.',
      daysAgo: 5.4,
      photos: [{ alt: 'Mar en calma al amanecer, con un velero y la costa al fondo', subject: 'shore' }],
      pictured: 4,
      warmth: 0.47,
      comments: [
        { by: 'valentina', text: 'Llevo toda la mañana pensando en la mantarraya', hoursLater: 2 },
        { by: 'saoirse', text: 'Please tell me the camera was rolling.', hoursLater: 3 },
        { by: 'paloma', replyTo: 'saoirse', text: 'It was not. That is why she came.', hoursLater: 4 },
        {
          by: 'tramoya',
          text: 'Qué historia. Nos interesa mucho lo que filmas, te escribimos.',
          hoursLater: 14,
        },
      ],
    },
    {
      text: 'Hoy los carriles de la alberca. Después del mar, la pared cada veinticinco metros se siente como que alguien te interrumpe.',
      daysAgo: 63,
      photos: [{ alt: 'Nadadores en los carriles de una alberca, vistos desde arriba', subject: 'lanes' }],
      warmth: 0.27,
      comments: [
        {
          by: 'cumbre',
          text: 'Veintidós kilómetros y todavía entrenas técnica. Así se llega.',
          hoursLater: 5,
        },
        { by: 'tessa', text: 'The wall is where I do my thinking. Never change, wall.', hoursLater: 8 },
      ],
    },
  ],
}
