import type { Talent } from '../types.ts'

export const ulises: Talent = {
  key: 'ulises',
  firstName: 'Ulises',
  lastName: 'Govea Martínez',
  sex: 'MA',
  age: 46,
  looks: { tone: 3, hair: 'gray', style: 'short' },
  country: 'MX',
  city: 'San Luis Potosí',
  language: 'es',
  biography:
    'Ando en bicicleta distancias que no convienen y luego las escribo. He cruzado el país tres veces, dos por gusto y una por una apuesta. Publiqué un libro de crónicas de carretera, «El acotamiento», y estoy terminando el segundo. Entre semana reparo frenos en un taller de la calle Arista. Si pasas por San Luis con la cadena floja, toca.',
  joinedDaysAgo: 530,
  categories: [1, 6],
  interests: ['carreteras secundarias', 'comida corrida', 'radios viejos'],
  posts: [
    {
      text: `Kilómetro 214. Se me poncha la llanta frente a una capilla donde están ensayando una banda de niños. El del clarinete, de unos diez años, deja el instrumento, viene, mira la llanta y dice: «¿trae parches o le tocamos algo mientras?».

Traía parches. Le dije que no.`,
      daysAgo: 1.55,
      photos: [
        { alt: 'Una bicicleta cargada con alforjas en una carretera entre cerros', subject: 'bicycle' },
      ],
      warmth: 0.52,
      comments: [
        { by: 'emilio', text: 'El segundo libro ya tiene su última página.', hoursLater: 2 },
        { by: 'ximena', text: '«Le dije que no». Perfecto.', hoursLater: 4 },
        { by: 'palabra', text: 'Ulises, ¿hay manuscrito? Nos encantaría leerlo.', hoursLater: 10 },
      ],
    },
    {
      text: 'Lista de lo que me han regalado en la carretera este año: cuatro naranjas, un consejo matrimonial, media pomada, un rosario, dos direcciones equivocadas y un perro (lo devolví, tenía dueña).',
      daysAgo: 57,
      warmth: 0.38,
      comments: [{ by: 'wara', text: 'El consejo matrimonial, ¿servía?', hoursLater: 6 }],
    },
    {
      text: 'A quien pregunta qué bici llevo: una de acero del 91, despintada. Pesa como un compromiso. No la cambio.',
      daysAgo: 240,
      warmth: 0.24,
      comments: [
        { by: 'pablo', text: 'Acero y soldable en cualquier pueblo: la respuesta correcta.', hoursLater: 12 },
      ],
    },
  ],
}
