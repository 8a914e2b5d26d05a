import type { Talent } from '../types.ts'

export const rocio: Talent = {
  key: 'rocio',
  firstName: 'Rocío',
  lastName: 'Vindas',
  sex: 'FE',
  age: 44,
  looks: { tone: 3, hair: 'dark', style: 'bob' },
  country: 'CR',
  city: 'Cartago',
  language: 'es',
  biography:
    'Bióloga. Ranas, sobre todo. Trabajo en bosque nuboso, o sea mojada, o sea contenta. Llevo diecinueve años grabando coros de noche y puedo decirles quién canta, dónde y más o menos de qué humor anda. En casa tengo dos hijos, ocho pares de botas y ninguna rana, porque las ranas no son de nadie. Escribo listas de cosas que todavía no tienen nombre.',
  joinedDaysAgo: 590,
  categories: [7],
  posts: [
    {
      text: 'Diay, salió. Once años sin oírla en esta quebrada y anoche, entre un aguacero y otro, cantó una. UNA. Me senté en el barro a llorar con la grabadora prendida, así que la grabación tiene rana, lluvia y bióloga.',
      daysAgo: 3.3,
      warmth: 0.5,
      comments: [
        { by: 'carla', text: 'Qué alegría, Rocío. Guarda esa grabación con bióloga y todo.', hoursLater: 1 },
        { by: 'ximena', text: 'Publique la que tiene llanto, por favor.', hoursLater: 3 },
        { by: 'ines', text: 'Yo le pondría acordeón a esa cinta. Qué emoción.', hoursLater: 6 },
        { by: 'yara', text: 'Se me aguaron los ojos, ¡una!', hoursLater: 14 },
      ],
    },
    {
      text: 'Mis hijos me pidieron una mascota "normal". Definan normal.',
      daysAgo: 24,
      warmth: 0.28,
      comments: [
        { by: 'dani', text: 'Una que tenga USB.', hoursLater: 4 },
        { by: 'rocio', replyTo: 'dani', text: 'Muy útil, gracias.', hoursLater: 6 },
      ],
    },
    {
      text: 'Espectrograma del coro de anoche: cada banda es una especie y se reparten las frecuencias para no taparse. Llevan millones de años haciendo lo que en una reunión de ocho personas no logramos.',
      daysAgo: 80,
      photos: [
        { alt: 'Ondas de color sobre negro, como hilos vibrando', subject: 'spectrum' },
        { alt: 'Columnas brillantes que suben y bajan', subject: 'spectrum' },
      ],
      warmth: 0.36,
      comments: [
        { by: 'mei', text: "I would love to work with this file. It's already a drawing.", hoursLater: 3 },
        { by: 'camilo', text: 'Eso es una orquesta mejor afinada que la mía.', hoursLater: 9 },
        {
          by: 'rocio',
          replyTo: 'mei',
          text: 'Mei, se lo mando encantada, pesa como un perezoso mojado.',
          hoursLater: 13,
        },
      ],
    },
    {
      text: 'Campo, día 6.\nLluvia: toda.\nEspecies registradas: 14, una dudosa.\nBotas secas: ninguna.\nComida: arroz con atún, otra vez, y don Wílber trajo tortillas, Dios lo bendiga.\nCosas perdidas: un calcetín, la tapa del lente, la paciencia (apareció).\nCosas encontradas: un hongo azul del tamaño de una uña.\nBuen negocio.',
      daysAgo: 186,
      warmth: 0.2,
    },
    {
      text: 'Una célula de piel de rana con el microscopio bueno, el que hay que reservar con tres meses. Me dieron veinte minutos. Usé diecinueve mirando.',
      daysAgo: 318,
      photos: ['Células de bordes luminosos vistas al microscopio'],
      warmth: 0.26,
    },
    {
      text: '¡Pura vida! Por aquí una que anda de noche con linterna.',
      daysAgo: 570,
      warmth: 0.12,
    },
  ],
}
