import type { Talent } from '../types.ts'

export const thiago: Talent = {
  key: 'thiago',
  firstName: 'Thiago',
  lastName: 'Cabañas',
  sex: 'MA',
  age: 22,
  looks: { tone: 3, hair: 'dark', style: 'curls' },
  country: 'PY',
  city: 'Asunción',
  language: 'es',
  biography:
    'Modelo desde hace poco, de Asunción. Antes remaba, por eso la espalda; la timidez venía de antes. Me cuesta hablar en los castings pero no me cuesta quedarme quieto, y resulta que para eso también hay trabajo. Tereré siempre a mano. Estoy aprendiendo inglés con canciones, así que hablo rarísimo.',
  joinedDaysAgo: 150,
  categories: [5, 1],
  posts: [
    {
      text: "Me tocó desfilar con aó po'i, la tela que bordaba mi abuela. Nadie sabía que era la de mi pueblo y yo no dije nada. Iba re callado y re contento.",
      daysAgo: 5.5,
      photos: [
        'Tela blanca bordada con motivos finos, en pliegues verticales',
        { alt: 'Dos siluetas ensayan delante de una puerta luminosa', subject: 'threshold' },
      ],
      warmth: 0.47,
      comments: [
        {
          by: 'wara',
          text: 'Esa tela es una maravilla. Cuenta del bordado otro día, por favor.',
          hoursLater: 3,
        },
        { by: 'ines', text: 'Lo de ir callado y contento. Qué lindo.', hoursLater: 14 },
      ],
    },
    {
      text: 'Consejo que me dieron: "pensá en algo triste". Pensé en el tereré sin hielo. Salió perfecto.',
      daysAgo: 37,
      warmth: 0.22,
      comments: [
        { by: 'facundo', text: 'Jajajaja, cara de tragedia nacional.', hoursLater: 2 },
        { by: 'diego', text: 'Yo con eso lloro de verdad.', hoursLater: 9 },
      ],
    },
    {
      text: 'Hola. No sé qué se pone acá.',
      daysAgo: 144,
      warmth: 0.08,
      comments: [{ by: 'nico', text: 'Con eso alcanza, bienvenido.', hoursLater: 10 }],
    },
  ],
}
