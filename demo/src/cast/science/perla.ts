import type { Talent } from '../types.ts'

export const perla: Talent = {
  key: 'perla',
  firstName: 'Perla',
  lastName: 'Inzunza Félix',
  sex: 'FE',
  age: 32,
  looks: { tone: 3, hair: 'black', style: 'wavy' },
  country: 'MX',
  city: 'Culiacán',
  language: 'es',
  biography:
    'Química en alimentos. Estudio por qué lo rico es rico: la costra, el crujido, el momento exacto en que el chile deja de picar y empieza a gustar. Trabajo en un laboratorio y pruebo en la cocina de mi casa con cinco primos de jurado. Doy pláticas en secundarias; la de la espuma termina siempre en el techo.',
  joinedDaysAgo: 270,
  categories: [7, 8],
  interests: ['chiltepín', 'termómetros', 'beisbol'],
  posts: [
    {
      text: 'Resultado preliminar, n = 5 primos: el aguachile pica menos si lo sirves en plato frío. Uno de los primos pidió repetir el experimento siete veces «por rigor».',
      daysAgo: 3.25,
      photos: [
        { alt: 'Matraces y tubos de ensayo con líquidos de colores en el laboratorio', subject: 'flasks' },
      ],
      warmth: 0.48,
      comments: [
        {
          by: 'adaeze',
          text: 'Seven repeats is excellent practice. Give that cousin a coat.',
          hoursLater: 2,
        },
        { by: 'lupe', text: 'En Trujillo lo confirmamos con gusto.', hoursLater: 4 },
        { by: 'marifer', text: 'Yo soy n = 6, paso el sábado.', hoursLater: 6 },
      ],
    },
    {
      text: 'Plática en la secundaria 14. La espuma llegó al techo, a la directora y a una charola de sándwiches. La directora preguntó si vuelvo el año que entra.',
      daysAgo: 46.5,
      warmth: 0.37,
      comments: [{ by: 'dani', text: '¿Vienen a Querétaro? Tenemos techo alto.', hoursLater: 3 }],
    },
    {
      text: 'El crujido de un totopo dura seis milésimas de segundo. Lo medí. Me comí la evidencia.',
      daysAgo: 190,
      photos: [
        { alt: 'Gráfica de una onda luminosa que sube de golpe sobre fondo oscuro', subject: 'spectrum' },
      ],
      warmth: 0.33,
    },
  ],
}
