import type { Talent } from '../types.ts'

export const dani: Talent = {
  key: 'dani',
  firstName: 'Dani',
  lastName: 'Orozco',
  sex: 'MA',
  age: 16,
  looks: { tone: 3, hair: 'black', style: 'short' },
  country: 'MX',
  city: 'Querétaro',
  language: 'es',
  biography:
    'Estoy en el club de robótica de mi escuela y me tocó ser el de los sensores. Me gusta programar, soldar (ya casi no me quemo) y desarmar cosas para entender cómo las pensó quien las hizo. Aquí voy a subir los avances de los proyectos del club: lo que salió, lo que no y por qué creemos que no.',
  joinedDaysAgo: 95,
  categories: [7],
  posts: [
    {
      text: 'Versión 4 del carrito que esquiva obstáculos. Ya esquiva la silla, la mochila y la pared blanca. No esquiva la pared negra, creemos que porque el sensor infrarrojo no le rebota. Mañana probamos con ultrasonido.',
      daysAgo: 0.75,
      photos: [
        { alt: 'El carrito robot con sus dos sensores', subject: 'robot' },
        'Diagrama de trayectorias curvas alrededor de un centro',
      ],
      warmth: 0.54,
      comments: [
        {
          by: 'pablo',
          text: 'Diagnóstico perfecto: el negro se traga el infrarrojo. El ultrasonido os va a ir bien.',
          hoursLater: 1,
        },
        { by: 'carla', text: 'Muy bien explicado, saludos a todo el club.', hoursLater: 5 },
        { by: 'nico', text: 'La pared negra, jefe final.', hoursLater: 8 },
      ],
    },
    {
      text: 'Lista de lo que aprendimos esta semana:\n1. El cable rojo no siempre es positivo.\n2. Preguntar antes de conectar.\n3. Ya no tenemos el módulo de radio.',
      daysAgo: 20,
      warmth: 0.33,
      comments: [
        { by: 'pablo', text: 'El punto 2 me costó a mí una carrera entera.', hoursLater: 3 },
        { by: 'rocio', text: 'Eso es un método científico completo, con funeral y todo.', hoursLater: 8 },
      ],
    },
    {
      text: 'El riego automático del huerto lleva 12 días sin fallar. Mide la humedad de la tierra cada hora y, si baja del 30 %, abre la válvula ocho segundos. Al principio la abría un minuto y se hacía lodo. También le pusimos un botón para apagarlo, porque regó a una maestra. El rábano no sabe nada de esto pero creció.',
      daysAgo: 54,
      photos: [{ alt: 'Placa de circuito con un chip y pistas verdes', subject: 'circuit' }],
      warmth: 0.29,
      comments: [
        {
          by: 'mei',
          text: 'Twelve days of hourly data: have you drawn it yet? A plain line is a great start.',
          hoursLater: 6,
        },
        {
          by: 'dani',
          replyTo: 'mei',
          text: 'Hoy la dibujamos. Se nota clarito cuándo llovió.',
          hoursLater: 21,
        },
      ],
    },
    {
      text: 'Hola, voy a contar los proyectos del club. El primero es un brazo de cartón con jeringas que levanta 80 gramos (ya casi 90).',
      daysAgo: 92,
      warmth: 0.18,
    },
  ],
}
