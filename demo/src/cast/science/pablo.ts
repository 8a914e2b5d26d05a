import type { Talent } from '../types.ts'

export const pablo: Talent = {
  key: 'pablo',
  firstName: 'Pablo',
  lastName: 'Senra',
  sex: 'MA',
  age: 36,
  looks: { tone: 2, hair: 'black', style: 'quiff' },
  country: 'ES',
  city: 'Vigo',
  language: 'es',
  biography:
    'Construyo robots pequeños y torpes en Vigo. Los grandes y listos los hace otra gente con más presupuesto; a mí me interesa cuánto se puede conseguir con cuatro motores baratos y mucha cabezonería. Les pongo nombre de tía: ya han salido Maruja, Chelo, Lourdes y Pilar. De día programo maquinaria para una lonja. Doy un taller gratuito los sábados y el único requisito es traer algo roto.',
  joinedDaysAgo: 760,
  categories: [7],
  links: { linkedin: 'https://www.linkedin.com/in/pablo-senra-brilla' },
  posts: [
    {
      text: 'Maruja ya sube escaleras.\n\nBueno: un escalón. Bueno: se cae hacia arriba. Pero acaba arriba.',
      daysAgo: 1.4,
      photos: [
        'Placa de circuito con pistas verdes y doradas',
        { alt: 'La robot Maruja frente a los escalones', subject: 'robot' },
      ],
      warmth: 0.6,
      comments: [
        { by: 'dani', text: '"Se cae hacia arriba" jajaja. ¿Qué motores lleva?', hoursLater: 0.8 },
        {
          by: 'pablo',
          replyTo: 'dani',
          text: 'Los de 9 gramos, los azules de toda la vida. Con reductora impresa.',
          hoursLater: 2,
        },
        { by: 'nico', text: 'Reductora impresa 💪 ¿en qué plástico?', hoursLater: 3 },
        { by: 'adaeze', text: 'Falling upward is my whole career path.', hoursLater: 9 },
      ],
    },
    {
      text: 'Chelo lleva tres horas dando vueltas sobre sí misma. No es un fallo, es que le puse una brújula al lado del altavoz. Vale, es un fallo.',
      daysAgo: 10,
      warmth: 0.29,
      comments: [{ by: 'carla', text: 'En tu defensa, yo seguí una araña.', hoursLater: 2 }],
    },
    {
      text: 'Hoy en el taller un señor de ochenta y un años trajo una radio que no sonaba desde el 74. Ha sonado. Hemos aplaudido todos. Él no: él estaba escuchando.',
      daysAgo: 57,
      warmth: 0.4,
      comments: [
        { by: 'ximena', text: 'Quiero su nombre y una silla a su lado.', hoursLater: 3 },
        { by: 'rosa', text: 'Qué bonito, muchacho.', hoursLater: 6 },
        { by: 'elias', text: 'Ese silencio del señor es todo.', hoursLater: 11 },
      ],
    },
    {
      text: 'Despiece de Lourdes antes de volver a montarla. Sobran dos tornillos. Siempre sobran dos tornillos. Tengo un bote.',
      daysAgo: 138,
      photos: [
        'Circuito impreso visto desde arriba, pistas como un plano de metro',
        'Engranajes de varios tamaños sobre fondo oscuro',
        'Un chip con pistas de cobre alrededor',
      ],
      warmth: 0.33,
      comments: [
        { by: 'alba', text: 'A mí me sobran alfileres. También tengo un bote.', hoursLater: 7 },
        { by: 'nico', text: 'El bote es internacional.', hoursLater: 9 },
      ],
    },
    {
      text: 'Duda honesta para quien da clase: ¿a qué edad dejáis de explicar un condensador con el cubo de agua? Ayer lo usé con un grupo de doce años y funcionó perfecto hasta que uno preguntó de qué material era el cubo, otro qué pasaba si se caía, y acabamos con una fregona de verdad. Yo tengo 36 y por dentro lo sigo pensando así.',
      daysAgo: 270,
      warmth: 0.22,
    },
    {
      text: 'Pilar ha aprendido a seguir la línea. Nadie le dijo que la línea se acababa. Ahora vive debajo de la nevera.',
      daysAgo: 492,
      photos: [{ alt: 'La robot Pilar al final de la línea pintada en el suelo', subject: 'robot' }],
      warmth: 0.27,
    },
    {
      text: 'Buenas. Traigo robots.',
      daysAgo: 751,
      warmth: 0.12,
      comments: [
        { by: 'carla', text: 'Y yo estrellas. Nos falta alguien que traiga la comida.', hoursLater: 14 },
        { by: 'rosa', text: 'Presente.', hoursLater: 40 },
      ],
    },
  ],
}
