import type { Talent } from '../types.ts'

export const nico: Talent = {
  key: 'nico',
  firstName: 'Nico',
  lastName: 'Paladino',
  sex: 'MA',
  age: 32,
  looks: { tone: 1, hair: 'brown', style: 'short' },
  country: 'AR',
  city: 'Córdoba',
  language: 'es',
  biography:
    'Impresión 3D en Córdoba. Hago prótesis de mano para chicos, repuestos de cosas que ya no tienen repuesto y, entre medio, una cantidad obscena de fideos de plástico: cuando una impresión sale mal salen fideos, y yo los guardo todos en bolsas con fecha. Aprendí solo, rompiendo. Si necesitás una pieza, mandame el plano; si no tenés plano, mandame la pieza rota; si no tenés la pieza, charlemos igual. Humor cordobés incluido sin cargo.',
  joinedDaysAgo: 950,
  categories: [7, 3],
  links: { youtube: 'https://www.youtube.com/@nicopaladino-brilla' },
  posts: [
    {
      text: 'Catorce horas de impresión. Me fui a dormir tranquilo.\n\nNo saben lo que encontré a la mañana.',
      daysAgo: 0.45,
      photos: [
        {
          alt: 'Maraña de filamento blanco sobre la cama de la impresora, con la boquilla arriba',
          subject: 'failedPrint',
        },
      ],
      warmth: 0.62,
      comments: [
        { by: 'pablo', text: 'Buenos espaguetis. Al dente.', hoursLater: 0.6 },
        { by: 'sam', text: 'Looks like my first attempt at noodles, same color too.', hoursLater: 2 },
        { by: 'martin', text: 'Eso con un tuco se arregla.', hoursLater: 4 },
        {
          by: 'lautaro',
          text: 'Número diez: el detective contra el monstruo de fideo. Cedeme los derechos.',
          hoursLater: 6,
        },
      ],
    },
    {
      text: 'Primera mano talle 3. El nene se la puso, agarró un autito, lo soltó, lo agarró, lo soltó. Diecisiete veces. La mamá contaba. Yo miraba para otro lado porque soy grande y fuerte.',
      daysAgo: 7.7,
      warmth: 0.45,
      comments: [
        { by: 'yuliana', text: 'Yo también soy grande y fuerte y aquí estoy llorando.', hoursLater: 2 },
        { by: 'adaeze', text: "Seventeen. I'm keeping that number.", hoursLater: 5 },
        { by: 'facundo', text: 'Crack, Nico. De verdad.', hoursLater: 12 },
        { by: 'orbita', text: 'Precioso trabajo. Gracias por contarlo así.', hoursLater: 40 },
      ],
    },
    {
      text: '¿Alguien imprimió en flexible sin llorar? Acepto respuestas de una palabra.',
      daysAgo: 25,
      warmth: 0.26,
      comments: [
        { by: 'pablo', text: 'No.', hoursLater: 1 },
        { by: 'dani', text: 'Despacio.', hoursLater: 3 },
        {
          by: 'nico',
          replyTo: 'dani',
          text: 'El chico tiene razón. Todo el mundo tiene razón.',
          hoursLater: 3.5,
        },
      ],
    },
    {
      text: 'Engranaje para una máquina de coser de sesenta años. Lo cuento por si a alguien le sirve: el original era de baquelita y le faltaban cuatro dientes, así que medí los que quedaban, promedié, y el primero trabó. El segundo también. Al tercero me di cuenta de que el eje estaba gastado para un lado, o sea que la pieza tenía que salir apenas torcida para andar derecho. Nailon, relleno al cien, dos horas diez. Cose. El archivo está libre, pídanlo.',
      daysAgo: 67,
      photos: [
        'Engranaje dorado visto de frente, con dientes finos y regulares',
        { alt: 'Engranajes de prueba, de varios tamaños', subject: 'gears' },
        { alt: 'Plano técnico azul con círculos y medidas alrededor de un eje', subject: 'blueprint' },
      ],
      warmth: 0.34,
      comments: [
        { by: 'luciana', text: 'Ay. ¿Haría otro, para la de mi mamá?', hoursLater: 4 },
        { by: 'nico', replyTo: 'luciana', text: 'Mandame foto y medidas, de una.', hoursLater: 5 },
        { by: 'alba', text: 'Esto debería ser un servicio público.', hoursLater: 10 },
      ],
    },
    {
      text: 'Bolsa de fideos número 100. Brindo.',
      daysAgo: 133,
      photos: [
        {
          alt: 'Hilos de plástico de muchos colores hechos un nudo, bajo la boquilla',
          subject: 'failedPrint',
        },
      ],
      warmth: 0.19,
    },
    {
      text: 'Me llegó una pieza rota por correo, sin remitente y sin nota. Solo la pieza, envuelta en una media. No sé qué es. Nunca deseé tanto saber algo.',
      daysAgo: 245,
      warmth: 0.23,
      comments: [
        { by: 'emilio', text: 'Señor, esto es mío, necesito esa media.', hoursLater: 3 },
        { by: 'lautaro', text: '¿Y? ¿Apareció el dueño?', hoursLater: 300 },
      ],
    },
    {
      text: 'Se cortó la luz a las 13:40 de una impresión de 13:45.',
      daysAgo: 405,
      warmth: 0.28,
      comments: [{ by: 'saoirse', text: 'No words. Just the sound of the wind.', hoursLater: 2 }],
    },
    {
      text: 'Armé la tercera impresora con partes de la primera. La segunda mira con desconfianza.',
      daysAgo: 633,
      warmth: 0.17,
      comments: [{ by: 'pablo', text: 'Lourdes manda saludos a la segunda.', hoursLater: 6 }],
    },
    {
      text: 'Hola gente, imprimo cosas. Algunas salen.',
      daysAgo: 930,
      warmth: 0.11,
      comments: [
        { by: 'carla', text: 'Bienvenido, las estadísticas son iguales en astronomía.', hoursLater: 16 },
      ],
    },
  ],
}
