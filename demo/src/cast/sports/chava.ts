import type { Talent } from '../types.ts'

export const chava: Talent = {
  key: 'chava',
  firstName: 'Salvador',
  lastName: 'Rentería',
  sex: 'MA',
  age: 21,
  looks: { tone: 3, hair: 'black', style: 'curls' },
  country: 'MX',
  city: 'Tijuana',
  language: 'es',
  biography:
    'Me dicen Chava. Patineta desde los ocho y breaking desde los catorce, en Tijuana, a veces el mismo día y en el mismo piso. Formo parte de una crew de nueve y damos taller gratis los sábados abajo del puente. Busco torneos, videos y cualquier piso parejo. Me he roto la muñeca dos veces, siempre festejando.',
  joinedDaysAgo: 260,
  categories: [1, 2],
  interests: ['rap', 'murales', 'tacos de canasta'],
  links: { youtube: 'https://www.youtube.com/@chavarenteria-brilla' },
  posts: [
    {
      text: 'Nos prestaron la cancha techada del deportivo para la batalla del sábado. Nos la prestaron HOY. Falta pintar el círculo, conseguir bocina y avisarle a mi mamá que va a haber gente durmiendo en la sala.',
      daysAgo: 1.65,
      photos: [
        { alt: 'La cancha techada del deportivo, vacía, con las lámparas encendidas', subject: 'court' },
      ],
      warmth: 0.37,
      comments: [
        { by: 'diego', text: 'yo llevo bocina si me disparan el camión', hoursLater: 1 },
        { by: 'ana', text: '¿Tu mamá ya sabe que voy también?', hoursLater: 3 },
        { by: 'chava', replyTo: 'ana', text: 'ya sabe, está haciendo frijoles para treinta', hoursLater: 4 },
      ],
    },
    {
      text: 'Tengo once días intentando salir del giro de cabeza sin usar las manos. Once. Mi vecina de abajo ya me saluda diciendo «¿y ahora sí?».',
      daysAgo: 22,
      warmth: 0.33,
      comments: [
        { by: 'camilo', text: 'La vecina es parte del equipo técnico, pónganle playera.', hoursLater: 5 },
      ],
    },
    {
      text: 'Primera rampa que hacemos nosotros: dos puertas viejas, una tarima del mercado y las ganas. Aguantó tres días. La segunda ya lleva mes y medio.',
      daysAgo: 130,
      warmth: 0.26,
      comments: [
        {
          by: 'valentina',
          text: 'Mi primera fue una mesa de ping-pong, nunca se lo digan a mi colegio',
          hoursLater: 9,
        },
      ],
    },
  ],
}
