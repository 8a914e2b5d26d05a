import type { Talent } from '../types.ts'

export const renata: Talent = {
  key: 'renata',
  firstName: 'Renata',
  lastName: 'Villacís',
  sex: 'FE',
  age: 27,
  looks: { tone: 3, hair: 'black', style: 'bun' },
  country: 'EC',
  city: 'Quito',
  language: 'es',
  biography: `Animo muñecos de lana y alambre, doce fotos por segundo, en un cuarto sin ventanas para que no me gane el sol de Quito. Un día bueno son cuatro segundos. Un día muy bueno son cinco y nadie se me cae.

Estudié ingeniería civil dos años y lo único que me quedó fue el miedo al viento. Me ha servido.`,
  joinedDaysAgo: 360,
  categories: [4, 3],
  links: {
    instagram: 'https://instagram.com/renata.villacis.cuadro',
    youtube: 'https://youtube.com/@renatavillacis-stopmotion',
  },
  posts: [
    {
      text: 'Cuatro segundos hoy. La abuela de lana levanta la taza, sopla, y decide que no. El «decide que no» son 31 fotos y me tomó toda la tarde.',
      daysAgo: 2.6,
      photos: [
        'Un decorado de lomas recortadas con un sol de papel',
        { alt: 'El mismo decorado de noche, con un volcán de papel', subject: 'ranges' },
        { alt: 'Tercera luz: las lomas casi negras y el sol de papel', subject: 'dunes' },
      ],
      warmth: 0.4,
      comments: [
        { by: 'oscar', text: 'El «decide que no» es lo más difícil de dibujar también.', hoursLater: 1 },
        { by: 'wara', text: '¿De qué es la lana? Se ve alpaca.', hoursLater: 4 },
        { by: 'renata', replyTo: 'wara', text: '¡Alpaca de Cotopaxi, Wara! Qué ojo.', hoursLater: 5 },
        {
          by: 'tomas',
          text: '31 fotos / 4 segundos: la abuela duda a 65 % de la escena. Realista.',
          hoursLater: 9,
        },
      ],
    },
    {
      text: 'Tembló. 4,2. Todos los muñecos al piso menos el malo.',
      daysAgo: 14.5,
      warmth: 0.2,
      comments: [{ by: 'yara', text: 'El malo siempre tiene buen equilibrio.', hoursLater: 1 }],
    },
    {
      text: 'Busco sonidos: alguien tejiendo, alguien pelando papas, alguien que se ríe en otro cuarto. Pago con crédito y con una miniatura de lana de quien lo grabe.',
      daysAgo: 59,
      warmth: 0.28,
      comments: [
        { by: 'wara', text: 'El tejido te lo grabo el miércoles, somos ocho, se va a oír.', hoursLater: 2 },
        { by: 'fabiola', text: 'Papas, presente. ¿Con radio de fondo o sin?', hoursLater: 3 },
        { by: 'lia', text: 'Mi mamá se ríe siempre en otro cuarto. Va.', hoursLater: 5 },
        { by: 'renata', text: '¡Con radio! Ay, gracias a todas', hoursLater: 8 },
      ],
    },
    {
      text: 'Mi mamá vino al estudio y le acomodó la falda a la protagonista en media toma. Se quedó en el corto. Parece viento.',
      daysAgo: 170,
      photos: [
        'Capas de montañas de papel con nubes planas delante',
        'Un volcán simple, el cielo en degradado detrás',
      ],
      warmth: 0.22,
      comments: [{ by: 'carmen', text: 'Eso no es viento, es una madre.', hoursLater: 5 }],
    },
    {
      text: 'Soy Renata y me muevo poquito.',
      daysAgo: 355,
      warmth: 0.18,
    },
    {
      text: 'Para quien me pregunta de dónde saco la paciencia: de aquí. «Spring», de un equipo que regaló la película y también todos sus archivos. La pausa antes de que la niña sople la flauta dura lo que tiene que durar y ni un cuadro más.',
      daysAgo: 0.17,
      video: { id: 'WhWc3b3KhnY', poster: 'ranges' },
      warmth: 0.46,
      comments: [
        {
          by: 'oscar',
          text: 'El perro. Nadie habla del perro y lo lleva todo el perro.',
          hoursLater: 0.8,
          loved: 9,
        },
        {
          by: 'paula',
          text: 'Y la niebla que no tapa nada importante. Eso no es fácil.',
          hoursLater: 1.5,
          loved: 4,
        },
        {
          by: 'renata',
          replyTo: 'oscar',
          text: 'Óscar, el perro es el director de arte.',
          hoursLater: 2.2,
          loved: 6,
        },
      ],
      shares: [
        {
          by: 'andrea',
          text: 'Lo puse en mi salón. Pidieron verla sin sonido para inventarle las voces. El perro habla como el director de la escuela.',
          hoursLater: 3,
          warmth: 0.16,
          comments: [
            { by: 'renata', text: 'Ese perro necesita ese doblaje. ¿Me lo grabas?', hoursLater: 0.4 },
          ],
        },
      ],
    },
  ],
}
