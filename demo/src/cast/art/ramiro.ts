import type { Talent } from '../types.ts'

export const ramiro: Talent = {
  key: 'ramiro',
  firstName: 'Ramiro',
  lastName: 'Landeros',
  sex: 'MA',
  age: 51,
  looks: { tone: 4, hair: 'gray', style: 'bald' },
  country: 'MX',
  city: 'Ciudad de México',
  language: 'es',
  biography:
    'Rotulista y escenógrafo. Pinto letras de tienda, de camión y de lucha libre desde los dieciséis; hace veinte años un director me pidió que le pintara una calle entera para una película y ya no me dejaron ir. He construido siete cantinas, dos hospitales y un barco que nunca vio el agua. Sigo haciendo letreros los lunes.',
  joinedDaysAgo: 480,
  categories: [3, 4],
  interests: ['letras', 'cantinas', 'lucha libre'],
  posts: [
    {
      text: 'La tlapalería de la esquina me pidió letrero nuevo. «Igualito al que tenía», dijo la señora. El que tenía lo pinté yo en 1991. Le subí tantito la cola a la erre y no se dio cuenta. Ya descansé.',
      daysAgo: 2.85,
      photos: [{ alt: 'El rotulista en su escalera, pintando un muro en rojo y amarillo', subject: 'mural' }],
      warmth: 0.55,
      comments: [
        { by: 'itzel', text: 'Maestro, esa erre traía treinta años pendiente.', hoursLater: 1 },
        { by: 'hannah', text: 'The tail of the R. I understand this completely.', hoursLater: 4 },
        { by: 'lucho', text: 'Se toca el timbre y se sube la cola de la erre. Grande.', hoursLater: 7 },
      ],
      shares: [
        {
          by: 'itzel',
          text: 'El señor que me enseñó que una letra también se para derechita.',
          hoursLater: 5,
          warmth: 0.22,
          comments: [
            { by: 'ramiro', text: 'Yo nada más le presté los pinceles.', hoursLater: 2 },
            { by: 'rodrigo', text: 'Vayan a su taller los lunes, en serio.', hoursLater: 6 },
          ],
        },
      ],
    },
    {
      text: 'Cantina número ocho, para un rodaje de tres días. Le puse manchas de vaso a la barra, una por una. El de utilería les puso servilletas encima.',
      daysAgo: 47,
      warmth: 0.37,
      comments: [
        { by: 'bernardo', text: 'Yo actué ahí y juraba que olía a cerveza.', hoursLater: 3 },
        { by: 'casting-luz', text: 'Una barra con biografía. Así se trabaja.', hoursLater: 9 },
      ],
    },
    {
      text: 'Se vale pintar sin boceto si te sabes la pared.',
      daysAgo: 210,
      warmth: 0.23,
    },
  ],
}
