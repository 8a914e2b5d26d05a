import type { Talent } from '../types.ts'

export const lupe: Talent = {
  key: 'lupe',
  firstName: 'Lupe',
  lastName: 'Huamanchumo',
  sex: 'FE',
  age: 48,
  looks: { tone: 4, hair: 'black', style: 'bun' },
  country: 'PE',
  city: 'Trujillo',
  language: 'es',
  biography:
    'Cocinera del norte del Perú: limón que pica, ají que perdona y pescado que ayer nadaba. Heredé el puesto de mi mamá en el mercado y después abrí una cebichería de nueve mesas a tres cuadras del mar. Cierro a las cuatro, porque el cebiche de noche es un invento de gente apurada. Me gusta enseñar a los jóvenes, sobre todo a barrer, que es donde se ve quién va a ser cocinero.',
  joinedDaysAgo: 620,
  categories: [8],
  posts: [
    {
      text: 'Llegó el primer muchacho que barre sin que le digan. Ya le enseñé el punto del limón. Al que barre se le enseña todo.',
      daysAgo: 2.9,
      photos: [
        { alt: 'Plato de cebiche con cebolla morada, visto desde arriba', subject: 'dish' },
        { alt: 'Limones verdes partidos sobre la tabla', subject: 'dish' },
      ],
      warmth: 0.55,
      comments: [
        { by: 'rosa', text: 'Ésa es la verdad más grande de la cocina.', hoursLater: 1 },
        { by: 'iker', text: 'Y del bar. Y de la vida.', hoursLater: 2 },
        { by: 'wara', text: 'Con los pinceles es igual: primero se lavan.', hoursLater: 14 },
      ],
    },
    {
      text: 'Hoy no hubo pescado. El mar estuvo cerrado por oleaje tres días y yo congelado no sirvo, así que puse un cartel: "hoy no hay, mañana sí". La gente lo leía, entraba igual y se sentaba. A la una tenía las nueve mesas llenas de gente mirándome. Cociné lentejas para todos, una olla sola, y cobré lo que cada uno quiso dejar. Salió la misma caja que un martes normal. No sé qué pensar, la verdad, pero las lentejas se quedan.',
      daysAgo: 12,
      warmth: 0.28,
      comments: [{ by: 'ximena', text: 'Voy a ir hasta Trujillo por esas lentejas.', hoursLater: 4 }],
    },
    {
      text: '¿Cómo le explican a un cliente que el plato no está crudo, que está cocido en limón, sin que ponga esa cara?',
      daysAgo: 48,
      warmth: 0.35,
      comments: [
        {
          by: 'adaeze',
          text: 'Tell them acid unfolds the proteins, same as heat does. Then they make a different face.',
          hoursLater: 2,
        },
        {
          by: 'lupe',
          replyTo: 'adaeze',
          text: 'Probé con lo de las proteínas. Pidió otro plato. Gracias, doctora.',
          hoursLater: 5,
        },
      ],
    },
    {
      text: 'Puesto de mi mamá, o lo que me acuerdo. Los colores eran así.',
      daysAgo: 117,
      photos: [
        { alt: 'Ajíes amarillos, rojos y verdes en círculo sobre una bandeja', subject: 'dish' },
        'Montones de naranjas abiertas',
        { alt: 'Plato de barro con arroz y frijol, visto desde lo alto', subject: 'dish' },
        { alt: 'Choclo en rodajas y camote en un plato', subject: 'dish' },
        { alt: 'Ají amarillo sobre una tabla de madera', subject: 'dish' },
        'Naranjas en mitades, cada una con un brillo distinto',
      ],
      warmth: 0.3,
      comments: [
        {
          by: 'martina',
          text: 'Los colores de la memoria siempre están un poco más arriba. Qué lindo.',
          hoursLater: 6,
        },
        { by: 'ximena', text: 'Así eran. Lo confirmo y firmo.', hoursLater: 10 },
      ],
    },
    {
      text: 'Diecisiete años de la cebichería. Gracias a Wilmer, que está desde el primer día y todavía no aprende a llegar temprano; a mi comadre Nati por las sillas que nunca pidió de vuelta; a los clientes de los jueves, ustedes saben. Y a mi mamá, que decía que nueve mesas eran muchas. Soplé la vela encima de un camote.',
      daysAgo: 228,
      photos: [{ alt: 'Camote partido sobre un plato redondo', subject: 'dish' }],
      warmth: 0.21,
    },
    {
      text: 'Me corté un dedo picando cebolla mientras explicaba cómo no cortarse picando cebolla.',
      daysAgo: 400,
      warmth: 0.16,
    },
    {
      text: 'Buenas tardes desde el mercado, ¡por aquí Lupe!',
      daysAgo: 610,
      warmth: 0.12,
    },
  ],
}
