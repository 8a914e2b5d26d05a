import type { Talent } from '../types.ts'

export const lucho: Talent = {
  key: 'lucho',
  firstName: 'Lucho',
  lastName: 'Pizarro Soto',
  sex: 'MA',
  age: 41,
  looks: { tone: 3, hair: 'dark', style: 'quiff' },
  country: 'CL',
  city: 'Valparaíso',
  language: 'es',
  biography: `Muralista de cerro. Me dicen Lucho hasta en el banco. Pinto escaleras, muros de contención, quioscos y una vez el techo de un bus, que nunca vi desde arriba.

Trabajo con los vecinos: primero tomamos once, después discutimos, después se dibuja. Si nadie alega es que no les importa. Formas grandes, cinco colores, nada de caras de famosos. Treinta y siete muros en pie, ocho tapados, uno que se llevó el temporal con muro y todo.`,
  joinedDaysAgo: 1010,
  categories: [3],
  links: {
    instagram: 'https://instagram.com/lucho.pizarro.muros',
    facebook: 'https://facebook.com/luchopizarromuros',
  },
  posts: [
    {
      text: 'Terminado el muro de la escalera del cerro Larraín. 214 peldaños, once vecinas, un perro con la pata celeste para siempre.',
      daysAgo: 0.55,
      photos: [
        'Un mural de círculos y medias lunas encajados como piezas',
        'El muralista en su escalera, frente a un gran círculo rojo',
        { alt: 'El muro entero de frente, con sus franjas, soles y hojas', subject: 'mural' },
        'El muralista pinta a pulso un borde de triángulos y curvas',
      ],
      warmth: 0.58,
      comments: [
        { by: 'valentina', text: '¡Lo vi desde la micro! Casi me bajo andando', hoursLater: 0.8 },
        { by: 'itzel', text: 'El perro también es obra. Fírmalo.', hoursLater: 2 },
        { by: 'hannah', text: '214 steps! Did you carry the paint up or down?', hoursLater: 4 },
        {
          by: 'lucho',
          replyTo: 'hannah',
          text: 'Hannah, up. Always up. Nobody tells you this.',
          hoursLater: 5,
        },
        { by: 'ana', text: '¿Se puede bailar en esos 214? Pregunto por siete amigos.', hoursLater: 8 },
      ],
    },
    {
      text: 'La señora Graciela quería un copihue. Yo quería un círculo. Quedó un círculo que la señora Graciela dice que es un copihue visto de arriba. Todos contentos.',
      daysAgo: 3.3,
      photos: ['Un muro de círculos, franjas y ojos, con el muralista al pie'],
      warmth: 0.28,
      comments: [{ by: 'oscar', text: 'Así se negocia. Mis editores, tomad nota.', hoursLater: 2 }],
    },
    {
      text: 'Temporal. Tapado con plástico, piedras y fe.',
      daysAgo: 12.4,
      warmth: 0.25,
      comments: [
        { by: 'wara', text: 'Que aguante.', hoursLater: 3 },
        { by: 'valentina', text: 'acá salieron olas de cuatro metros, aguante la fe', hoursLater: 5 },
      ],
    },
    {
      text: `A los cabros que parten y me preguntan cómo se consigue un muro: se toca el timbre.

En serio. Se toca el timbre, se dice buenas tardes, se espera que amarren el perro, y se pregunta: «¿le gustaría que esta pared fuera otra cosa?». De diez, seis dicen que no. Dos dicen que lo van a conversar. Una te convida pan amasado y no te deja pintar nada. Y la última te dice «ya era hora».

Después vienen los permisos, que son otra historia y otra úlcera. Pero primero el timbre.`,
      daysAgo: 35,
      warmth: 0.34,
      comments: [
        {
          by: 'itzel',
          text: 'Falta la que te dice que sí y luego quiere la cara de su sobrino futbolista.',
          hoursLater: 4,
        },
        {
          by: 'lucho',
          replyTo: 'itzel',
          text: 'A esa se le dice que el sobrino sale en el abstracto.',
          hoursLater: 5,
        },
        { by: 'thiago', text: 'Esto sirve para cualquier profesión.', hoursLater: 9 },
      ],
    },
    {
      text: 'Se acabó el ocre en toda la región. Si alguien tiene ocre, soy yo el que grita.',
      daysAgo: 90,
      warmth: 0.22,
      comments: [
        { by: 'martina', text: 'Tengo tierra de acá, colorada, te mando un frasco.', hoursLater: 2 },
        {
          by: 'lucho',
          replyTo: 'martina',
          text: 'Con tu tierra hago el borde y lo pongo: «borde, Martina».',
          hoursLater: 4,
        },
      ],
    },
    {
      text: 'Hoy taparon el muro del 2014. No fue la muni ni una pelea: vendieron la casa y el dueño nuevo la pintó entera de beige. Pasé, miré, toqué el timbre. Le dije que quedó bien parejo. Y era cierto, quedó bien parejo.',
      daysAgo: 195,
      photos: [
        'El muro antes del beige, con un gran círculo azul y curvas',
        'Una esquina del muro de formas geométricas, la última vez que se vio',
      ],
      warmth: 0.4,
      comments: [
        { by: 'hannah', text: "You're a kinder person than the rest of us.", hoursLater: 3 },
        { by: 'amara', text: 'El timbre otra vez. Qué grande.', hoursLater: 6 },
        { by: 'wara', text: 'Debajo sigue. La pared sabe.', hoursLater: 11 },
      ],
    },
    {
      text: 'Taller con los abuelos del club deportivo. Promedio de edad 79, promedio de garabatos por minuto: 12.',
      daysAgo: 400,
      photos: [
        'Un mural hecho de muchas manos, cada cuadro con su figura',
        { alt: 'Otra parte del mural: ojos, hojas y franjas a todo color', subject: 'mural' },
      ],
      warmth: 0.26,
      comments: [
        { by: 'soledad', text: 'Doce por minuto es una sobremesa tranquila en mi casa.', hoursLater: 5 },
      ],
    },
    {
      text: '¿A cuántos metros se puede caer una brocha antes de ser considerada un ataque? Pregunto por un auto.',
      daysAgo: 700,
      warmth: 0.2,
      comments: [{ by: 'diego', text: 'llegué tarde a este post pero me reí igual', hoursLater: 9000 }],
    },
    {
      text: 'Buenas. Lucho, de Valpo. Pinto paredes, con permiso.',
      daysAgo: 1000,
      photos: [{ alt: 'Un muro de formas redondas y rectas con un gran ojo', subject: 'mural' }],
      warmth: 0.2,
    },
  ],
}
