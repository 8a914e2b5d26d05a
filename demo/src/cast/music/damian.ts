import type { Talent } from '../types.ts'

export const damian: Talent = {
  key: 'damian',
  firstName: 'Damián',
  lastName: 'Higareda',
  sex: 'MA',
  age: 33,
  looks: { tone: 2, hair: 'black', style: 'pixie' },
  country: 'MX',
  city: 'Guadalajara',
  language: 'es',
  biography:
    'Construyo sintetizadores con piezas de televisores descompuestos y toco en vivo con ellos, cuando prenden. Ingeniero en electrónica de día, ruido bien temperado de noche. Doy un taller donde en seis horas haces tu primer oscilador y en ocho ya te odian tus vecinos. Todo lo que diseño lo publico libre.',
  joinedDaysAgo: 340,
  categories: [2, 7],
  interests: ['bulbos', 'ciencia ficción', 'tortas ahogadas'],
  links: { youtube: 'https://www.youtube.com/@damianhigareda-brilla' },
  posts: [
    {
      text: 'Prendió a la primera. Repito: prendió A LA PRIMERA. Llevo una hora revisando qué hice mal.',
      daysAgo: 2.15,
      photos: [
        { alt: 'Una placa de circuito con un chip al centro y pistas de colores', subject: 'circuit' },
      ],
      pictured: 7,
      warmth: 0.42,
      comments: [
        { by: 'pablo', text: 'La sospecha es el sentimiento correcto.', hoursLater: 1 },
        { by: 'dani', text: 'A nosotros nos pasó una vez y estaba desconectado.', hoursLater: 3 },
        { by: 'rocio', text: '¿Hay forma de verle el espectro? Presto osciloscopio.', hoursLater: 5 },
      ],
    },
    {
      text: 'Concierto con seis televisores y un ventilador. El ventilador fue lo que más aplaudieron y no estaba en el programa.',
      daysAgo: 66,
      warmth: 0.34,
      comments: [{ by: 'jade', text: 'Book the fan.', hoursLater: 5 }],
    },
    {
      text: 'Taller de osciladores este domingo: doce lugares, se pone el material, traigan paciencia y un desarmador de cruz.',
      daysAgo: 145,
      warmth: 0.25,
    },
  ],
}
