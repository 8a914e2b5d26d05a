import type { Talent } from '../types.ts'

export const camilo: Talent = {
  key: 'camilo',
  firstName: 'Camilo',
  lastName: 'Mosquera Ibarbo',
  sex: 'MA',
  age: 29,
  looks: { tone: 6, hair: 'black', style: 'shaved' },
  country: 'CO',
  city: 'Cali',
  language: 'es',
  biography: `Salsa caleña, pies rápidos, corazón más rápido. Bailo desde los cinco en el Distrito de Aguablanca y hoy dirijo una escuela con 84 pelados, tres parlantes y un solo baño. Campeón de pareja dos veces con mi prima Yesenia, que manda ella, por si acaso.

No sé hacer nada despacio. Ni esto.`,
  joinedDaysAgo: 700,
  categories: [2],
  links: {
    instagram: 'https://instagram.com/camilo.mosquera.pasos',
    youtube: 'https://youtube.com/@camilomosquera-salsa',
  },
  posts: [
    {
      text: '84 pelados, 84 pares de zapatos pintados a mano, una sola noche y yo con dorado hasta en las cejas ✨',
      daysAgo: 0.2,
      photos: [
        'Una bailarina de amarillo girando entre cintas doradas',
        'Luces de escenario en abanico sobre el público',
        'Dos figuras enlazadas, todo el vuelo hacia un lado',
      ],
      warmth: 0.52,
      comments: [
        { by: 'ana', text: '¡Quiero verte las cejas!', hoursLater: 0.5 },
        {
          by: 'lia',
          text: 'Ahí va uno que en Bogotá no llega ni a la esquina sin gripa. Hermosos.',
          hoursLater: 0.9,
        },
        {
          by: 'lucho',
          text: 'El dorado sale con aceite, hermano, no con agua. Experiencia.',
          hoursLater: 1.5,
        },
        { by: 'camilo', replyTo: 'lucho', text: 'AHORA ME LO DICE', hoursLater: 2 },
      ],
    },
    {
      text: 'Se cayó Juan Esteban en plena vuelta, se paró, hizo venia y lo aplaudieron más que a todos. Ahora los 83 restantes se quieren caer.',
      daysAgo: 5.1,
      warmth: 0.3,
      comments: [
        { by: 'diego', text: 'el chavo entendió todo', hoursLater: 1 },
        { by: 'marisol', text: 'Caerse es un oficio. Aplausos para Juan Esteban.', hoursLater: 4 },
      ],
    },
    {
      text: 'Para los que dicen que la salsa caleña es puro pie: pongan una moneda en la cabeza y bailen. Si se cae, era puro pie.',
      daysAgo: 31,
      photos: ['Un bailarín recto de cabeza a suelo, con cintas a sus pies'],
      warmth: 0.36,
      comments: [
        { by: 'amara', text: 'Con moneda y con tía mirando.', hoursLater: 3 },
        { by: 'facundo', text: 'Se me cayó la moneda y una vértebra.', hoursLater: 7 },
      ],
    },
    {
      text: 'El baño sigue siendo uno. El parlante nuevo suena. Prioridades.',
      daysAgo: 92,
      warmth: 0.28,
      comments: [
        { by: 'camilo', text: 'actualización: se tapó el baño', hoursLater: 3 },
        { by: 'bruno', text: 'Ahí está el ritmo del barrio, nadie lo puede negar', hoursLater: 10 },
      ],
    },
    {
      text: `Subcampeones. Yesenia lloró dos minutos y después se comió tres empanadas. Yo al revés.

A los jueces, respeto. A la pareja que ganó: ustedes son unas bestias, nos vemos el otro año. A mi mamá, que se puso el vestido amarillo aunque yo le dije que el amarillo desconcentra: el amarillo no tuvo la culpa. #elamarillonotuvolaculpa`,
      daysAgo: 233,
      photos: [
        { alt: 'Una pareja en el último giro bajo los reflectores', subject: 'duo' },
        'La pista vacía con los focos en cruz',
      ],
      warmth: 0.4,
      comments: [
        { by: 'lia', text: 'El amarillo jamás tiene la culpa.', hoursLater: 2 },
        {
          by: 'brava',
          text: 'Una presentación preciosa, felicitaciones a la escuela completa.',
          hoursLater: 20,
        },
      ],
    },
    {
      text: '¿Esto tiene sonido? ¿No? Bueno, imagínenselo. DURO.',
      daysAgo: 690,
      warmth: 0.2,
    },
  ],
}
