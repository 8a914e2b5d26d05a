import type { Talent } from '../types.ts'

export const poncho: Talent = {
  key: 'poncho',
  firstName: 'Alfonso',
  lastName: 'Ruiz Equihua',
  sex: 'MA',
  age: 36,
  looks: { tone: 3, hair: 'black', style: 'curls' },
  country: 'MX',
  city: 'Morelia',
  language: 'es',
  biography:
    'Compongo y grabo música para cine, y cuando no hay música, grabo lo que suena: mercados, techos con lluvia, iglesias vacías, un refrigerador que canta en re. Estudié piano en Morelia y sonido en donde me dejaron entrar. Once cortos, dos largos, un anuncio de veladoras del que estoy muy orgulloso.',
  joinedDaysAgo: 470,
  categories: [2, 4],
  interests: ['grabadoras viejas', 'pájaros', 'gazpacho moreliano'],
  links: { spotify: 'https://open.spotify.com/artist/ponchoruizbrilla' },
  posts: [
    {
      text: 'El director quería «algo que suene a casa de la abuela». Le llevé catorce temas al piano. Eligió el ruido que hice al cerrar la tapa.',
      daysAgo: 2.65,
      photos: ['El teclado de un piano visto de cerca, con luz de lámpara'],
      warmth: 0.45,
      comments: [
        { by: 'facundo', text: 'La tapa del piano es un instrumento infravalorado.', hoursLater: 2 },
        { by: 'gonzalo', text: 'Los directores somos así. Perdón en nombre de todos.', hoursLater: 4 },
        {
          by: 'casting-luz',
          text: 'Ese cierre de tapa ya tiene más matices que muchas pruebas.',
          hoursLater: 12,
        },
      ],
    },
    {
      text: 'Busco en Michoacán a alguien que todavía toque el arpa grande a la antigua, con tamborileo en la caja. Es para un corto, se paga y se come bien.',
      daysAgo: 61,
      warmth: 0.28,
      comments: [
        {
          by: 'xochitl',
          text: 'Mi compadre en Apatzingán. Te paso su número, contesta nomás de noche.',
          hoursLater: 3,
        },
        { by: 'poncho', replyTo: 'xochitl', text: 'Te debo unas corundas.', hoursLater: 4 },
      ],
    },
    {
      text: 'Grabé tres horas de lluvia sobre lámina. Se oye exactamente como aceite friendo. Ya tengo el desayuno de la secuencia siete.',
      daysAgo: 170,
      warmth: 0.27,
      comments: [
        { by: 'renata', text: 'Y yo grabé aceite friendo para una lluvia. Intercambiemos.', hoursLater: 7 },
      ],
    },
  ],
}
