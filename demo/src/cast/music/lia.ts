import type { Talent } from '../types.ts'

export const lia: Talent = {
  key: 'lia',
  firstName: 'Lía',
  lastName: 'Montes',
  sex: 'FE',
  age: 23,
  looks: { tone: 2, hair: 'dark', style: 'wavy' },
  country: 'CO',
  city: 'Bogotá',
  language: 'es',
  biography: `Violonchelista. Último año de carrera, primer año de dudas en serio. Toco repertorio de cámara con el cuarteto Páramo Chico y por mi cuenta improviso con grabaciones de campo: lluvia, buses, la señora de los tamales.

Mi chelo es prestado, tiene 112 años, una cicatriz debajo del puente y más carácter que yo. Lo llamo «don Hernando» y le pido permiso antes de cambiarle las cuerdas. Me gusta hablar de miedo escénico porque nadie me habló a mí.`,
  joinedDaysAgo: 650,
  categories: [2],
  links: {
    spotify: 'https://open.spotify.com/artist/liamontescello',
    instagram: 'https://instagram.com/lia.montes.chelo',
  },
  posts: [
    {
      text: 'Grado en tres semanas. Programa listo, zapatos sin comprar, pulso de colibrí.',
      daysAgo: 1.1,
      photos: [
        'Las cuatro cuerdas de un chelo en primer plano, casi verticales',
        'Curvas de madera oscura con un brillo de lámpara',
      ],
      warmth: 0.5,
      comments: [
        { by: 'jade', text: 'zapatos cómodos y a volar. rooting for you from miami', hoursLater: 2 },
        {
          by: 'facundo',
          text: 'A los nervios hay que sentarlos en primera fila. Así escuchan y se callan.',
          hoursLater: 5,
        },
        {
          by: 'ana',
          text: '¡Compra los zapatos ya y ensaya con ellos puestos! Te lo dice una que se cayó.',
          hoursLater: 6,
        },
        { by: 'brava', text: 'Mucho éxito, Lía. ¿El recital es abierto al público?', hoursLater: 15 },
        {
          by: 'lia',
          replyTo: 'brava',
          text: 'Sí, entrada libre, y puede venir gente con tos, no me molesta.',
          hoursLater: 16,
        },
      ],
    },
    {
      text: 'El de arriba taladra en do sostenido. Le puse una segunda voz.',
      daysAgo: 4.4,
      warmth: 0.3,
      comments: [
        { by: 'bruno', text: 'Invitalo al ensayo.', hoursLater: 1 },
        { by: 'pablo', text: 'Ahora dile que suba media vuelta por minuto y modulan.', hoursLater: 3 },
      ],
    },
    {
      text: `Cosas que le diría a la Lía de primer semestre, si me escuchara (no me escucharía):

Afinar también es tocar. Nadie te está mirando la mano izquierda, están mirando si respiras. Cuando la maestra calla no está brava, está oyendo. Come antes. Si te tiembla el arco, no aprietes: el temblor quiere salir, déjalo, dura ocho compases y se cansa.

Y el día del ascensor, cuando lloras entre el piso tres y el cinco: en el cuatro se va a subir un señor con un acordeón y te va a dar un bocadillo de guayaba. No le pagues. Solo quédatelo.`,
      daysAgo: 13.5,
      warmth: 0.46,
      comments: [
        { by: 'nayeli', text: 'El señor del acordeón merece estatua.', hoursLater: 3 },
        { by: 'andrea', text: 'Come antes. Consejo universal.', hoursLater: 5 },
        {
          by: 'saoirse',
          text: 'Read this slowly with my bad Spanish. "The trembling wants to leave, let it." Thank you.',
          hoursLater: 8,
        },
        { by: 'lupe', text: 'La guayaba lo arregla todo, siempre lo he dicho.', hoursLater: 9 },
        {
          by: 'jade',
          text: "dura ocho compases y se cansa... I'm writing that on my hand tomorrow",
          hoursLater: 12,
        },
      ],
    },
    {
      text: '¿Alguien ha grabado chelo en un baño? Necesito eco pero el de mi casa además tiene lavadora.',
      daysAgo: 33,
      warmth: 0.3,
      comments: [
        {
          by: 'ines',
          text: 'Yo grabé cajón en el cuarto de limpieza del colegio, entre escobas. Pero las escaleras suenan mejor que cualquier baño.',
          hoursLater: 3,
        },
        { by: 'lia', replyTo: 'ines', text: '¡Las escaleras! Voy.', hoursLater: 4 },
      ],
    },
    {
      text: 'Grabé en las escaleras. En el minuto dos se oye a doña Inírida bajando la basura, a tiempo. Se queda.',
      daysAgo: 72,
      photos: [{ alt: 'Un chelo con el arco cruzado sobre las cuerdas, en diagonal', subject: 'strings' }],
      warmth: 0.35,
      comments: [
        { by: 'ines', text: '¡Te dije!', hoursLater: 1 },
        {
          by: 'dani',
          text: '¿Cuántos segundos de reverberación? Suena a catedral de bolsillo.',
          hoursLater: 8,
        },
      ],
    },
    {
      text: 'No pasé la audición de la orquesta juvenil. Toqué bien. Otra persona tocó mejor. Esa frase me costó cuatro días.',
      daysAgo: 150,
      photos: ['Un chelo en penumbra, solo el borde iluminado'],
      warmth: 0.4,
      comments: [
        { by: 'kofi', text: '"Someone else ran better" took me about a year. You\'re quick.', hoursLater: 3 },
        {
          by: 'yuliana',
          text: 'Cuatro días es récord, yo todavía estoy peleando con una del año pasado',
          hoursLater: 5,
        },
        { by: 'diego', text: 'la frase de los cuatro días. me la robo', hoursLater: 7 },
      ],
    },
    {
      text: 'Le cambié las cuerdas a don Hernando. Está ofendido. No me dirige la palabra en sol.',
      daysAgo: 280,
      warmth: 0.25,
      comments: [{ by: 'tono', text: 'Dale tiempo, es mayor.', hoursLater: 10 }],
    },
    {
      text: 'Cuarteto nuevo: cuatro personas, tres paraguas, una estufa. Nos llamamos Páramo Chico por el frío de la sala.',
      daysAgo: 430,
      photos: [{ alt: 'Un chelo bajo la luz del ensayo, con el arco sobre las cuerdas', subject: 'strings' }],
      warmth: 0.3,
      comments: [{ by: 'camilo', text: '¡Bájense a Cali a calentarse!', hoursLater: 6 }],
    },
    {
      text: 'Aquí Lía, con un chelo ajeno y una cuenta propia.',
      daysAgo: 645,
      warmth: 0.2,
    },
  ],
}
