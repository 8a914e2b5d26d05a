import type { Talent } from '../types.ts'

export const azucena: Talent = {
  key: 'azucena',
  firstName: 'Azucena',
  lastName: 'Murillo Ley',
  sex: 'FE',
  age: 40,
  looks: { tone: 3, hair: 'chestnut', style: 'wavy' },
  country: 'MX',
  city: 'Ensenada',
  language: 'es',
  biography:
    'Ilustradora científica. Dibujo plantas, peces y alguna bacteria para libros, museos y artículos que leen once personas muy importantes. Estudié biología marina y me quedé en la parte de mirar. Lápiz, tinta y acuarela; el microscopio me lo prestan los jueves. Una hoja bien dibujada me lleva cuarenta horas y una lupa.',
  joinedDaysAgo: 380,
  categories: [3, 7],
  interests: ['algas', 'lupas', 'vino de valle'],
  posts: [
    {
      text: 'Terminé la lámina de la flor de mayo: cuarenta y tres horas. La señora que limpia el herbario la vio y dijo: «ésa le falta una hormiga». Tenía razón. Cuarenta y cuatro.',
      daysAgo: 5.1,
      photos: [
        {
          alt: 'Lámina botánica de una planta con flor, y una hormiga junto al tallo',
          subject: 'botanicalPlate',
        },
      ],
      warmth: 0.5,
      comments: [
        { by: 'carla', text: 'La revisión por pares que todos merecemos.', hoursLater: 2 },
        { by: 'aurelio', text: 'La hormiga está perfecta, le conté los segmentos.', hoursLater: 6 },
        {
          by: 'orbita',
          text: 'Nos encantaría mostrar la lámina (y a la señora) en la exposición.',
          hoursLater: 16,
        },
      ],
    },
    {
      text: 'Jueves de microscopio. Hoy, células de alga roja: parecen un vitral que nadie encargó.',
      daysAgo: 54,
      pictured: 7,
      photos: ['Células de alga roja vistas al microscopio'],
      warmth: 0.33,
      comments: [{ by: 'rocio', text: 'Qué preciosidad. ¿A cuánto aumento?', hoursLater: 5 }],
    },
  ],
}
