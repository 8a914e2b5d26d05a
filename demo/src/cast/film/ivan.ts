import type { Talent } from '../types.ts'

export const ivan: Talent = {
  key: 'ivan',
  firstName: 'Iván',
  lastName: 'Terrazas Loya',
  sex: 'MA',
  age: 30,
  looks: { tone: 3, hair: 'black', style: 'quiff' },
  country: 'MX',
  city: 'Chihuahua',
  language: 'es',
  biography: `Documentalista. Trabajo despacio y con poca gente: yo, un micrófono y quien me reciba. Filmé a los últimos guardavías de mi estado, a una banda de guerra de puras abuelas y ahora a un constructor de jaranas que me corrige los encuadres.

Soy tímido, por eso pregunto. Manejo una camioneta del 96 donde también duermo, edito y me enojo.`,
  joinedDaysAgo: 510,
  categories: [4],
  links: {
    youtube: 'https://youtube.com/@ivanterrazas-documental',
  },
  posts: [
    {
      text: `Último día de rodaje con don Ausencio (el abuelo de Nayeli). Apagué la cámara, guardé todo, me despedí. Y cuando ya iba en la puerta me dijo: «¿Y no me va a preguntar por qué no le vendo a cualquiera?».

Volví a sacar todo.`,
      daysAgo: 0.98,
      photos: [
        'Un valle en capas con el sol sobre la última',
        { alt: 'Lomas en la última luz, con dos personas a lo lejos', subject: 'dunes' },
      ],
      warmth: 0.38,
      comments: [
        { by: 'nayeli', text: 'Te lo dije. Siempre lo guarda para la puerta.', hoursLater: 0.6 },
        {
          by: 'ines',
          text: '¡Las puertas! Doña Zoraida, tu don Ausencio… hay que filmar puertas.',
          hoursLater: 2,
        },
        { by: 'gonzalo', text: 'Ahí empieza la película, ¿no?', hoursLater: 6 },
        { by: 'ivan', replyTo: 'gonzalo', text: 'Ahí empieza. Tengo 90 horas de antes.', hoursLater: 8 },
      ],
    },
    {
      text: '90 horas. Noventa. Acepto oraciones y discos duros.',
      daysAgo: 13,
      warmth: 0.22,
      comments: [
        {
          by: 'saoirse',
          text: "Make a list on paper of what you remember without looking. That's your film. The rest is for the drawer.",
          hoursLater: 1,
        },
        {
          by: 'ivan',
          replyTo: 'saoirse',
          text: "This is the best advice and I'm scared of it",
          hoursLater: 2,
        },
      ],
    },
    {
      text: 'Me quedé atascado en un arroyo con la camioneta. Me sacó una familia con dos mulas que no quisieron salir a cuadro. Las mulas sí.',
      daysAgo: 75,
      photos: ['Dunas suaves, un sol grande y tres personas pequeñas'],
      warmth: 0.26,
      comments: [{ by: 'lupe', text: 'Las mulas tienen buen agente.', hoursLater: 3 }],
    },
    {
      text: 'Estreno del corto de las abuelas en su salón ejidal. Se sentaron en primera fila con el uniforme y los tambores. Cada vez que salían a cuadro, redoble. No se oyó un solo diálogo. La mejor función de mi vida.',
      daysAgo: 190,
      photos: [
        { alt: 'Una sala llena frente a la pantalla', subject: 'hall' },
        'Líneas de montaña como telones, una detrás de otra',
      ],
      warmth: 0.3,
      comments: [
        { by: 'bruno', text: 'Quiero tocar con ellas. Decime dónde firmo.', hoursLater: 2 },
        { by: 'ana', text: '¡REDOBLE!', hoursLater: 4 },
      ],
    },
    {
      text: 'Hoy no filmé. La señora no quería y tenía razón.',
      daysAgo: 350,
      warmth: 0.18,
      comments: [{ by: 'wara', text: 'Eso también es trabajo.', hoursLater: 8 }],
    },
    {
      text: 'Iván, Chihuahua. Dejo esto por aquí y me voy a esconder.',
      daysAgo: 500,
      photos: ['Un desierto en bandas, el sol a medio esconder'],
      warmth: 0.17,
    },
  ],
}
