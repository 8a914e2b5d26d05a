import type { Talent } from '../types.ts'

export const martina: Talent = {
  key: 'martina',
  firstName: 'Martina',
  lastName: 'Ferreyra',
  sex: 'FE',
  age: 36,
  looks: { tone: 2, hair: 'chestnut', style: 'curls' },
  country: 'AR',
  city: 'Villa Las Rosas',
  language: 'es',
  biography: `Ceramista en Traslasierra. Junto la arcilla yo, de un arroyo que no pienso decir cuál es, la cuelo con una media y la dejo dormir un invierno. Horneo a leña con mi hermano, que pone el cuerpo y los chistes malos.

Hago vajilla para usar todos los días: se puede raspar, se puede caer, se puede querer. Lo que sale torcido lo vendo como torcido. Antes fui contadora, catorce años. Todavía le pongo fórmula a todo.`,
  joinedDaysAgo: 670,
  categories: [3],
  links: {
    instagram: 'https://instagram.com/martina.ferreyra.barro',
    web: 'https://barrodemartina.example',
  },
  posts: [
    {
      text: 'Abrimos el horno. De 60 piezas: 41 bien, 12 raras, 6 en pedacitos, y una (1) tan linda que nos quedamos los dos mirándola sin decir nada hasta que mi hermano dijo «esa no la hicimos nosotros».',
      daysAgo: 1.25,
      photos: [
        { alt: 'Muchos cuencos esmaltados, vistos de arriba', subject: 'bowls' },
        { alt: 'Un cuenco grande con el esmalte en vetas, visto de arriba', subject: 'bowls' },
        { alt: 'Las vasijas que salieron bien, en fila', subject: 'pots' },
      ],
      warmth: 0.42,
      comments: [
        { by: 'lucho', text: '¿Y la raras, las 12? Esas son las que compra uno.', hoursLater: 2 },
        { by: 'rosa', text: 'Yo quiero una de las torcidas para el mole.', hoursLater: 4 },
        { by: 'wara', text: 'Cuando no la hizo una, hay que guardarla.', hoursLater: 9 },
        {
          by: 'martina',
          replyTo: 'wara',
          text: 'Guardada, Wara. Arriba de la heladera, lejos del gato.',
          hoursLater: 10,
        },
      ],
    },
    {
      text: 'Frío, viento y el barro que no seca. Hoy fui una señora mirando barro.',
      daysAgo: 6.1,
      warmth: 0.2,
      comments: [
        { by: 'oscar', text: 'Yo he sido un señor mirando papel.', hoursLater: 1 },
        { by: 'gonzalo', text: 'Acá un tipo mirando una barra de exportar al 3 %', hoursLater: 3 },
      ],
    },
    {
      text: `Planilla del año, porque no puedo con mi genio:

Horas de torno: 611.
Horas de amasar: 340.
Horas de explicar por qué una taza sale lo que sale: 95.
Horas de hornear: 130, más dos que nos dormimos.
Gente que volvió a contarme que la taza se le rompió y lloró: 4.
Gente que volvió con la taza rota para que yo llorara: 1, mi vieja.`,
      daysAgo: 21,
      warmth: 0.36,
      comments: [
        { by: 'tomas', text: 'Esta es la planilla más linda que vi en mi vida y vi muchas', hoursLater: 1 },
        { by: 'carla', text: 'Necesito gráfico de tortas. De torta de barro, claro.', hoursLater: 5 },
        { by: 'bea', text: 'Lo de tu vieja 😂', hoursLater: 9 },
      ],
    },
    {
      text: 'Probé un esmalte con ceniza de vid y salió del color exacto de la pileta de mi abuela cuando no le ponían cloro. No sé si es bueno o malo. Es exacto.',
      daysAgo: 55,
      photos: [
        { alt: 'Un cuenco con vetas de esmalte azul, como agua quieta vista de arriba', subject: 'bowls' },
        { alt: 'Tres cuencos de tonos distintos, alineados para comparar', subject: 'bowls' },
      ],
      warmth: 0.3,
      comments: [
        {
          by: 'adaeze',
          text: 'Ash glaze chemistry is my favourite rabbit hole. What temperature?',
          hoursLater: 4,
        },
        { by: 'martina', replyTo: 'adaeze', text: '1.240, with a long soak. And a prayer.', hoursLater: 7 },
      ],
    },
    {
      text: 'Clase abierta el domingo. Traigan ropa vieja y ninguna expectativa. El que trae expectativa hace cenicero.',
      daysAgo: 108,
      warmth: 0.24,
      comments: [{ by: 'fabiola', text: 'Yo sin expectativa también hice cenicero.', hoursLater: 5 }],
    },
    {
      text: 'Se nos fue el fuego a las cuatro de la mañana y perdimos la hornada. Entera. Mi hermano estuvo callado hasta las ocho, preparó mate, y dijo: «Bueno. Ahora sí que está todo frío».',
      daysAgo: 255,
      photos: [{ alt: 'La boca del horno de ladrillo con las brasas encendidas', subject: 'kiln' }],
      warmth: 0.33,
      comments: [
        { by: 'facundo', text: 'Ese hermano vale una hornada.', hoursLater: 3 },
        { by: 'nayeli', text: 'Leí esto el día del puente roto. Gracias.', hoursLater: 190 },
      ],
    },
    {
      text: 'Renuncié. Hoy. Catorce años de balances. Me regalaron una planta y una calculadora. Voy a esmaltar la calculadora.',
      daysAgo: 430,
      warmth: 0.2,
      comments: [
        { by: 'nerea', text: '¡Brava!', hoursLater: 3 },
        { by: 'paula', text: 'Foto de la calculadora o no pasó.', hoursLater: 5 },
      ],
    },
    {
      text: 'Hola, amaso.',
      daysAgo: 662,
      photos: [{ alt: 'Vasijas y jarrones de colores en fila', subject: 'pots' }],
      warmth: 0.18,
    },
  ],
}
