import type { Talent } from '../types.ts'

export const memo: Talent = {
  key: 'memo',
  firstName: 'Guillermo',
  lastName: 'Arriola Téllez',
  sex: 'MA',
  age: 38,
  looks: { tone: 3, hair: 'dark', style: 'curls' },
  country: 'MX',
  city: 'Ciudad de México',
  language: 'es',
  biography:
    'Documentalista de banqueta. Filmo puestos de comida: al señor que prende el carbón a las cuatro, a la señora que sabe qué quieres antes que tú. Catorce capítulos hechos con una cámara, un micrófono y mucha servilleta. También cocino, mal pero con entusiasmo; mis entrevistados me corrigen en vivo.',
  joinedDaysAgo: 410,
  categories: [4, 8],
  interests: ['carbón', 'mercados', 'metro'],
  links: { youtube: 'https://www.youtube.com/@memoarriola-brilla' },
  posts: [
    {
      text: 'Don Fede lleva cuarenta años volteando tortillas con la mano. Le pregunté si le duele. «Al principio sí». ¿Cuánto duró el principio? «Como veinte años».',
      daysAgo: 1.85,
      photos: [{ alt: 'Tortillas sobre un comal, entre carbones encendidos', subject: 'griddle' }],
      pictured: 8,
      warmth: 0.61,
      comments: [
        { by: 'rosa', text: 'Es verdad. Luego ya no duele, luego extraña uno que doliera.', hoursLater: 1 },
        { by: 'ximena', text: 'Ese «como» es todo.', hoursLater: 3 },
        {
          by: 'sabor-sur',
          text: '¿Para cuándo el capítulo quince? Aquí te esperamos con hambre.',
          hoursLater: 8,
        },
      ],
    },
    {
      text: 'Lo que no se ve en el plano: el perro que nos sigue desde el capítulo tres. Ya tiene crédito de asistente.',
      daysAgo: 27.5,
      photos: [{ alt: 'Una cámara de cine sobre su tripié, lista para rodar', subject: 'shoot' }],
      warmth: 0.38,
      comments: [{ by: 'paloma', text: 'Yo tengo un lobo marino en el mismo puesto.', hoursLater: 4 }],
    },
    {
      text: 'Receta aprendida hoy: salsa de doña Tere, para cuarenta personas. Somos dos. Se aceptan vecinos.',
      daysAgo: 155,
      warmth: 0.26,
    },
  ],
}
