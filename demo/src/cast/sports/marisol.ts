import type { Talent } from '../types.ts'

export const marisol: Talent = {
  key: 'marisol',
  firstName: 'Marisol',
  lastName: 'Feliciano',
  sex: 'FE',
  age: 26,
  looks: { tone: 4, hair: 'dark', style: 'curls' },
  country: 'PR',
  city: 'Ponce',
  language: 'es',
  biography: `Boxeadora, 57 kilos, siete peleas profesionales y seis alegrías. De día soy técnica de emergencias médicas, así que primero enseño a cubrirse y después a pegar. Entreno en un gimnasio que era panadería; cuando hace calor, todavía huele a pan sobao.

Me crió mi abuela, que nunca ha visto una pelea mía completa: mira la pared hasta que suena la campana y pregunta «¿estás entera?». Mientras la respuesta sea sí, seguimos.`,
  joinedDaysAgo: 480,
  categories: [1],
  posts: [
    {
      text: 'Firmado: peleo en casa en seis semanas. EN CASA. Abuela ya escogió su pared.',
      daysAgo: 2.7,
      photos: [{ alt: 'El cuadrilátero vacío bajo las lámparas, con las cuerdas tensas', subject: 'ropes' }],
      warmth: 0.57,
      comments: [
        { by: 'diego', text: '¡¡vamos Marisol!!', hoursLater: 1 },
        {
          by: 'elias',
          text: 'Esa abuela merece un asiento frente a la pared, con su nombre.',
          hoursLater: 4,
        },
        { by: 'kofi', text: 'Tell gran from me: still whole. Good luck!', hoursLater: 9 },
      ],
    },
    {
      text: `Corrí a las cuatro y media porque a las seis entraba a turno. A las nueve estaba sacando a un señor de un carro. A la una comí de pie. A las cinco, diez asaltos de sparring.

No lo cuento pa que me digan dura. Lo cuento porque hoy en el quinto me senté en la esquina y dije: no puedo más. Y mi entrenador dijo «pues no puedas», y me quitó los guantes, y nos quedamos mirando la puerta abierta de la panadería hasta que se hizo de noche.

Mañana otra vez. Hoy no.`,
      daysAgo: 14,
      warmth: 0.34,
      comments: [
        { by: 'nerea', text: 'Un aplauso para ese entrenador.', hoursLater: 2 },
        { by: 'valentina', text: '«pues no puedas». Uf.', hoursLater: 4 },
        { by: 'rosa', text: 'Come sentada mañana, mija. Es una orden.', hoursLater: 8 },
        { by: 'marisol', replyTo: 'rosa', text: 'Sí señora 🙏🏽', hoursLater: 12 },
      ],
    },
    {
      text: 'Clase gratis de defensa para enfermeras y conductoras de ambulancia, sábado 10 a.m. Traigan ropa cómoda y la rabia que les sobre.',
      daysAgo: 70,
      warmth: 0.3,
      comments: [
        { by: 'fabiola', text: '¿Y las cocineras? Tenemos rabia de domingo.', hoursLater: 6 },
        {
          by: 'marisol',
          replyTo: 'fabiola',
          text: '¡Cocineras también! Dejen los cuchillos.',
          hoursLater: 7,
        },
      ],
    },
    {
      text: 'Perdí. Por decisión dividida, bien perdido. Estoy entera, abuela.',
      daysAgo: 233,
      photos: [
        { alt: 'Las esquinas del cuadrilátero vacío en sombra, con la luz al centro', subject: 'ropes' },
      ],
      warmth: 0.24,
      comments: [
        { by: 'yuliana', text: 'Entera y grande.', hoursLater: 2 },
        { by: 'kofi', text: 'Respect.', hoursLater: 20 },
      ],
    },
    {
      text: 'Llegué por una compañera que baila. Yo también bailo, pero con alguien que se quiere ir.',
      daysAgo: 470,
      warmth: 0.2,
      comments: [{ by: 'camilo', text: 'Jajaja la mejor definición de pareja difícil', hoursLater: 8 }],
    },
  ],
}
