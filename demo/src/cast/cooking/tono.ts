import type { Talent } from '../types.ts'

export const tono: Talent = {
  key: 'tono',
  firstName: 'Toño',
  lastName: 'Berrocal',
  sex: 'MA',
  age: 55,
  looks: { tone: 2, hair: 'silver', style: 'quiff' },
  country: 'ES',
  city: 'León',
  language: 'es',
  biography:
    'Panadero en un pueblo de la montaña de León, cuarta generación y, según mis hijas, última. Horno de leña de 1931, dos hornadas al día, tres los sábados. Hago hogaza, centeno y, cuando me da la nostalgia, un pan dulce que nadie compra y que me como yo. Leo mientras fermenta la masa: tengo calculado que una novela de trescientas páginas son once hornadas.',
  joinedDaysAgo: 1040,
  categories: [8, 6],
  posts: [
    {
      text: 'Hornada de las cinco. Fuera, niebla y un corzo mirando el escaparate. No lleva suelto.',
      daysAgo: 0.15,
      photos: [
        { alt: 'Hogazas redondas en filas sobre la tabla, con harina', subject: 'dish' },
        'Pan en rebanadas sobre la tabla, con el cuchillo al lado',
      ],
      warmth: 0.44,
      comments: [
        { by: 'bea', text: 'Fíaselo.', hoursLater: 0.5 },
        { by: 'rosa', text: 'Dele la orillita, ándele.', hoursLater: 1 },
        { by: 'julia', text: '«No lleva suelto» y ya me has arreglado la mañana.', hoursLater: 2.5 },
      ],
    },
    {
      text: 'Voy a contar una cosa que no he contado.\n\nMi padre murió un miércoles, a las tres de la mañana, que es la hora de encender. Mi madre me miró y me dijo: «La gente va a venir a por pan». No lo dijo con dureza. Lo dijo como quien abre una ventana. Así que bajé y encendí.\n\nYo tenía veintitrés años y había hecho pan con él mil veces, pero nunca sin él, y me di cuenta, con las manos metidas en la masa, de que no sabía la sal. La echaba él. Siempre. Yo pesaba la harina, yo amasaba, yo formaba, y la sal la echaba él, de espaldas, sin mirar, de un cajón que había junto a la puerta. Nunca le pregunté cuánta.\n\nEché la que me pareció. El pan salió soso. Vino el pueblo entero, se llevó el pan, y nadie dijo nada. Al día siguiente eché más y salió salado. Nadie dijo nada. Estuve nueve días así. El décimo entró Visitación, que tenía entonces ochenta años y no ha sido nunca de hablar, partió el pan allí mismo, en el mostrador, lo masticó despacio y dijo: «Ése».\n\nLo pesé. Dieciocho gramos por kilo. Lo tengo escrito con lápiz en la pared, al lado del cajón, para quien venga detrás. Y si no viene nadie, para la pared.',
      daysAgo: 7.5,
      warmth: 0.6,
      comments: [
        {
          by: 'rosa',
          text: 'No puedo escribir de la llorada. Dice mi nieta que ella tampoco.',
          hoursLater: 1,
        },
        { by: 'soledad', text: '«Para la pared». Toño, escriba ese libro.', hoursLater: 2 },
        {
          by: 'amara',
          text: 'El pueblo entero comiéndose el duelo contigo, callado. Gracias por contarlo.',
          hoursLater: 5,
        },
        { by: 'iker', text: 'Voy a ir a comer ese pan y no voy a decir nada.', hoursLater: 8 },
        {
          by: 'sam',
          text: 'Translated it for my kitchen crew before service. Nobody said anything either.',
          hoursLater: 15,
        },
        { by: 'palabra', text: 'Qué hermosura de relato. Gracias por compartirlo.', hoursLater: 27 },
      ],
    },
    {
      text: 'Cliente nueva: «¿tiene pan sin nada?». Le he vendido una cesta vacía. Se ha reído. Ha vuelto. Ahora lleva centeno.',
      daysAgo: 20,
      warmth: 0.27,
    },
    {
      text: 'Pregunta para Fabiola y demás gente de las alturas. Me han pedido que suba al refugio a enseñar a hacer pan a los guardas: 2.080 metros, horno de gas pequeño, agua muy fría. Aquí abajo, a 1.200, me sube bien. ¿Dónde empieza el lío? ¿Llevo mi masa madre o hago otra allí? Tengo miedo de que se me maree por el camino.',
      daysAgo: 49,
      warmth: 0.31,
      comments: [{ by: 'fabiola', text: 'A 1.500 se ponen creídos. A 2.000 hay que rezar.', hoursLater: 1 }],
    },
    {
      text: 'El pan dulce que nadie compra. Hoy han comprado uno. No sé cómo comportarme.',
      daysAgo: 110,
      photos: ['Pan dulce y rebanadas sobre una tabla'],
      warmth: 0.36,
      comments: [
        { by: 'nerea', text: 'Guárdame otro y ya son dos.', hoursLater: 3 },
        { by: 'emilio', text: 'Cuidado, así empieza el éxito.', hoursLater: 6 },
      ],
    },
    {
      text: 'Once hornadas, tal cual. La de Soledad Irigoyen me ha costado catorce, porque volvía atrás.',
      daysAgo: 193,
      warmth: 0.19,
      comments: [
        { by: 'soledad', text: 'Qué unidad de medida preciosa. Me honra la levadura.', hoursLater: 9 },
      ],
    },
    {
      text: 'El horno por dentro, después de limpiarlo. Noventa y tantos años de fuego y las piedras están como el primer día. Yo no.',
      daysAgo: 384,
      photos: [
        { alt: 'Bóveda de horno de piedra con un resplandor naranja al fondo', subject: 'kiln' },
        { alt: 'Tres panes en la boca del horno, iluminados por las brasas', subject: 'kiln' },
        'Pan recién cortado sobre la tabla',
      ],
      warmth: 0.24,
      comments: [
        { by: 'martin', text: 'Ese arco de fuego es una catedral.', hoursLater: 5 },
        { by: 'saoirse', text: "I'd light a whole film like the third one.", hoursLater: 20 },
      ],
    },
    {
      text: 'Mi hija pequeña ha hecho una hogaza. No he dicho nada. He salido al patio un momento.',
      daysAgo: 710,
      warmth: 0.17,
      comments: [{ by: 'rosa', text: 'A veces la última generación cambia de opinión.', hoursLater: 3 }],
    },
    {
      text: 'Pan.',
      daysAgo: 1030,
      warmth: 0.11,
      comments: [{ by: 'alba', text: 'Presente.', hoursLater: 30 }],
    },
  ],
}
