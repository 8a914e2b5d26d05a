import type { Talent } from '../types.ts'

export const hector: Talent = {
  key: 'hector',
  firstName: 'Héctor',
  lastName: 'Barragán Soto',
  sex: 'MA',
  age: 28,
  looks: { tone: 4, hair: 'dark', style: 'short' },
  country: 'MX',
  city: 'Zapopan',
  language: 'es',
  biography:
    'Modelo de tallas grandes y segunda línea de rugby: 118 kilos muy bien repartidos. Empecé porque a una amiga le faltó un maniquí. Hago catálogo, campaña y pasarela, y acompaño a marcas que quieren aprender a cortar para cuerpos como el mío. Mi consejo para todo casting: comer antes.',
  joinedDaysAgo: 320,
  categories: [5, 1],
  interests: ['rugby', 'sastrería', 'tejuino'],
  links: { instagram: 'https://www.instagram.com/hectorbarragan.brilla' },
  posts: [
    {
      text: 'Primera vez que una marca me hace el saco desde cero y no «le saca de los lados». Me llegó el hombro donde tengo el hombro. Casi le doy un abrazo al espejo.',
      daysAgo: 2.7,
      photos: [
        { alt: 'Un saco de lana gris hecho a la medida, con la costura a la vista', subject: 'jacket' },
      ],
      warmth: 0.5,
      comments: [
        { by: 'bea', text: 'El hombro donde está el hombro. De eso va mi oficio entero.', hoursLater: 2 },
        { by: 'fernanda', text: '¡Y yo con mi pantalón al tobillo! Vamos ganando.', hoursLater: 4 },
        {
          by: 'brava',
          text: 'Felicidades, Héctor. Qué bien te queda, y qué bien que lo digas.',
          hoursLater: 12,
        },
      ],
    },
    {
      text: 'Pasarela el viernes y partido el sábado. Orden equivocado: desfilé con el ojo intacto y ahora mis fotos del lunes van de perfil.',
      daysAgo: 37.5,
      photos: ['La pasarela iluminada con el público a los lados'],
      warmth: 0.36,
      comments: [
        { by: 'marlene', text: 'De perfil sales mejor, te lo dice una nariz chueca.', hoursLater: 3 },
      ],
    },
    {
      text: 'Qué onda. Modelo grandote, buen carácter, talla 44.',
      daysAgo: 312,
      warmth: 0.2,
    },
  ],
}
