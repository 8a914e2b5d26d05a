import type { Talent } from '../types.ts'

export const itzel: Talent = {
  key: 'itzel',
  firstName: 'Itzel',
  lastName: 'Cuautle',
  sex: 'FE',
  age: 28,
  looks: { tone: 4, hair: 'black', style: 'wavy' },
  country: 'MX',
  city: 'Puebla',
  language: 'es',
  biography: `Grabadora. Linóleo, madera y a veces suela de chancla, que es más noble de lo que dicen. Hago carteles de lucha libre, de bodas, de asambleas y de gatos perdidos (tasa de gatos encontrados: 6 de 9). Comparto taller con cuatro colegas y una prensa que pesa más que todas juntas y se llama Lucrecia.

Me corto un dedo al año. Este año ya cumplí.`,
  joinedDaysAgo: 580,
  categories: [3],
  links: {
    instagram: 'https://instagram.com/itzel.cuautle.gubia',
    twitter: 'https://twitter.com/itzelgubia',
  },
  posts: [
    {
      text: '¿Se acuerdan del cartel para una cubeta? Ya está entintado. Dos tintas, cuarenta copias, cero dormida. Lucrecia rechinó toda la noche como si también estrenara.',
      daysAgo: 2.1,
      photos: [
        { alt: 'Cartel con una cubeta impresa en dos tintas', subject: 'posterPrint' },
        { alt: 'Pruebas del cartel de la cubeta en fila, cada una más cargada', subject: 'posterPrint' },
      ],
      warmth: 0.45,
      comments: [
        { by: 'hannah', text: 'Two colors, forty prints, no sleep: a haiku of our trade.', hoursLater: 1 },
        { by: 'oscar', text: 'Ese registro está clavado. ¿Qué papel es?', hoursLater: 5 },
        {
          by: 'itzel',
          replyTo: 'oscar',
          text: 'Revolución de 90, el de la papelería de la esquina. No se lo digas a nadie.',
          hoursLater: 6,
        },
      ],
    },
    {
      text: 'Grabé todo el texto al derecho. TODO. Seis horas. Para quien no graba: se graba al revés. Para quien graba: ya sé. Ya sé.',
      daysAgo: 7,
      warmth: 0.3,
      comments: [
        { by: 'hannah', text: 'Oh no. Oh NO. Solidarity.', hoursLater: 1 },
        { by: 'oscar', text: 'Véndelo con espejo.', hoursLater: 2 },
        {
          by: 'itzel',
          replyTo: 'oscar',
          text: 'Óscar me acabas de salvar la semana, lo voy a vender con espejo',
          hoursLater: 3,
        },
        { by: 'saoirse', text: 'I once exported a whole film with the guide track on. Hug.', hoursLater: 8 },
      ],
    },
    {
      text: 'Gato encontrado gracias al cartel. Van seis. El dueño me pagó con un pastel de elote y el gato me miró como si yo fuera la culpable.',
      daysAgo: 25,
      photos: [
        { alt: 'Cartel con un gato de ojos redondos y rayas gruesas', subject: 'posterPrint' },
        { alt: 'Retícula de carteles con la misma silueta de gato', subject: 'posterPrint' },
      ],
      warmth: 0.35,
      comments: [
        { by: 'ines', text: 'Tundete te manda respetos.', hoursLater: 2 },
        { by: 'yara', text: '¿Receta del pastel? Digo, felicidades por el gato.', hoursLater: 6 },
      ],
    },
    {
      text: 'Se me fue la gubia. Dedo índice, tres puntos. El de urgencias me preguntó si era «artista o carpintera» y le dije que depende de quién pague.',
      daysAgo: 68,
      warmth: 0.22,
      comments: [
        {
          by: 'marisol',
          text: 'Presión directa y mano arriba. Y la próxima, guante en la izquierda, mi amor.',
          hoursLater: 1,
        },
      ],
    },
    {
      text: 'La primera copia siempre la veo fea. La décima, bien. La trigésima la amo. Yo digo que es la tinta, mi mamá que soy así con la gente también.',
      daysAgo: 155,
      photos: [
        { alt: 'Una serie de carteles de una cubeta, cada vez con más tinta', subject: 'posterPrint' },
      ],
      warmth: 0.28,
      comments: [{ by: 'lia', text: 'Tu mamá y la mía deberían hablar.', hoursLater: 8 }],
    },
    {
      text: 'Nos sacan del taller en tres meses, van a poner un lugar de frappés. ¿Alguien sabe mover una prensa de 400 kilos por un zaguán de noventa centímetros? Lucrecia mide noventa y dos.',
      daysAgo: 310,
      warmth: 0.24,
      comments: [
        {
          by: 'pablo',
          text: 'Se desmonta el volante y pasa de canto, con rodillos de tubo. Mide en diagonal antes.',
          hoursLater: 4,
        },
        { by: 'lucho', text: 'Y once vecinas. Nunca falla.', hoursLater: 6 },
        { by: 'itzel', text: 'Pasó. De canto, con tubos y con vecinas. Gracias.', hoursLater: 2000 },
      ],
    },
    {
      text: 'Hola, me llamo Itzel. Tengo las uñas negras, es tinta, prometo.',
      daysAgo: 574,
      warmth: 0.2,
    },
  ],
}
