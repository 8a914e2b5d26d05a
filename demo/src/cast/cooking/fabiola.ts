import type { Talent } from '../types.ts'

export const fabiola: Talent = {
  key: 'fabiola',
  firstName: 'Fabiola',
  lastName: 'Urdaneta',
  sex: 'FE',
  age: 37,
  looks: { tone: 2, hair: 'chestnut', style: 'long' },
  country: 'VE',
  city: 'Mérida',
  language: 'es',
  biography:
    'Pastelera en Mérida, a mil seiscientos metros, donde el agua hierve antes y los bizcochos se creen más de lo que son. Reescribí todas mis recetas por la altura y ahora tengo un cuaderno que no sirve en ninguna otra parte. Hago tortas de tres pisos para quinceañeras, dulces abrillantados como los de mi bisabuela y, cuando se va la luz, hago inventario y canto.',
  joinedDaysAgo: 270,
  categories: [8, 3],
  posts: [
    {
      text: 'Se cayó el tercer piso. De la torta, digo, tranquilos. Con los pedazos hice vasitos, los decoré y la cumpleañera me preguntó que por qué no se los había ofrecido desde el principio.',
      daysAgo: 4.4,
      photos: [
        { alt: 'Bizcocho redondo con baño rosado en un plato', subject: 'dish' },
        'Rodajas de naranjas confitadas',
      ],
      warmth: 0.41,
      comments: [
        { by: 'noa', text: 'Apuntado en la libreta: caerse con estilo.', hoursLater: 1 },
        { by: 'sam', text: "Best save I've read all month.", hoursLater: 3 },
        { by: 'itzel', text: 'Las naranjas parecen vitrales de verdad.', hoursLater: 10 },
      ],
    },
    {
      text: 'Pregunta para quien hornea por encima de los 1.500 metros. Llevo un mes con la torta de naranja hundiéndose por el centro. Ya bajé el polvo de hornear a la mitad, subí el horno quince grados y le quité azúcar. Sube linda, me ve la cara y se sienta. ¿Más huevo? ¿Molde de tubo? ¿Levadura en vez de polvo? Hablemos, que estoy sola en esto y la clienta la quiere el sábado.',
      daysAgo: 34,
      warmth: 0.24,
      comments: [
        {
          by: 'wara',
          text: 'Vivo más arriba que tú y mi pan parece un posavasos. Te escucho.',
          hoursLater: 3,
        },
        {
          by: 'fabiola',
          replyTo: 'wara',
          text: 'Menos levadura, más agua, y no le creas al dedo.',
          hoursLater: 5,
        },
      ],
    },
    {
      text: 'Dulces abrillantados de mi bisabuela Celina. La receta decía «azúcar, la que pida». Pidió cuatro kilos.',
      daysAgo: 126,
      photos: [
        { alt: 'Dulces pequeños de colores en filas sobre una bandeja', subject: 'dish' },
        'Mitades de limón verde con azúcar',
        { alt: 'Bandeja de higos y naranjas en almíbar', subject: 'dish' },
      ],
      warmth: 0.34,
      comments: [
        { by: 'luciana', text: '¡Me acabas de devolver a la casa de mi tía!', hoursLater: 6 },
        { by: 'rosa', text: '«La que pida». Así es, el azúcar habla.', hoursLater: 12 },
      ],
    },
    {
      text: 'Hola, hola. Vengo con harina en el teclado.',
      daysAgo: 262,
      warmth: 0.13,
    },
  ],
}
