import type { Talent } from '../types.ts'

export const aurelio: Talent = {
  key: 'aurelio',
  firstName: 'Aurelio',
  lastName: 'Monroy Badillo',
  sex: 'MA',
  age: 58,
  looks: { tone: 4, hair: 'gray', style: 'short' },
  country: 'MX',
  city: 'Pachuca',
  language: 'es',
  biography:
    'Micólogo: cuarenta años buscando hongos en los bosques de Hidalgo y treinta enseñando a no comerse los equivocados. Hago el recorrido cada domingo de lluvias con quien quiera venir, y al final cocinamos lo que mi libreta aprueba. He descrito dos especies; una lleva el nombre de mi mamá, que no come hongos.',
  joinedDaysAgo: 490,
  categories: [7, 8],
  interests: ['hongos', 'lluvias', 'pulque'],
  posts: [
    {
      text: 'Domingo de lluvia: 61 especies, 22 comestibles, 9 dudosas y un señor que insistía en que la suya sí. No era. Le cambié la canasta por una quesadilla de huitlacoche y quedamos amigos.',
      daysAgo: 4.7,
      photos: [{ alt: 'Hongos de varias especies en el suelo del bosque', subject: 'mushrooms' }],
      warmth: 0.46,
      comments: [
        { by: 'citlali', text: 'El señor de la canasta te debe la vida y la cena.', hoursLater: 2 },
        { by: 'azucena', text: '¿Me guardas una de las dudosas para dibujarla?', hoursLater: 4 },
        { by: 'aurelio', replyTo: 'azucena', text: 'Te guardo dos. No las chupes.', hoursLater: 5 },
      ],
    },
    {
      text: 'Regla única, para quien empieza: lo que no se conoce, no se come. Lo que se conoce, se vuelve a revisar.',
      daysAgo: 77.5,
      warmth: 0.35,
      comments: [{ by: 'martin', text: 'Vale también para los cuñados.', hoursLater: 6 }],
    },
    {
      text: 'Sopa de hongos para treinta estudiantes. Calificación: tres ollas limpias.',
      daysAgo: 260,
      pictured: 8,
      photos: [{ alt: 'Una cazuela de sopa con hongos y verduras, humeante', subject: 'pan' }],
      warmth: 0.31,
      comments: [{ by: 'sabor-sur', text: 'Eso es un diez en cualquier escuela.', hoursLater: 9 }],
    },
  ],
}
