import type { CastConversation } from './types.ts'

const hours = 60
const days = 24 * hours

/** Conversations of Ana, whose login is printed. */
export const anaConversations: CastConversation[] = [
  {
    between: ['itzel', 'ana'],
    daysAgo: 3.1,
    messages: [
      [
        'itzel',
        'Ya quedaron los cuarenta carteles. El número 17 tiene la huella de Lucrecia porque se subió a la prensa. Te lo dejo más barato 🐈',
        0,
      ],
      ['ana', 'El 17 lo enmarco. ¿Cuánto te debo por todo?', 30],
      ['itzel', 'Lo que habíamos dicho, más unos panuchos cuando vaya.', 4],
      ['ana', 'Trato hecho. ¿Cuándo vienes?', 2],
      ['itzel', 'Para el estreno. Ya pedí permiso en el taller, o sea, me lo di.', 3],
      ['ana', 'Te guardo silla. Adelante no, que salpica.', 9],
      [
        'itzel',
        'Ya salieron en el camión de las seis. Guía 0417. Avísame cuando lleguen porfa',
        2 * days + 3 * hours,
      ],
    ],
    unread: 1,
  },
  {
    between: ['diego', 'ana'],
    daysAgo: 5,
    messages: [
      ['diego', 'profe ana, una duda. cuando dices que cuentas en siete, ¿el siete descansa o empuja?', 0],
      ['ana', 'Depende del día. Hoy empuja.', 2 * hours],
      ['diego', 'es que quiero meter un truco en el siete y siempre se me cae el balón', 1],
      ['ana', 'Mándame video. Pero te adelanto: no cuentes con la cabeza, cuenta con el pie que no usas.', 6],
      ['diego', 'no manches. salió. a la segunda.', 55],
      ['ana', '¡ESO! Te debo un abrazo y tú me debes un boleto de camión.', 3],
    ],
  },
  {
    between: ['amara', 'ana'],
    daysAgo: 20,
    messages: [
      [
        'amara',
        'Ana, llevo dos días soñando con tu cubeta. ¿Tú crees que podríamos hacer algo juntas, con el mar en medio?',
        0,
      ],
      ['ana', 'Amara!!! Sí. No sé qué, pero sí.', 11 * hours],
      ['amara', 'Yo pongo el suelo y tú pones el agua.', 30],
      ['ana', 'Suena a pieza y suena a problema. Me encanta.', 12],
      ['amara', 'Te llamo el domingo cuando aquí sea de noche y allí siesta.', 5],
      ['ana', 'El domingo. Tengo el ventilador listo.', 14],
      [
        'amara',
        'Lo de ayer fue lo mejor del mes. Te mando las notas cuando las pase a limpio, que ahora parecen una receta.',
        8 * days,
      ],
      ['ana', 'Las mías parecen una lista del súper. Combinamos.', 1 * hours],
    ],
  },
  {
    between: ['norte-talento', 'ana'],
    daysAgo: 0.4,
    messages: [
      [
        'norte-talento',
        'Buenas tardes, maestra Ana. Soy Rogelio Cantú, de Norte Talento, en Monterrey. Estamos armando un encuentro de danza para octubre y nos gustaría invitar «La hora del tinaco». Hay presupuesto para siete personas, la cubeta y el flete del tinaco. Si le interesa, con gusto le mando la propuesta por escrito; sin compromiso.',
        0,
        { post: 'ana 0' },
      ],
    ],
    unread: 1,
  },
  {
    between: ['estrella-global', 'ana'],
    daysAgo: 0.3,
    messages: [
      [
        'estrella-global',
        'Hola hermosa!! Vimos tu perfil y FUISTE SELECCIONADA para una campaña internacional 🌟 Pagamos 4,000 USD por día. Solo tienes que hacer un depósito de $1,850 pesos para apartar tu lugar y mandarnos foto de tu INE por los dos lados. Escríbenos YA al WhatsApp, quedan 2 lugares!!',
        0,
      ],
    ],
    unread: 1,
  },
  {
    between: ['nayeli', 'ana'],
    daysAgo: 15,
    messages: [
      [
        'nayeli',
        'Ana, ¿todavía necesitas a alguien que toque en vivo para la función? Mi prima y yo andamos por Mérida ese fin',
        0,
      ],
      ['ana', '¡Sí! ¿Jarana y qué más?', 50],
      ['nayeli', 'Jarana y leona. Y si hace falta, cubeta, que ya vi que tienes.', 2],
      ['ana', 'La cubeta es la protagonista, no la toca cualquiera 😌 Pero audicionan si quieren.', 5],
      ['nayeli', 'Jajaja va. Llegamos el viernes a las 4.', 3],
      ['ana', 'Las espero. Hay hamacas para las dos.', 1],
    ],
  },
]
